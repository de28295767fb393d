import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchCategories } from '../../../shared/categories/category-matcher.ts';
import { allCategories } from '../../../shared/categories/category-tree.ts';

const everyName = allCategories().map(({ portuguese }) => portuguese);
const coveredBy = (request: string): string[] => everyName.filter(matchCategories(request).covers);

describe('what a name covers', () => {
  it.each([
    [
      'Alimentação',
      ['Supermercado', 'Alimentos e bebidas', 'Restaurantes, bares e lanchonetes', 'Delivery de alimentos'],
    ],
    ['comida', coveredBy('food')],
    ['groceries', ['Supermercado']],
    ['MERCADO', ['Supermercado']],
    ['telecomunicacao', ['Telecomunicação', 'Internet', 'Celular', 'TV']],
    ['Contas', coveredBy('Telecomunicação,Serviços de utilidade pública')],
    ['bills', coveredBy('Contas')],
    ['transport', coveredBy('Transporte')],
    ['Combustível', ['Postos de gasolina']],
    ['farmacia', ['Farmácia']],
    ['Hospital clinics and labs', ['Hospitais, clínicas e laboratórios']],
    ['Vestiário', ['Vestuário']],
    ['roupas', ['Vestuário']],
    ['PIX', ['Transferência - PIX', 'Transferência para terceiros - PIX']],
    ['Seguros', coveredBy('insurance')],
    ['Lazer', ['Lazer', ...coveredBy('Tickets')]],
    ['gibberish', []],
  ])('%s', (request, expected) => {
    expect(coveredBy(request).toSorted()).toEqual([...expected].toSorted());
  });

  it('every canonical name covers itself and each category below it, by either language', () => {
    for (const { id, english, portuguese, parentId } of allCategories()) {
      for (const name of [english, portuguese, portuguese.toUpperCase()]) {
        expect(matchCategories(name).covers(portuguese), `${id} ${name}`).toBe(true);
      }
      const parent = allCategories().find((candidate) => candidate.id === parentId);
      if (parent) expect(matchCategories(parent.portuguese).covers(portuguese)).toBe(true);
    }
  });

  it("an unknown name covers rows that bear just that text, ignoring case and accents, and 'Investimentos' the bank's own texts", () => {
    const matcher = matchCategories('clube do livro');
    expect(matcher.covers('Clube do Livro')).toBe(true);
    expect(matcher.covers('Clube')).toBe(false);
    expect(matchCategories('Investimentos').covers('Resgate')).toBe(true);
  });

  it('a row without a category is covered by nothing', () => {
    expect(matchCategories('Alimentação,qualquer').covers(null)).toBe(false);
    expect(matchCategories('').covers('')).toBe(false);
  });
});

describe('reading a comma list', () => {
  it.each([
    ['Hospitais, clínicas e laboratórios,Transporte', ['Hospitais, clínicas e laboratórios', 'Transporte']],
    [' Restaurantes, bares e lanchonetes , Farmácia,', ['Restaurantes, bares e lanchonetes', 'Farmácia']],
    ['Transporte,,Lazer', ['Transporte', 'Lazer']],
    ['Cinema, Teatro e Concertos,Cinema', ['Cinema, Teatro e Concertos', 'Cinema']],
    ['clínicas e laboratórios,Bares', ['clínicas e laboratórios', 'Bares']],
    ['Transferência,PIX', ['Transferência', 'PIX']],
    ['', []],
  ])('%s', (list, names) => {
    expect(matchCategories(list).names).toEqual(names);
  });

  it('takes an array as one name or list per element', () => {
    expect(matchCategories(['Hospitais, clínicas e laboratórios', 'TV,Água']).names).toEqual([
      'Hospitais, clínicas e laboratórios',
      'TV',
      'Água',
    ]);
  });

  it('reads any list of canonical names back as it was written', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...everyName), { maxLength: 6 }), (names) => {
        const matcher = matchCategories(names.join(','));
        expect(matcher.names).toEqual(names);
        names.forEach((name) => {
          expect(matcher.covers(name)).toBe(true);
        });
      }),
    );
  });
});
