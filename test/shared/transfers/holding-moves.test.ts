import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HoldingMove, Loan, Position } from '../../../shared/accounts/holding.ts';
import { NO_HOLDINGS } from '../../../shared/accounts/holding.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { toCentavos } from '../../../shared/money.ts';
import { classifyTransfers } from '../../../shared/transfers/classify-transfers.ts';
import type { Held } from '../../../shared/transfers/holding-moves.ts';
import { placeOf } from '../../../shared/transfers/place.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';

const BROKER = 'XP Investimentos';
const accounts = [
  { id: 'conta', type: 'BANK', itemId: 'banco', connectorName: 'Itaú', owner: 'Ana Souza' },
  { id: 'outra', type: 'BANK', itemId: 'outro', connectorName: 'Nubank', owner: 'Ana Souza' },
];
const move = (date: string, side: HoldingMove[1], reais: number, gross?: number): HoldingMove => [
  day(date),
  side,
  toCentavos(reais),
  gross === undefined ? null : toCentavos(gross),
];
const holds = (moves: HoldingMove[], over: Partial<Held> & { loans?: Loan[] } = {}): Held => ({
  ...NO_HOLDINGS,
  itemId: 'banco',
  connectorName: 'Itaú',
  positions: [{ id: 'p', currencyCode: 'BRL', moves } as Position],
  ...over,
});
type Given = Parameters<typeof aTransaction>[0];
const row = (given: Partial<Given> & { description: string }): Transaction =>
  aTransaction({ id: 'row', accountId: 'conta', reais: -500, ...given });

const placesOf = (rows: readonly Transaction[], held: readonly Held[]) => {
  const transfers = classifyTransfers(rows, accounts, [], held);
  return Object.fromEntries(rows.map((one) => [one.id, placeOf(one, { type: 'BANK' }, transfers)]));
};
const placeIn = (one: Transaction, ...held: Held[]) => placesOf([one], held)[one.id];

describe('money put aside and taken back', () => {
  // As institutions write it, without a category.
  it.each([
    { bank: 'Itaú', put: 'INT APLICACAO CDB-DI', back: 'INT RESGATE CDB' },
    { bank: 'Itaú', put: 'APL PRIV CREDITO', back: 'RES PRIV CREDITO' },
    { bank: 'Bradesco', put: 'APLICACAO EM FUNDOS', back: 'RESGATE FUNDO DE INVESTIMENTO' },
    { bank: 'Banco do Brasil', put: 'BB RENDA FIXA LP', back: 'BB RENDA FIXA LP RESGATE' },
    { bank: 'Banco do Brasil', put: 'APLICACAO BB CDB DI', back: 'RESGATE BB CDB DI' },
    { bank: 'Caixa', put: 'APLIC FUNDOS', back: 'CRED RESG FUNDO' },
    { bank: 'Caixa', put: 'DEB LCI', back: 'CRED LCI' },
    { bank: 'Santander', put: 'APLICACAO CONTAMAX EMPRESARIAL', back: 'RESGATE CONTAMAX' },
    { bank: 'Nubank', put: 'Aplicação RDB', back: 'Resgate RDB' },
    { bank: 'Nubank', put: 'Compra de FII', back: 'Venda de FII' },
    { bank: 'Inter', put: 'APLICACAO: "CDB LIQUIDEZ DIARIA"', back: 'RESGATE: "CDB LIQUIDEZ DIARIA"' },
    { bank: 'C6', put: 'CDB C6 LIMITE GARANTIDO', back: 'RESGATE CDB C6' },
    { bank: 'BTG', put: 'Transferência para conta investimento', back: 'Transferência da conta investimento' },
    { bank: 'XP', put: 'TED ENVIADA XP INVESTIMENTOS CCTVM', back: 'TED RECEBIDA XP INVESTIMENTOS CCTVM' },
    { bank: 'Rico', put: 'PIX ENVIADO RICO CORRETORA', back: 'PIX RECEBIDO RICO CORRETORA' },
    { bank: 'Tesouro Direto', put: 'DEB TESOURO DIRETO', back: 'CRED TESOURO DIRETO' },
    { bank: 'a previdência', put: 'BRASILPREV APORTE', back: 'BRASILPREV RESGATE' },
    { bank: 'a name of its own', put: 'BOLSO DOS SONHOS', back: 'BOLSO DOS SONHOS' },
  ])('is neither spending nor income in the words of $bank: $put', ({ put, back }) => {
    const held = holds([move('2026-03-09', 'buy', 500), move('2026-04-02', 'sell', 520, 530)]);
    const out = row({ id: 'out', description: put, date: '2026-03-10' });
    const into = row({ id: 'into', description: back, date: '2026-04-03', reais: 530 });
    expect(placesOf([out, into], [held])).toEqual({ out: 'own_move', into: 'own_move' });
  });

  it.each([
    { name: 'whatever the category', given: { category: 'Compras' } },
    { name: 'three days before', given: { date: '2026-03-07' } },
    { name: 'three days after', given: { date: '2026-03-13' } },
  ])('$name', ({ given }) => {
    expect(placeIn(row({ description: 'LANCAMENTO', ...given }), holds([move('2026-03-10', 'buy', 500)]))).toBe(
      'own_move',
    );
  });

  it.each([
    { name: 'four days away', given: { date: '2026-03-14' } },
    { name: 'another amount', given: { reais: -500.01 } },
    { name: 'another currency', given: { currencyCode: 'USD' } },
    { name: 'a purchase', given: { description: 'COMPRA CARTAO LOJA DO ZE' } },
    { name: 'another person', given: { description: 'PIX ENVIADO JOAO PEREIRA', hasOtherParty: true as const } },
    { name: 'another person by name', given: { description: 'PIX ENVIADO MARIA PEREIRA' } },
  ])('not: $name', ({ given }) => {
    expect(placeIn(row({ description: 'LANCAMENTO', ...given }), holds([move('2026-03-10', 'buy', 500)]))).toBe(
      'spending',
    );
  });

  it('one to one, nearest first', () => {
    const rows = ['08', '10', '11'].map((date) =>
      row({ id: date, date: `2026-03-${date}`, description: 'LANCAMENTO' }),
    );
    expect(placesOf(rows, [holds([move('2026-03-11', 'buy', 500)])])).toEqual({
      '08': 'spending',
      '10': 'spending',
      '11': 'own_move',
    });
  });

  it('not the side of a transfer that another account shows', () => {
    const rows = [
      row({ id: 'a-out', description: 'PIX ENVIADO ANA SOUZA', date: '2026-03-10' }),
      row({ id: 'b-in', accountId: 'outra', reais: 500, description: 'PIX RECEBIDO ANA SOUZA', date: '2026-03-10' }),
      row({ id: 'b-out', accountId: 'outra', description: 'Aplicação RDB', date: '2026-03-10' }),
    ];
    expect(placesOf(rows, [holds([move('2026-03-10', 'buy', 500)])])).toEqual({
      'a-out': 'own_move',
      'b-in': 'own_move',
      'b-out': 'own_move',
    });
  });

  it('in any order of rows and connections', () => {
    const rows = Array.from({ length: 6 }, (_, at) =>
      row({
        id: `r${at}`,
        date: `2026-03-1${at}`,
        reais: at % 2 ? 500 : -500,
        description: at % 3 ? 'X LANCAMENTO' : 'Y',
      }),
    );
    const held = [
      holds([move('2026-03-12', 'buy', 500), move('2026-03-13', 'sell', 500)]),
      holds([move('2026-03-14', 'buy', 500), move('2026-03-15', 'interest', 500)], {
        itemId: 'corretora',
        connectorName: BROKER,
        positions: [{ id: 'q', currencyCode: 'BRL', moves: [move('2026-03-14', 'buy', 500)] } as Position],
      }),
    ];
    const expected = placesOf(rows, held);
    fc.assert(
      fc.property(
        fc.shuffledSubarray(rows, { minLength: 6 }),
        fc.shuffledSubarray(held, { minLength: 2 }),
        (mixed, connections) => {
          expect(placesOf(mixed, connections)).toEqual(expected);
        },
      ),
    );
  });
});

describe('a broker without a bank account', () => {
  const broker = holds([], { itemId: 'corretora', connectorName: BROKER });
  it.each([
    { description: 'TED ENVIADA XP INVESTIMENTOS CCTVM S/A', place: 'own_move' },
    { description: 'PIX ENVIADO XP INVESTIMENTOS', reais: -70, place: 'own_move' },
    { description: 'TED ANA SOUZA XP INVESTIMENTOS', place: 'own_move' },
    { description: 'TED RECEBIDA XP INVESTIMENTOS', reais: 900, place: 'own_move' },
    { description: 'PIX ENVIADO JOAO PEREIRA XP INVESTIMENTOS', place: 'spending' },
    { description: 'COMPRA XP INVESTIMENTOS', place: 'spending' },
    { description: 'CAFE XP', place: 'spending' },
    { description: 'TED ENVIADA RICO', place: 'spending' },
  ])('$description is $place', ({ place, ...given }) => {
    expect(placeIn(row(given), broker)).toBe(place);
  });

  it('is none where it has an account, which shows the other side', () => {
    expect(placeIn(row({ description: 'TED ENVIADA XP' }), { ...broker, itemId: 'outro' })).toBe('spending');
  });
});

describe('yields', () => {
  it.each([
    { description: 'RENDIMENTOS', category: 'Juros de rendimentos de dividendos' },
    { description: 'CREDITO JCP PETR4', category: 'Investimentos' },
    { description: 'CRED PROVENTOS', category: null },
    { description: 'Rendimento Caixinha', category: 'Juros de rendimentos de dividendos' },
  ])('are income, whatever the bank calls them: $description', (given) => {
    const held = holds([move('2026-03-09', 'interest', 12)]);
    expect(placeIn(row({ ...given, reais: 12 }), held)).toBe('income');
  });

  it('by their category without a movement; a redemption is a move whole', () => {
    expect(placeIn(row({ description: 'RENDIMENTOS', reais: 3, category: 'Juros de rendimentos de dividendos' }))).toBe(
      'income',
    );
    const held = holds([move('2026-03-09', 'sell', 1_040)]);
    expect(placeIn(row({ description: 'RESGATE CDB', reais: 1_040, category: 'Investimentos' }), held)).toBe(
      'own_move',
    );
  });

  it('are no transfer beside a payment of the same amount', () => {
    const rows = [
      row({ id: 'in', description: 'CREDITO', reais: 50, category: 'Juros de rendimentos de dividendos' }),
      row({ id: 'out', description: 'PIX ENVIADO', reais: -50, accountId: 'outra' }),
    ];
    expect(placesOf(rows, [])).toEqual({ in: 'income', out: 'spending' });
  });
});

describe('borrowed money', () => {
  const loan = {
    id: 'l',
    currencyCode: 'BRL',
    contracted: toCentavos(10_000),
    releasedOn: [day('2026-03-10')],
  } as Loan;
  const borrowing = holds([], { positions: [], loans: [loan] });
  it.each([
    { name: 'whole', given: { reais: 10_000 }, place: 'own_move' },
    { name: 'after fees', given: { reais: 9_000, date: '2026-03-13' }, place: 'own_move' },
    { name: 'too little', given: { reais: 8_999.99 }, place: 'income' },
    { name: 'too much', given: { reais: 10_000.01 }, place: 'income' },
    { name: 'too late', given: { reais: 10_000, date: '2026-03-14' }, place: 'income' },
    { name: 'of another person', given: { reais: 10_000, hasOtherParty: true as const }, place: 'income' },
    { name: 'an installment', given: { reais: -10_000 }, place: 'spending' },
  ])('$name: $place', ({ given, place }) => {
    expect(placeIn(row({ description: 'CREDITO CONTRATO', ...given }), borrowing)).toBe(place);
  });

  it('comes once', () => {
    const rows = ['a', 'b'].map((id) => row({ id, description: 'CREDITO', reais: 9_500 }));
    expect(placesOf(rows, [borrowing])).toEqual({ a: 'own_move', b: 'income' });
  });
});
