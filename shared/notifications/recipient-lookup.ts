import { accessStore } from '../access/access-store.ts';
import { accessAt } from '../access/subscription.ts';
import type { Table } from '../storage/table.ts';
import type { FindRecipient } from './send-delivery.ts';

/** Finds recipients among the users that have access and are not being erased (design 6 and 11). */
export const recipientLookup =
  (table: Table): FindRecipient =>
  async (userId, now) => {
    const { profile, subscription, erased } = await accessStore(table).read(userId);
    return !erased && accessAt(subscription, now) === 'granted' ? profile : null;
  };
