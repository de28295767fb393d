import { describe, expect, it } from 'vitest';
import { allCategories } from '../../../shared/categories/category-tree.ts';
import { type CategorizerInput, categorize, isDoubtful } from '../../../shared/categorizer/categorize.ts';
import { leafOfActivity } from '../../../shared/categorizer/knowledge/merchant-codes.ts';

const asked = (description: string, of: Partial<CategorizerInput> = {}) => {
  const found = categorize({ description, type: 'DEBIT', accountType: 'CREDIT', ...of });
  return { category: found.category, isDoubtful: isDoubtful(found) };
};

describe("a company's main activity", () => {
  it.each<[string | number | null, string | null]>([
    ['4711302', 'Supermercado'],
    ['47.11-3/02', 'Supermercado'],
    ['4711-3/02', 'Supermercado'],
    [4711302, 'Supermercado'],
    ['47113', 'Supermercado'],
    ['4771701', 'Farmácia'],
    ['4771704', 'Pet shops e veterinários'],
    ['5611201', 'Restaurantes, bares e lanchonetes'],
    ['1091102', 'Restaurantes, bares e lanchonetes'],
    ['4721102', 'Restaurantes, bares e lanchonetes'],
    ['8630504', 'Dentista'],
    ['8630503', 'Hospitais, clínicas e laboratórios'],
    ['9602501', 'Bem-estar'],
    ['9609208', 'Pet shops e veterinários'],
    ['8299706', 'Loteria'],
    ['8299799', null],
    ['6190601', 'Internet'],
    ['6499999', null],
    ['0111301', null],
    [111301, null],
    ['99', null],
    ['', null],
    ['abc', null],
    [null, null],
  ])('%s: %s', (cnae, leaf) => expect(leafOfActivity(cnae)).toBe(leaf));

  it('is a leaf of the tree or a parent in it', () => {
    const names = new Set<string | null>([null, ...allCategories().map(({ portuguese }) => portuguese)]);
    for (let code = 0; code <= 9999; code += 1)
      expect(names.has(leafOfActivity(`${String(code).padStart(4, '0')}001`))).toBe(true);
  });
});

describe('text, merchant code and activity', () => {
  it.each<[string, Partial<CategorizerInput>, string | null, boolean]>([
    // The activity alone.
    ['XPTO 123', { cnae: '4711302' }, 'Supermercado', false],
    ['PIX ENVIADO MARIA DA SILVA', { cnae: '9602501', accountType: 'BANK' }, 'Bem-estar', false],
    ['PIX ENVIADO MARIA DA SILVA', { accountType: 'BANK' }, 'Transferência - PIX', false],
    ['PAGAMENTO DE BOLETO SOUZA E CIA', { cnae: '6821802', accountType: 'BANK' }, 'Aluguel', false],
    // A parent in the text, its leaf in the activity.
    ['PERFUMARIA ANA', { cnae: '4763601' }, 'Artigos infantis', false],
    // The text is more specific than the activity.
    ['DENTISTA ANA', { cnae: '4773300' }, 'Dentista', false],
    // Two of three agree.
    ['PADARIA REAL', { mcc: 5541, cnae: '1091102' }, 'Restaurantes, bares e lanchonetes', false],
    ['PADARIA REAL', { mcc: 5541, cnae: '4731800' }, 'Postos de gasolina', false],
    ['XPTO', { mcc: 5812, cnae: '5611201' }, 'Restaurantes, bares e lanchonetes', false],
    // None agrees: the code of the sale, then the activity, which is a doubt.
    ['PADARIA REAL', { mcc: 5541 }, 'Postos de gasolina', false],
    ['PADARIA REAL', { cnae: '4731800' }, 'Postos de gasolina', true],
    // A known company is what it is known for.
    ['NETSHOES', { cnae: '4711302' }, 'Artigos esportivos', false],
    // The category of the aggregator's merchant votes, too.
    ['XPTO', { merchantCategory: 'Farmácia' }, 'Farmácia', false],
    [
      'PADARIA REAL',
      { cnae: '4731800', merchantCategory: 'Alimentos e bebidas' },
      'Restaurantes, bares e lanchonetes',
      false,
    ],
    // An activity that says too little changes nothing.
    ['PADARIA REAL', { cnae: '8299799' }, 'Restaurantes, bares e lanchonetes', false],
    // What is bought is no income.
    ['XPTO', { cnae: '4711302', type: 'CREDIT', accountType: 'BANK' }, null, false],
  ])('%s %o is %s', (description, of, category, isGuess) =>
    expect(asked(description, of)).toEqual({ category, isDoubtful: isGuess }),
  );
});

describe('a doubt', () => {
  it.each<[string, Partial<CategorizerInput>, string | null, boolean]>([
    ['SUPERMERCADO BOM', {}, 'Supermercado', false],
    ['COMPRA CARTAO MAESTRO              05/08 PAG.RNINFORMATI', { accountType: 'BANK' }, 'Eletrônicos', true],
    ['LOJAS IMPERIAL', {}, 'Compras', true],
    ['PAG BOLETO VELOZNET', { accountType: 'BANK' }, 'Internet', true],
    ['XYZ 123', {}, null, false],
    ['PIX TRANSF JOAO SILVA', { accountType: 'BANK' }, 'Transferência - PIX', false],
  ])('%s: %s, %s', (description, of, category, isGuess) =>
    expect(asked(description, of)).toEqual({ category, isDoubtful: isGuess }),
  );
});
