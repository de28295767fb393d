import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyIn, onItsOwnDate } from '../../../shared/cash-flow/entries.ts';
import { counted } from '../../../shared/cash-flow/net-spending.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { addDays } from '../../../shared/time/calendar.ts';
import { aBankAccount, aCard } from '../cards/a-card.ts';
import { aTransaction, day } from '../ledger/a-transaction.ts';

const TODAY = day('2026-11-27');
const accounts = [aBankAccount({ id: 'bank' }), aCard({ id: 'card' }), aCard({ id: 'other' })];

type Given = Partial<Omit<Transaction, 'amount' | 'date'>> & { ago?: number };
const row = (id: string, reais: number, { ago = 10, ...given }: Given = {}) =>
  aTransaction({ id, reais, date: addDays(TODAY, -ago), accountId: 'card', description: 'LOJA AZUL', ...given });

/** What refunds lessen: `category amount`, and the purchase that is given back. */
const given = (...rows: Transaction[]): string[] => {
  const { entries } = moneyIn({ accounts, bills: [], closingDates: [], transactions: rows }, onItsOwnDate, TODAY);
  return counted(entries)
    .filter(({ kind }) => kind === 'refund')
    .map(({ category, amount, purchase }) => `${category} ${amount / 100} ${purchase?.row.id ?? '-'}`)
    .sort();
};

const shoes = (reais: number, more: Given = {}) => row('shoes', -reais, { category: 'Vestuário', ...more });
const toys = (reais: number, more: Given = {}) =>
  row('toys', -reais, { category: 'Lazer', description: 'BRINQUEDOS SOL', ...more });

describe('the category of a refund', () => {
  it.each<[string, Transaction[], string[]]>([
    [
      'the purchase of its merchant, though the bank names none',
      [shoes(400), row('r', 150, { ago: 2 })],
      ['Vestuário 150 shoes'],
    ],
    [
      'the purchase of its merchant, though the bank names another',
      [shoes(400), row('r', 150, { ago: 2, category: 'Lazer' })],
      ['Vestuário 150 shoes'],
    ],
    [
      'refund words stand around the merchant',
      [shoes(400), row('r', 150, { ago: 2, description: 'Estorno de compra - LOJA AZUL' })],
      ['Vestuário 150 shoes'],
    ],
    [
      'a name that the bank cuts off',
      [shoes(400), row('r', 150, { ago: 2, description: 'REEMBOLSO LOJA AZ' })],
      ['Vestuário 150 shoes'],
    ],
    [
      'a purchase without a category',
      [row('p', -90), row('r', 90, { ago: 2, category: 'Lazer' })],
      ['Sem categoria 90 p'],
    ],
    [
      'the account goes before another account',
      [shoes(400), toys(400, { accountId: 'other', description: 'LOJA AZUL', ago: 3 }), row('r', 400, { ago: 2 })],
      ['Vestuário 400 shoes'],
    ],
    [
      'the merchant elsewhere goes before an equal amount here',
      [toys(150), shoes(400, { accountId: 'other' }), row('r', 150, { ago: 2 })],
      ['Vestuário 150 shoes'],
    ],
    [
      'an equal amount goes before the latest',
      [shoes(150, { ago: 30 }), toys(400, { description: 'LOJA AZUL', ago: 3 }), row('r', 150, { ago: 2 })],
      ['Vestuário 150 shoes'],
    ],
    [
      'else the latest goes first, then the one before',
      [shoes(100, { ago: 30 }), toys(80, { description: 'LOJA AZUL', ago: 3 }), row('r', 150, { ago: 2 })],
      ['Lazer 80 toys', 'Vestuário 70 shoes'],
    ],
    [
      'an equal amount where no merchant is named',
      [shoes(150), row('r', 150, { ago: 2, description: 'ESTORNO DE COMPRA', category: 'Lazer' })],
      ['Vestuário 150 shoes'],
    ],
    [
      'no equal amount of another merchant',
      [shoes(150), row('r', 150, { ago: 2, description: 'ESTORNO OTICA LUZ' })],
      ['Estornos 150 -'],
    ],
    [
      'an equal amount lies at most 30 days back',
      [shoes(150, { ago: 33 }), row('r', 150, { ago: 2, description: 'ESTORNO' })],
      ['Estornos 150 -'],
    ],
    ['90 days back', [shoes(150, { ago: 92 }), row('r', 150, { ago: 2 })], ['Vestuário 150 shoes']],
    ['not 91', [shoes(150, { ago: 93 }), row('r', 150, { ago: 2 })], ['Estornos 150 -']],
    ['one day later', [shoes(150, { ago: 1 }), row('r', 150, { ago: 2 })], ['Vestuário 150 shoes']],
    ['not two', [shoes(150, { ago: 0 }), row('r', 150, { ago: 2 })], ['Estornos 150 -']],
    ['its own where nothing pairs', [row('r', 150, { category: 'Lazer' })], ['Lazer 150 -']],
    [
      'a purchase gives its amount once',
      [shoes(150), row('r', 150, { ago: 2 }), row('s', 150, { ago: 1, category: 'Lazer' })],
      ['Lazer 150 -', 'Vestuário 150 shoes'],
    ],
    [
      'what exceeds the purchases stands by itself',
      [shoes(100), row('r', 150, { ago: 2, category: 'Lazer' })],
      ['Lazer 50 -', 'Vestuário 100 shoes'],
    ],
    [
      'a Pix that a shop sends back',
      [
        row('pix', -60, { accountId: 'bank', description: 'PIX ENVIADO LIVRARIA AZUL', category: 'Livraria' }),
        row('r', 60, {
          accountId: 'bank',
          description: 'PIX DEVOLVIDO LIVRARIA AZUL',
          ago: 2,
          category: 'Transferência - PIX',
        }),
      ],
      ['Livraria 60 pix'],
    ],
    [
      "one's own Pix that comes back, whatever the bank calls it",
      [
        row('pix', -60, { accountId: 'bank', description: 'PIX ENVIADO MARIA LIMA', category: 'Presentes' }),
        row('r', 60, {
          accountId: 'bank',
          description: 'ESTORNO PIX ENVIADO',
          ago: 9,
          category: 'Transferência mesma titularidade - PIX',
        }),
      ],
      ['Presentes 60 pix'],
    ],
  ])('%s', (_name, rows, expected) => expect(given(...rows)).toEqual(expected));

  it.each([
    'Estorno',
    'DEVOLUÇÃO',
    'Devolvido',
    'REEMBOLSO',
    'Cancelamento',
    'chargeback',
    'Contestação',
    'RESSARCIMENTO',
    'Reversão',
  ])('is read where a bank says %s', (word) => {
    const credit = row('r', 80, { accountId: 'bank', description: `${word} LOJA AZUL`, category: 'Lazer' });
    expect(given(shoes(80, { accountId: 'bank' }), credit)).toEqual(['Vestuário 80 shoes']);
  });

  it('is the same whatever the order of the rows', () => {
    const one = fc.record({
      ago: fc.integer({ min: 0, max: 120 }),
      reais: fc.constantFrom(-100, -100, -60, -40, 100, 60, 150, 40),
      accountId: fc.constantFrom('card', 'other'),
      description: fc.constantFrom('LOJA AZUL', 'BRINQUEDOS SOL', 'ESTORNO', 'ESTORNO LOJA AZUL'),
      category: fc.constantFrom('Vestuário', 'Lazer', null),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 15 }), fc.infiniteStream(fc.double({ noNaN: true })), (events, random) => {
        const rows = events.map(({ reais, ...more }, index) => row(`t${index}`, reais, more));
        const shuffled = rows
          .map((of) => ({ of, by: random.next().value }))
          .sort((a, b) => a.by - b.by)
          .map(({ of }) => of);
        expect(given(...shuffled)).toEqual(given(...rows));
        // No purchase gives more than its amount, and no refund is lost.
        const refunded = rows.filter(({ type }) => type === 'CREDIT').reduce((sum, { amount }) => sum + amount, 0);
        const told = given(...rows).map((text) => text.split(' '));
        expect(told.reduce((sum, words) => sum + Number(words.at(-2)), 0)).toBe(refunded / 100);
        for (const { id, amount } of rows) {
          const parts = told.filter((words) => words.at(-1) === id).map((words) => Number(words.at(-2)));
          expect(parts.reduce((sum, part) => sum + part, 0)).toBeLessThanOrEqual(Math.abs(amount) / 100);
        }
      }),
    );
  });
});
