import { addressOwners } from '../access/address-owners.ts';
import { queues } from '../contract/queues.ts';
import { openAddressHashes } from '../notifications/address-hashes.ts';
import { queueSender } from '../platform/queue.ts';
import { rateCounter } from '../platform/table/rate-counter.ts';
import type { Table } from '../platform/table/table.ts';
import { entryStore } from './entry-store.ts';
import { signInRates } from './rates.ts';

/** Dependencies of sending a code to a user's address or a new one. */
export const askingServices = (table: Table) => ({
  entries: entryStore(table),
  owners: addressOwners(table),
  rates: signInRates(rateCounter(table)),
  addressHashes: openAddressHashes,
  queue: queueSender(queues.sendSignInCode),
});
