import { expect, it } from 'vitest';
import { handler } from '../../../functions/jobs/dispatch-syncs.ts';
import { queues } from '../../../shared/contract/queues.ts';
import { openTable } from '../../../shared/platform/table/table.ts';
import { itemStore } from '../../../shared/sync/item-store.ts';
import { linkItem } from '../../../shared/sync/link-item.ts';
import type { IsoDate } from '../../../shared/time/calendar.ts';
import { utcMidnight } from '../../../shared/time/instant.ts';
import { takeAll, useStandIns } from '../../support/stand-ins.ts';

const { standIns } = useStandIns();
const now = utcMidnight('2026-03-10' as IsoDate);

it.each([
  { run: 'a simulated run', simulated: true, carried: { now } },
  { run: 'a late run of the scheduler', simulated: false, carried: {} },
])('queues the due items; messages of $run carry $carried', async ({ simulated, carried }) => {
  const itemId = `item-${simulated}`;
  await linkItem(itemStore(openTable()), { userId: 'user-1', itemId, now });
  await handler({ scheduledTime: now, simulated });
  expect(takeAll(standIns().queues.find(queues.syncItem.name))).toEqual([
    { userId: 'user-1', itemId, mode: 'refresh', ...carried },
  ]);
});
