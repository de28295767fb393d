import { queues as queueSpecs } from '../../../shared/contract/queues.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { itemStore } from '../../../shared/sync/item-store.ts';
import { linkItem } from '../../../shared/sync/link-item.ts';
import type { SyncItemBody } from '../../../shared/sync/messages.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import type { Queues } from '../../emulators/sqs/queues.ts';
import { ControlProblem } from '../controls/control.ts';
import type { Links } from './ports.ts';

/** Links through the service's own item store, and synchronizes through its own queue. */
export const serviceLinks = (table: Table, queues: Queues): Links => {
  const items = itemStore(table);
  return {
    async link(userId, itemId) {
      const outcome = await linkItem(items, { userId, itemId, now: systemClock() });
      if (outcome === 'foreign') throw new ControlProblem(400, `Item ${itemId} belongs to another user`);
      if (outcome === 'erased') throw new ControlProblem(400, `The user of item ${itemId} was erased`);
    },
    async requestSync(userId, itemId) {
      const body: SyncItemBody = { userId, itemId, mode: 'import' };
      queues.find(queueSpecs.syncItem.name).send(JSON.stringify(body));
    },
  };
};
