import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { contentHash, decodeRows } from '../../../../shared/ledger/store/codec.ts';
import type { Columns } from '../../../../shared/ledger/store/columns.ts';
import { centavos } from '../../../../shared/money.ts';
import { monthOf } from '../../../../shared/time/calendar.ts';
import { aTransaction, day } from '../a-transaction.ts';

const accountMonth = { accountId: 'acc-1', month: monthOf(day('2024-02-01')) };

// Written by the first release that kept months; tables hold such bytes for years.
const STORED =
  'AQIAAAAYjGiytIJJnqP/P/0hrTGcAAAAAAAAQACAAAAAAAAAD4XQvWrDMBAH8FcxN5/hpCYu8ZbUJgRKGtxswsO5Fo1AkcGWKaV07tRn6NipT5EX6iMU+QO6' +
  'ZRFCd/rxv3uDml87SJVcoVyhoBKBz03vfHiMBZFAuSQcbiWC5UrbUFKwvnzz5Sf6/fr8AIRCd577lp3XHeBUBIRNcQ8IWb7ZHaFEBQeuuTUM6Hprx2PquSvy7GrT' +
  'BM1JIFWEhCF159nVxj2P4Q4Pj8c8+wcMbL7PdvstIFTG2lgAgiS5iOlmEGdhQsO4FVt2TzqYS4xvJwmM6zxbe9bjmpREiQkmRMksiljQgL4Yf1q7xp90C6kKpqnD' +
  'n3Eo1/iIo7439Ri1fP8D';
const STORED_HASH = 'eIGuG0pwdROkTV5GOasjQI';

const stored = [
  aTransaction({
    id: '188c68b2-b482-499e-a3ff-3ffd21ad319c',
    date: '2024-02-29',
    description: 'Açaí 🍇',
    reais: -10.01,
    balance: centavos(5),
    category: 'Restaurantes',
    merchant: 'Açaí',
  }),
  aTransaction({
    id: 'not a uuid',
    date: '2024-02-29',
    description: 'Padaria',
    reais: 2.5,
    balance: centavos(-7),
    hasOtherParty: true,
  }),
  aTransaction({
    id: '00000000-0000-4000-8000-00000000000f',
    date: '2024-02-10',
    description: 'Padaria',
    reais: -10.01,
    status: 'PENDING',
    installment: { number: 2, total: 6, totalAmount: centavos(6006), purchaseDate: day('2024-01-10') },
    billId: 'bill-1',
    billForecastMonth: monthOf(day('2024-03-01')),
  }),
];

describe('a stored account-month of the first layout', () => {
  it('is read as it was written', () => {
    expect(decodeRows(Buffer.from(STORED, 'base64'), accountMonth)).toEqual(stored);
  });

  it('has the hash stored with it, so that an unchanged sync still writes nothing', () => {
    expect(contentHash(stored)).toBe(STORED_HASH);
  });
});

describe('an account-month whose columns do not belong together', () => {
  const whole: Columns = {
    days: [2, 1],
    amounts: [centavos(-2), centavos(-1)],
    labels: [
      ['Padaria', null, null, 'BRL', 'DEBIT'],
      ['Feira', null, null, 'BRL', 'DEBIT'],
    ],
    label: [0, 0],
    standings: [['POSTED', null, null]],
    standing: [0, 0],
    balances: [null, null],
    installments: [[1, 1, 2, null, null]],
    withAnother: [1],
    charges: [[1, 'LOAN', null, 0]],
  };
  const read = (columns: Columns) => {
    const payload = deflateRawSync(JSON.stringify({ ...columns, ids: ['b', 'a'] }));
    return decodeRows(Buffer.concat([Buffer.from([1, 0, 0, 0, 0]), payload]), accountMonth);
  };

  it('is told from one whose columns do', () => {
    expect(read(whole).map(({ id, description }) => [id, description])).toEqual([
      ['b', 'Padaria'],
      ['a', 'Feira'],
    ]);
  });

  it.each<[string, Partial<Columns>]>([
    ['a day', { days: [2] }],
    ['a day of the month', { days: [2, 32] }],
    ['an amount', { amounts: [centavos(-2)] }],
    ['a label', { label: [0] }],
    ['the label it names', { label: [0, 3] }],
    ['a label that is new', { labels: whole.labels.slice(0, 1) }],
    ['a standing', { standing: [0] }],
    ['the standing it names', { standing: [0, 1] }],
    ['a balance', { balances: [null] }],
    ['the row of an installment', { installments: [[2, 1, 2, null, null]] }],
    ['the row of another person', { withAnother: [2] }],
    ['the row of a charge', { charges: [[2, 'LOAN', null, 0]] }],
  ])('is refused rather than read without %s', (_, broken) => {
    expect(() => read({ ...whole, ...broken })).toThrow(RangeError);
  });
});
