import { isLeaving } from '../access/access-records.ts';
import { accessStore } from '../access/access-store.ts';
import { accessAt } from '../access/subscription.ts';
import type { Table } from '../platform/table/table.ts';
import type { FindRecipient } from './send-delivery.ts';

/** Null without access, or when an erasure waits, unless `always` is given, and for a user who is being erased. */
export const recipientLookup =
  (table: Table): FindRecipient =>
  async (userId, now, always) => {
    const access = await accessStore(table).read(userId);
    const isGranted = always ? !access.erased : !isLeaving(access) && accessAt(access.subscription, now) === 'granted';
    return isGranted ? access.profile : null;
  };
