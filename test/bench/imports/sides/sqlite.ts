import { householdRows } from '../../reads/household-rows.ts';
import type { OpenSide } from '../../reads/sides/side.ts';
import { openSqlite, upsertInto } from '../../reads/sides/sqlite.ts';
import { rowsRead } from '../../reads/summary.ts';
import { afterSync, dailySync } from '../daily-sync.ts';
import { SYNCED } from '../synced.ts';

/** The nine rows in one transaction on an indexed file; which rows changed is known already. */
export const open: OpenSide = async ({ peersFolder, sqliteFile, today }) => {
  const database = openSqlite(peersFolder, sqliteFile);
  const upsert = upsertInto(database);
  let rows = householdRows(SYNCED, today);
  let round = 0;
  return {
    ask: async () => {
      round += 1;
      const sync = dailySync(rows, today, round);
      rows = afterSync(rows, sync);
      const nine = [...sync.added, ...sync.changed];
      upsert(nine);
      return rowsRead(nine);
    },
  };
};
