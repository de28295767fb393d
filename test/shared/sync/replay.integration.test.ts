import { describe, expect, it } from 'vitest';
import { addDays, type IsoDate } from '../../../shared/time/calendar.ts';
import { addSeconds, type Instant } from '../../../shared/time/instant.ts';
import { histories } from '../../support/histories.ts';
import { pick, type Random, seededRandom, uuid } from '../ledger/realistic-rows.ts';
import { type Household, household, sharedDynamoDb, start } from './import-support.ts';
import { anAccount, faultsFor, runningSandbox } from './support.ts';

const TODAY = '2026-03-10' as IsoDate;
/** Rows change at most so long after their day; the ledger's own replay has no such bound. */
const CHANGING_DAYS = 45;

/** A row of the bank; `out`: money out. The aggregator's form and the oracle's are derived from it. */
type BankRow = { id: string; day: IsoDate; text: string; out: boolean; centavos: number; pending: boolean };
type AccountType = 'BANK' | 'CREDIT';
type Bank = Record<AccountType, BankRow[]>;

const dynamoDb = sharedDynamoDb();

const aggregatorForm = (type: AccountType, { id, day, text, out, centavos, pending }: BankRow) => ({
  id,
  // Two in the morning UTC is still the evening before in São Paulo.
  date: `${addDays(day, 1)}T02:00:00.000Z`,
  description: text,
  type: out ? 'DEBIT' : 'CREDIT',
  amount: ((out === (type === 'CREDIT') ? 1 : -1) * centavos) / 100,
  status: pending ? 'PENDING' : 'POSTED',
});

const expected = (bank: Bank): string[] =>
  [...bank.BANK, ...bank.CREDIT]
    .map(({ id, day, out, centavos, pending }) => [id, day, out ? -centavos : centavos, pending].join(' '))
    .sort();

const stored = async (home: Household): Promise<string[]> =>
  (await home.rows()).map(({ id, date, amount, status }) => [id, date, amount, status === 'PENDING'].join(' ')).sort();

const newRow = (random: Random, oldestDays: number): BankRow => ({
  id: uuid(random),
  day: addDays(TODAY, -Math.floor(random() * oldestDays)),
  text: pick(random, ['PADARIA BELLA', 'UBER *TRIP', 'AÇAÍ DO ZÉ']),
  out: random() < 0.8,
  centavos: pick(random, [500, 500, 1_290, 1_291]),
  pending: random() < 0.4,
});

const isRecent = ({ day }: BankRow): boolean => day > addDays(TODAY, -CHANGING_DAYS);

type Event = (rows: BankRow[], random: Random) => BankRow[];
const changeOne =
  (change: (row: BankRow, random: Random) => BankRow[]): Event =>
  (rows, random) => {
    const recent = rows.filter(isRecent);
    const chosen = recent.length > 0 ? pick(random, recent) : null;
    return rows.flatMap((row) => (row === chosen ? change(row, random) : [row]));
  };

const events: Event[] = [
  (rows, random) => [...rows, newRow(random, 3)],
  (rows, random) => [...rows, newRow(random, CHANGING_DAYS)],
  changeOne((row) => [{ ...row, pending: false }]),
  changeOne((row, random) => [{ ...row, pending: false, id: uuid(random) }]),
  changeOne((row, random) => [
    { ...row, id: uuid(random), day: addDays(row.day, Math.floor(random() * 3)), text: `${row.text} ` },
  ]),
  changeOne((row) => [{ ...row, day: addDays(row.day, 2), text: row.text.toLowerCase() }]),
  changeOne((row, random) => [row, { ...row, id: uuid(random) }]),
  changeOne(() => []),
  (rows, random) =>
    rows.map((row) => (isRecent(row) && random() < 0.8 ? { ...row, id: uuid(random), pending: false } : row)),
];

const shuffled = <Value>(random: Random, values: readonly Value[]): Value[] =>
  values
    .map((value) => ({ value, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value);

const serve = (home: Household, bank: Bank, random: Random): void =>
  home.has([
    anAccount({ id: 'acc-1' }, { transactions: shuffled(random, bank.BANK).map((row) => aggregatorForm('BANK', row)) }),
    anAccount(
      { id: 'card-1', type: 'CREDIT' },
      { transactions: shuffled(random, bank.CREDIT).map((row) => aggregatorForm('CREDIT', row)) },
    ),
  ]);

describe.each(histories({ usual: 6, all: 40 }))('history %i', (seed) => {
  it('is in the ledger what it is at the bank after every import, failed ones in between included', async () => {
    const random = seededRandom(seed);
    const faults = faultsFor();
    const home = await household(dynamoDb, await runningSandbox({ faults }));
    home.bank.script.cursorPageSize = 7;
    if (random() < 0.3) home.bank.script.cursorTransactions = 404;
    if (random() < 0.3) home.bank.script.cursorDateFilters = 'refused';
    const rows = (count: number) => Array.from({ length: count }, () => newRow(random, 300));
    let bank: Bank = { BANK: rows(15), CREDIT: rows(15) };
    let now: Instant = start;
    await home.link();
    for (let step = 0; step < 4; step += 1) {
      serve(home, bank, random);
      if (random() < 0.4) {
        faults.add({
          target: 'pluggy',
          operation: pick(random, ['GET /v2/transactions', 'GET /accounts']),
          times: 4,
          error: '500',
        });
        await home.import(now).catch(() => undefined);
        faults.clear();
      }
      await home.import(now);
      expect(await stored(home)).toEqual(expected(bank));
      const writes = home.writes();
      expect(await home.import(now)).toMatchObject({ kind: 'unchanged' });
      expect(home.writes()).toBe(writes);
      const type = pick(random, ['BANK', 'CREDIT'] as const);
      let changed = bank[type];
      for (let count = Math.floor(random() * 5); count >= 0; count -= 1)
        changed = pick(random, events)(changed, random);
      bank = { ...bank, [type]: changed };
      now = addSeconds(now, pick(random, [600, 6 * 3600, 25 * 3600]));
    }
  });
});
