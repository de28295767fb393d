import { accessStore } from '../access/access-store.ts';
import { accessAt } from '../access/subscription.ts';
import type { Table } from '../platform/table/table.ts';
import type { FindRecipient } from './send-delivery.ts';

/** Null without access, unless `always` is given, and for a user who is being erased. */
export const recipientLookup =
  (table: Table): FindRecipient =>
  async (userId, now, always) => {
    const { profile, subscription, erased } = await accessStore(table).read(userId);
    return !erased && (always || accessAt(subscription, now) === 'granted') ? profile : null;
  };
