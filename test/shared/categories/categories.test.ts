import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryAliases } from '../../../shared/categories/category-aliases.ts';
import {
  isCardPaymentCategory,
  isInvestmentMove,
  isOwnTransferCategory,
  isTransferCategory,
} from '../../../shared/categories/category-groups.ts';
import { allCategories, canonicalCategory, categoryById, subtreeOf } from '../../../shared/categories/category-tree.ts';
import { normalizeText, splitWords } from '../../../shared/text/normalize-text.ts';

describe('the tree', () => {
  it('has the 130 categories, no id and no name in either language twice', () => {
    const all = allCategories();
    expect(all).toHaveLength(130);
    expect(new Set(all.map(({ id }) => id)).size).toBe(130);
    expect(new Set(all.map(({ portuguese }) => normalizeText(portuguese))).size).toBe(130);
    expect(new Set(all.map(({ english }) => normalizeText(english))).size).toBe(130);
  });

  it.each([
    { id: '01000000', parentId: null },
    { id: '02030001', parentId: '02030000' },
    { id: '02030000', parentId: '02000000' },
    { id: '05090004', parentId: '05090000' },
    { id: '19050006', parentId: '19050000' },
    { id: '200300000', parentId: '20000000' },
    { id: '99999999', parentId: null },
  ])('$id hangs under $parentId', ({ id, parentId }) => {
    expect(categoryById(id)?.parentId).toBe(parentId);
  });

  it('has 21 roots and Outros', () => {
    expect(allCategories().filter(({ parentId }) => parentId === null)).toHaveLength(22);
  });

  it.each([
    { name: 'Supermercado', below: 0 },
    { name: 'Telecomunicação', below: 3 },
    { name: 'Seguro saúde', below: 0 },
    { name: 'Seguros', below: 4 },
  ])('$name has $below below it', ({ name, below }) => {
    const category = allCategories().find(({ portuguese }) => portuguese === name);
    expect(category && subtreeOf(category.id)).toHaveLength(1 + below);
  });
});

describe('canonicalCategory', () => {
  it.each([
    [{ categoryId: '08040000', category: 'Clothing' }, 'Vestuário'],
    [{ categoryId: '08040000', category: null }, 'Vestuário'],
    [{ category: 'Vestiário' }, 'Vestuário'],
    [{ category: 'Accomodation' }, 'Hospedagem'],
    [{ category: 'Same person transfer - PIX' }, 'Transferência mesma titularidade - PIX'],
    [{ category: ' restaurantes, bares e lanchonetes ' }, 'Restaurantes, bares e lanchonetes'],
    [{ category: '19050001' }, 'Postos de gasolina'],
    [{ category: 'Aplicação', categoryId: null }, 'Aplicação'],
    [{ category: 'Something new', categoryId: '07990000' }, 'Something new'],
    [{ category: '', categoryId: '' }, null],
    [{ category: null }, null],
    [{}, null],
  ])('%j is %s', (from, expected) => {
    expect(canonicalCategory(from)).toBe(expected);
  });

  it('gives every category the same name from its id and from both its texts', () => {
    for (const { id, english, portuguese } of allCategories()) {
      for (const from of [{ categoryId: id }, { category: english }, { category: portuguese.toUpperCase() }]) {
        expect(canonicalCategory(from)).toBe(portuguese);
      }
    }
  });
});

describe('groups', () => {
  it.each([
    { name: 'Transferência mesma titularidade', own: true, card: false, transfer: true },
    { name: 'Transferência mesma titularidade - TED', own: true, card: false, transfer: true },
    { name: 'Transferência - Mesma instituição', own: true, card: false, transfer: true },
    { name: 'Transferência - PIX', own: false, card: false, transfer: true },
    { name: 'Transferência para terceiros - PIX', own: false, card: false, transfer: true },
    { name: 'Pagamento de cartão de crédito', own: false, card: true, transfer: false },
    { name: 'Supermercado', own: false, card: false, transfer: false },
    { name: 'toString', own: false, card: false, transfer: false },
    { name: null, own: false, card: false, transfer: false },
  ])('$name', ({ name, own, card, transfer }) => {
    expect(isOwnTransferCategory(name)).toBe(own);
    expect(isCardPaymentCategory(name)).toBe(card);
    expect(isTransferCategory(name)).toBe(transfer);
  });

  it.each(['Aplicação', 'Resgate', 'Investimentos', 'Renda fixa', 'Pensão (previdência)'])(
    '%s is an investment move',
    (name) => {
      expect(isInvestmentMove(name)).toBe(true);
    },
  );
});

it('no alias phrase stands twice in the table', () => {
  const phrases = categoryAliases.flatMap(([list]) => list.split(',').map(normalizeText));
  expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
});

describe('normalizeText', () => {
  it.each([
    ['Hospitais, clínicas e laboratórios', 'hospitais clinicas e laboratorios'],
    ['  PAG*Pão-de-Açúcar ', 'pag pao de acucar'],
    ['¡!', ''],
  ])('%s is "%s"', (text, expected) => {
    expect(normalizeText(text)).toBe(expected);
  });

  it('gives the same again when applied twice', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => normalizeText(normalizeText(text)) === normalizeText(text),
      ),
    );
    expect(splitWords(' - ')).toEqual([]);
  });
});
