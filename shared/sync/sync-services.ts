import { accountStore } from '../accounts/account-store.ts';
import { holdingsStore, movementTable } from '../accounts/holdings-store.ts';
import { billStore } from '../cards/bill-store.ts';
import { queues } from '../contract/queues.ts';
import { ledgerStore } from '../ledger/ledger-store.ts';
import { ownWordsStore } from '../own-words/own-words-store.ts';
import { numericSetting, optionalSetting, variables } from '../platform/environment.ts';
import { queueSender } from '../platform/queue.ts';
import { openTable, type Table } from '../platform/table/table.ts';
import type { Aggregator } from '../pluggy/aggregator.ts';
import { openAggregator } from '../pluggy/open.ts';
import type { ReckonEveryday } from '../recurring/packed-streams.ts';
import { streamRecorder } from '../recurring/stream-recorder.ts';
import { pause } from '../time/host.ts';
import { type Instant, systemClock } from '../time/instant.ts';
import type { ImportParts } from './import/import-item.ts';
import { importLeases } from './import/import-lease.ts';
import { merchantLookup } from './import/merchant-lookup.ts';
import { itemStore } from './item-store.ts';
import { updateBudget } from './update/update-budget.ts';
import type { ManualUpdateParts } from './update/update-run.ts';

/** @param ledgerChanged see `WriteParts` @param everydayOf of a layer above; without it nothing of it is kept */
export const importParts = (
  table: Table,
  aggregator: Aggregator,
  ledgerChanged: ImportParts['ledgerChanged'],
  clock: () => Instant = systemClock,
  everydayOf?: ReckonEveryday,
): ImportParts => ({
  table,
  items: itemStore(table),
  leases: importLeases(table),
  accounts: accountStore(table),
  bills: billStore(table),
  ledger: ledgerStore(table),
  movements: ledgerStore(movementTable(table)),
  streams: streamRecorder(table, everydayOf),
  words: ownWordsStore(table),
  holdings: holdingsStore(table),
  aggregator,
  lookUp: merchantLookup(table, aggregator, clock),
  ledgerChanged,
  clock,
});

const POLL_SECONDS = 30;
const COOLDOWN_SECONDS = 900;

const updatesPerMinute = (): number | null =>
  optionalSetting(variables.pluggyUpdatesPerMinute) ? numericSetting(variables.pluggyUpdatesPerMinute, 0) : null;

/** @param everydayOf what imports keep of everyday spending; none where the services import nothing */
export const syncServices = (everydayOf?: (table: Table) => ReckonEveryday): ManualUpdateParts => {
  const table = openTable();
  const syncs = queueSender(queues.syncItem);
  const limits = queueSender(queues.evaluateLimits);
  return {
    ...importParts(
      table,
      openAggregator(),
      (userId, signals) => limits.send({ userId, signals }),
      systemClock,
      everydayOf?.(table),
    ),
    budget: updateBudget(table, updatesPerMinute()),
    pause: (milliseconds, signal) => pause(milliseconds, signal).catch(() => undefined),
    later: (body, delaySeconds) => syncs.send(body, { delaySeconds }),
    pollSeconds: numericSetting(variables.syncPollSeconds, POLL_SECONDS),
    cooldownSeconds: numericSetting(variables.manualUpdateCooldownSeconds, COOLDOWN_SECONDS),
  };
};
