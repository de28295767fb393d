import { ledgerStore } from '../../../../shared/ledger/ledger-store.ts';
import { openTable } from '../../../../shared/platform/table/table.ts';
import { addDays } from '../../../../shared/time/calendar.ts';
import { accounts } from '../../reads/household.ts';
import { householdRows } from '../../reads/household-rows.ts';
import { fenceOf } from '../../reads/seed.ts';
import { useTable } from '../../reads/sides/environment.ts';
import type { OpenSide } from '../../reads/sides/side.ts';
import { rowsRead } from '../../reads/summary.ts';
import { afterSync, dailySync } from '../daily-sync.ts';
import { SYNCED } from '../synced.ts';

/** Days that a pull between two full ones reads again (shared/sync/import/pull-item.ts). */
const PULLED_DAYS = 60;

/** The ledger's part of a sync: the bank's rows of 60 days are compared with the stored ones, and nine rows are written. */
export const open: OpenSide = async (settings) => {
  useTable(settings);
  const { userId, today } = settings;
  const ledger = ledgerStore(openTable());
  const window = { from: addDays(today, -PULLED_DAYS), to: addDays(today, 400) };
  let rows = householdRows(SYNCED, today).filter(({ date }) => date >= window.from);
  let round = 0;
  return {
    ask: async () => {
      round += 1;
      const sync = dailySync(rows, today, round);
      rows = afterSync(rows, sync);
      const imported = accounts.map(({ id }) => ({
        accountId: id,
        rows: rows.filter(({ accountId }) => accountId === id),
        window,
      }));
      const plan = await ledger.plan(userId, imported);
      const { added, updated } = await ledger.commit(userId, plan, fenceOf(openTable(), userId));
      if (added !== sync.added.length || updated !== sync.changed.length)
        throw new Error('The side did not apply the changes of the day');
      return rowsRead([...sync.added, ...sync.changed]);
    },
  };
};
