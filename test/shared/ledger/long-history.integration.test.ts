import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { ledgerByAccount } from '../../../shared/ledger/ledger-reader.ts';
import { ledgerStore } from '../../../shared/ledger/ledger-store.ts';
import { addDays } from '../../../shared/time/calendar.ts';
import { type Around, inProcessTable } from '../../support/in-process-dynamo.ts';
import { aTransaction, day } from './a-transaction.ts';
import { always, ledgerOn } from './store/ledger-on.ts';

const MONTHS = 15;
const ROWS_OF_A_MONTH = 50;
/** Random, so that nothing compresses: 200 kB a month, which makes five months a page. */
const description = (): string => randomBytes(3_000).toString('base64');

const rows = Array.from({ length: MONTHS * ROWS_OF_A_MONTH }, (_, index) => {
  const month = Math.floor(index / ROWS_OF_A_MONTH);
  return aTransaction({ id: `row-${index}`, date: addDays(day('2025-01-15'), month * 30), description: description() });
});

/** Counts calls, and how many of them follow each other. */
const counting = () => {
  const counted = { calls: 0, rounds: 0 };
  const around: Around = async (call) => {
    counted.calls += 1;
    const round = counted.rounds + 1;
    const result = await call();
    counted.rounds = Math.max(counted.rounds, round);
    return result;
  };
  return { counted, around };
};

it('a history of several pages is read whole in two round trips', async () => {
  const { counted, around } = counting();
  const table = await inProcessTable(around);
  const ledger = ledgerOn(table);
  await ledger.setVersion(1);
  await ledger.importRows(rows, always);
  const ids = rows.map(({ id }) => id).sort();

  Object.assign(counted, { calls: 0, rounds: 0 });
  const everything = await ledgerStore(table).everything('u1');
  expect(everything.map(({ id }) => id).sort()).toEqual(ids);
  expect(counted.calls).toBeGreaterThan(2);
  expect(counted.rounds).toBe(2);

  Object.assign(counted, { calls: 0, rounds: 0 });
  const byAccount = await ledgerByAccount(table)('u1');
  expect([...byAccount.rowsOf('acc-1')].map(({ id }) => id).sort()).toEqual(ids);
  expect(counted.rounds).toBe(2);
});
