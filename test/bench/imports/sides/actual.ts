import { accounts } from '../../reads/household.ts';
import { householdRows } from '../../reads/household-rows.ts';
import { openActual } from '../../reads/sides/actual-api.ts';
import { actualRow } from '../../reads/sides/actual-budget.ts';
import type { OpenSide } from '../../reads/sides/side.ts';
import { rowsRead } from '../../reads/summary.ts';
import { afterSync, dailySync } from '../daily-sync.ts';
import { SYNCED } from '../synced.ts';

/** The nine rows by Actual's own import, which finds known rows by their ids and others by likeness. */
export const open: OpenSide = async ({ peersFolder, actualFolder, actualBudget, today }) => {
  const api = await openActual(peersFolder, actualFolder);
  await api.loadBudget(actualBudget);
  const idOf = new Map((await api.getAccounts()).map(({ id, name }) => [name, id]));
  let rows = householdRows(SYNCED, today);
  let round = 0;
  return {
    ask: async () => {
      round += 1;
      const sync = dailySync(rows, today, round);
      rows = afterSync(rows, sync);
      const nine = [...sync.added, ...sync.changed];
      let [added, updated] = [0, 0];
      for (const { id } of accounts) {
        const own = nine.filter(({ accountId }) => accountId === id);
        if (own.length === 0) continue;
        const outcome = await api.importTransactions(idOf.get(id) ?? '', own.map(actualRow));
        [added, updated] = [added + outcome.added.length, updated + outcome.updated.length];
      }
      if (added !== sync.added.length || updated !== sync.changed.length)
        throw new Error('The side did not apply the changes of the day');
      return rowsRead(nine);
    },
  };
};
