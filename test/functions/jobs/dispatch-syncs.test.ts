import { expect, it } from 'vitest';
import { handler } from '../../../functions/jobs/dispatch-syncs.ts';
import { queues } from '../../../shared/contract/queues.ts';
import { openTable } from '../../../shared/storage/table.ts';
import { itemStore } from '../../../shared/sync/item-store.ts';
import { linkItem } from '../../../shared/sync/link-item.ts';
import type { IsoDate } from '../../../shared/time/calendar.ts';
import { utcMidnight } from '../../../shared/time/instant.ts';
import { takeAll, useStandIns } from '../../support/stand-ins.ts';

const { standIns } = useStandIns();
const now = utcMidnight('2026-03-10' as IsoDate);

it('queues the due items, and its instant travels with them', async () => {
  await linkItem(itemStore(openTable()), { userId: 'user-1', itemId: 'item-1', now });
  await handler({ scheduledTime: '2026-03-10T00:00:00Z' });
  expect(takeAll(standIns().queues.find(queues.syncItem.name))).toEqual([
    { userId: 'user-1', itemId: 'item-1', mode: 'refresh', now },
  ]);
});
