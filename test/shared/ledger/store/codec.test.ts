import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byDateDescending } from '../../../../shared/ledger/filters.ts';
import {
  contentHash,
  decodeRows,
  encodeRows,
  UnknownLedgerFormatError,
} from '../../../../shared/ledger/store/codec.ts';
import { FEES, OTHER_CREDITS, type Transaction } from '../../../../shared/ledger/transaction.ts';
import { centavos } from '../../../../shared/money.ts';
import { type IsoMonth, isoDate, monthOf } from '../../../../shared/time/calendar.ts';
import { anyText } from '../../../support/any-text.ts';
import { aTransaction, day } from '../a-transaction.ts';
import { realisticRows, seededRandom } from '../realistic-rows.ts';

const month = monthOf(day('2024-02-01'));
const accountId = 'acc-1';

const text = () => anyText({ maxLength: 40 });
const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null });
const money = () => fc.oneof(fc.maxSafeInteger(), fc.constantFrom(0, 1, -1, Number.MAX_SAFE_INTEGER)).map(centavos);
const date = () => fc.integer({ min: 1, max: 29 }).map((number) => isoDate(2024, 2, number));
const anyDate = () =>
  fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 12 })).map(([y, m]) => isoDate(y, m, 31));

const plainRow: fc.Arbitrary<Transaction> = fc.record({
  id: fc.oneof(
    fc.uuid(),
    fc.uuid().map((id) => id.toUpperCase()),
    text(),
    fc.constantFrom('', 'tx-1', '__proto__'),
  ),
  accountId: fc.constant(accountId),
  date: date(),
  description: fc.oneof(text(), fc.constantFrom('Açaí 🍇 do Zé', '\ud800', 'PIX\u0000', '"\\', 'é', 'e\u0301')),
  amount: money(),
  currencyCode: fc.constantFrom('BRL', 'USD', ''),
  balance: orNull(money()),
  type: fc.constantFrom('DEBIT', 'CREDIT'),
  status: fc.constantFrom('POSTED', 'PENDING'),
  category: orNull(text()),
  merchant: orNull(text()),
  installment: orNull(
    fc.record({ number: fc.nat(99), total: fc.nat(99), totalAmount: orNull(money()), purchaseDate: orNull(anyDate()) }),
  ),
  billId: orNull(fc.oneof(fc.uuid(), text())),
  billForecastMonth: orNull(anyDate().map(monthOf)),
});
const facts = fc.record(
  {
    hasOtherParty: fc.constant(true as const),
    otherCredit: fc.constantFrom(...OTHER_CREDITS),
    fee: fc.constantFrom(...FEES),
    isBillPayment: fc.constant(true as const),
    paymentMethod: fc.constantFrom('pix' as const, 'boleto' as const),
    cardNumber: fc.constantFrom('0042', '9917'),
  },
  { requiredKeys: [] },
);
const ours = fc.constantFrom<Partial<Transaction>>(
  {},
  { hasOurCategory: true },
  { hasOurCategory: true, hasDoubtfulCategory: true },
);
const anyRow: fc.Arbitrary<Transaction> = fc
  .tuple(plainRow, facts, ours)
  .map(([row, told, chosen]) => ({ ...row, ...told, ...chosen }));

const anyMonth = fc.uniqueArray(anyRow, { selector: ({ id }) => id, maxLength: 60 });
const decoded = (bytes: Uint8Array, of: IsoMonth = month) => decodeRows(bytes, { accountId, month: of });

describe('the codec of an account-month', () => {
  it('returns every field of every row, newest first', () =>
    fc.assert(
      fc.property(anyMonth, (rows) => {
        expect(decoded(encodeRows(rows))).toEqual([...rows].sort(byDateDescending));
      }),
      { numRuns: 500 },
    ));

  it('gives equal bytes and hashes for equal content in any order', () =>
    fc.assert(
      fc.property(anyMonth, fc.infiniteStream(fc.nat()), (rows, ranks) => {
        const shuffled = rows
          .map((row) => ({ row, rank: ranks.next().value ?? 0 }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ row }) => row);
        expect(encodeRows(shuffled)).toEqual(encodeRows(rows));
        expect(contentHash(shuffled)).toBe(contentHash(rows));
      }),
    ));

  const row = aTransaction({ id: 'tx-1', date: '2024-02-29' });
  it.each<[string, Partial<Transaction>]>([
    ['id', { id: 'tx-2' }],
    ['date', { date: day('2024-02-28') }],
    ['description', { description: 'Padaria Bella' }],
    ['amount', { amount: centavos(-1001) }],
    ['currency', { currencyCode: 'USD' }],
    ['balance', { balance: centavos(0) }],
    ['type', { type: 'CREDIT' }],
    ['status', { status: 'PENDING' }],
    ['category', { category: '' }],
    ['merchant', { merchant: 'Bella' }],
    ['the other side', { hasOtherParty: true }],
    ['other credit', { otherCredit: 'REVOLVING_CREDIT' }],
    ['fee', { fee: 'ANNUAL_FEE' }],
    ['operation', { isBillPayment: true }],
    ['installment', { installment: { number: 1, total: 2, totalAmount: null, purchaseDate: null } }],
    ['bill', { billId: 'bill-1' }],
    ['bill forecast', { billForecastMonth: month }],
  ])('hashes another %s differently', (_, change) => {
    expect(contentHash([{ ...row, ...change }])).not.toBe(contentHash([row]));
  });

  it('reads bytes that lie inside a larger buffer', () => {
    const bytes = encodeRows([row]);
    const padded = new Uint8Array([7, 7, ...bytes, 7]);
    expect(decoded(padded.subarray(2, 2 + bytes.length))).toEqual([row]);
  });

  it('refuses a layout that a newer release wrote', () => {
    const newer = Buffer.concat([Buffer.from([5, 0, 0, 0, 0]), deflateRawSync('{}')]);
    expect(() => decoded(newer)).toThrow(UnknownLedgerFormatError);
  });

  it('refuses a column that it does not know: written back, the month would have lost it', () => {
    const known = inflateRawSync(encodeRows([row]).subarray(5)).toString();
    const layout = (columns: object) =>
      Buffer.concat([Buffer.from([1, 0, 0, 0, 0]), deflateRawSync(JSON.stringify(columns))]);
    expect(decoded(layout(JSON.parse(known)))).toEqual([row]);
    expect(() => decoded(layout({ ...JSON.parse(known), tags: [[0, 'viagem']] }))).toThrow(UnknownLedgerFormatError);
  });

  it('takes the second layout only for what the first cannot hold, so that the release before reads the rest', () => {
    expect(encodeRows([row])[0]).toBe(1);
    expect(encodeRows([row, { ...row, id: 'tx-2', fee: 'SMS' }])[0]).toBe(2);
    expect(encodeRows([row, { ...row, id: 'tx-2', fee: 'SMS', paymentMethod: 'pix' }])[0]).toBe(3);
    expect(encodeRows([row, { ...row, id: 'tx-2', fee: 'SMS', paymentMethod: 'pix', cardNumber: '9917' }])[0]).toBe(4);
  });

  it('keeps the card of the rows that are of another one, and reads the others as they were', () => {
    const other: Transaction = { ...row, id: 'tx-2', cardNumber: '9917' };
    const bytes = encodeRows([row, other]);
    expect(decoded(bytes).map(({ id, cardNumber }) => [id, cardNumber])).toEqual([
      [row.id, undefined],
      ['tx-2', '9917'],
    ]);
    expect('cardNumber' in (decoded(encodeRows([row]))[0] ?? {})).toBe(false);
    expect(contentHash([other])).not.toBe(contentHash([{ ...row, id: 'tx-2' }]));
  });

  it('writes a doubt so that the release before reads whose category it is', () => {
    const doubtful: Transaction = { ...row, category: 'Lazer', hasOurCategory: true, hasDoubtfulCategory: true };
    const bytes = encodeRows([doubtful]);
    expect(bytes[0]).toBe(1);
    expect(JSON.parse(inflateRawSync(bytes.subarray(5)).toString())).toMatchObject({ ours: [0, 0] });
    expect(contentHash([doubtful])).not.toBe(contentHash([{ ...row, category: 'Lazer', hasOurCategory: true }]));
  });

  it.each(['BANK', 'CREDIT'] as const)('needs at most 37 bytes a row for 100 %s rows', (kind) => {
    const from = day('2024-02-01');
    const rows = realisticRows(seededRandom(11), { accountId, kind, from, days: 29, count: 100 });
    expect(encodeRows(rows).length / rows.length).toBeLessThanOrEqual(37);
  });
});
