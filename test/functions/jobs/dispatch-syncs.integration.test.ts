import { expect, it } from 'vitest';
import { handler } from '../../../functions/jobs/dispatch-syncs.ts';
import { queues } from '../../../shared/contract/queues.ts';
import { DUE_SHARDS } from '../../../shared/platform/table/keys.ts';
import type { IsoDate } from '../../../shared/time/calendar.ts';
import { utcMidnight } from '../../../shared/time/instant.ts';
import { takeAll, useStandIns } from '../../support/stand-ins.ts';

const { standIns } = useStandIns();
const now = utcMidnight('2026-03-10' as IsoDate);

it.each([
  { run: 'a simulated run', simulated: true, carried: { now } },
  { run: 'a late run of the scheduler', simulated: false, carried: {} },
])('hands every shard over; messages of $run carry $carried', async ({ simulated, carried }) => {
  await handler({ scheduledTime: now, simulated });
  expect(takeAll(standIns().queues.find(queues.sweepShard.name))).toEqual(
    Array.from({ length: DUE_SHARDS }, (_, shard) => ({ sweep: 'dispatch-syncs', shard, until: now, ...carried })),
  );
});
