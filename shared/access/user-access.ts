import type { Table } from '../platform/table/table.ts';
import type { Instant } from '../time/instant.ts';
import { accessStore } from './access-store.ts';
import { accessAt } from './subscription.ts';

/** Whether a user has access at an instant; a user being erased has none. For jobs, which have no key. */
export const userAccess =
  (table: Table) =>
  async (userId: string, now: Instant): Promise<boolean> => {
    const { subscription, erased } = await accessStore(table).read(userId);
    return !erased && accessAt(subscription, now) === 'granted';
  };
