import type { Transaction } from '../../../shared/ledger/transaction.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { writeAll } from '../../../shared/platform/table/transact.ts';
import { addDays, type IsoDate, isoDate } from '../../../shared/time/calendar.ts';
import { compared, type Row } from '../frame/row.ts';
import { spreadOver } from '../reads/household-rows.ts';
import { plainItem } from '../reads/plain-ledger.ts';
import { fenceOf, importRows, putPlain } from '../reads/seed.ts';
import { afterSync, dailySync } from './daily-sync.ts';
import { writeUnitsOf } from './write-units.ts';

const part = 'imports';
const unit = 'write units';

/** Goal, over one item per transaction under the same fence. */
const DAILY_GOAL = 1.5;

const fenced = (table: Table, userId: string, rows: readonly Transaction[]) => {
  const puts = rows.map((row) => ({ Put: { TableName: table.name, Item: plainItem(userId, row) } }));
  return writeAll(table, [fenceOf(table, userId), ...puts]);
};

/** A first import: 5,000 rows of 14 months. */
export const firstImport = async (table: Table): Promise<Row[]> => {
  const today = isoDate(2026, 3, 31);
  const rows = spreadOver(1, 5_000, addDays(today, -425), 426);
  const ours = await writeUnitsOf(table, () => importRows(table, 'first', rows, today));
  const peer = await writeUnitsOf(table, () => putPlain(table, 'first', rows));
  const note = `${ours.calls} calls and ${peer.calls}, these without a transaction`;
  return [
    compared({
      part,
      name: 'first import of 5,000 rows / one item per transaction',
      unit,
      ours: ours.units,
      peer: peer.units,
      note,
    }),
  ];
};

const dayOf = async (table: Table, name: string, today: IsoDate): Promise<Row[]> => {
  const rows = spreadOver(1, 1_500, addDays(today, -89), 90);
  const sync = dailySync(rows, today, 1);
  const next = afterSync(rows, sync);
  await importRows(table, name, rows, today);
  const ours = await writeUnitsOf(table, () => importRows(table, name, next, today));
  const again = await writeUnitsOf(table, () => importRows(table, name, next, today));
  const nine = [...sync.added, ...sync.changed];
  const peer = await writeUnitsOf(table, () => fenced(table, name, nine));
  const loose = await writeUnitsOf(table, () => putPlain(table, `${name} loose`, nine));
  const rewritten = await writeUnitsOf(table, () => putPlain(table, `${name} again`, next));
  const subject = `sync of 6 new and 3 changed rows, ${name}`;
  const row = { part, unit, ours: ours.units };
  return [
    compared({ ...row, name: `${subject} / one item per transaction`, peer: peer.units, goal: DAILY_GOAL }),
    compared({ ...row, name: `${subject} / the same without a transaction`, peer: loose.units }),
    compared({
      part,
      unit,
      name: `sync that brings nothing new, ${name} / every row written again`,
      ours: again.units,
      peer: rewritten.units,
      goal: 0,
    }),
  ];
};

/** A day's sync of a household with 1,500 rows in 90 days, in the middle and at the end of a month. */
export const dailySyncs = async (table: Table): Promise<Row[]> => [
  ...(await dayOf(table, 'a month half gone', isoDate(2026, 3, 15))),
  ...(await dayOf(table, 'a whole month', isoDate(2026, 3, 31))),
];
