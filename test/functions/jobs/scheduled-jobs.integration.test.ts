import { expect, it, vi } from 'vitest';
import { handler } from '../../../functions/jobs/dispatch-syncs.ts';
import { metrics } from '../../../shared/contract/metrics.ts';
import { queues } from '../../../shared/contract/queues.ts';
import { type Digest, digestStore, nextDigestAt } from '../../../shared/digest/digest-store.ts';
import { variables } from '../../../shared/platform/environment.ts';
import { DUE_SHARDS } from '../../../shared/platform/table/keys.ts';
import { openTable } from '../../../shared/platform/table/table.ts';
import type { IsoDate } from '../../../shared/time/calendar.ts';
import { type Instant, utcMidnight } from '../../../shared/time/instant.ts';
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

/** What the alarm of the missed week reads: the last value that the daily job published, under its own name. */
const publishedBy = async (run: () => Promise<void>): Promise<unknown[]> => {
  const written: string[] = [];
  const print = vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  await run().finally(() => print.mockRestore());
  return written
    .flatMap((text) => text.split('\n').filter((line) => line.includes('"_aws"')))
    .map((line) => {
      const { _aws, service, ...values } = JSON.parse(line);
      const [{ Namespace }] = _aws.CloudWatchMetrics;
      return [Namespace, service, values[metrics.digestsMissed.name]];
    });
};

it('the daily job publishes how many digests of the week were missed, and none once they are sent', async () => {
  vi.stubEnv(variables.metricsNamespace, 'Saldo/dev');
  vi.resetModules();
  const { handler: warn } = await import('../../../functions/jobs/warn-ends.ts');
  const warned = (scheduledTime: string) => publishedBy(() => warn({ scheduledTime }));
  const store = digestStore(openTable());
  const people = ['ana', 'bia'];
  for (const id of people)
    await store.choose(id, { channel: 'email', on: true }, '2026-11-22T12:00:00.000Z' as Instant);
  // The day before, the half hour after, and from the day after on.
  expect(await warned('2026-11-22T11:30:00.000Z')).toEqual([['Saldo/dev', 'warn-ends', 0]]);
  expect(await warned('2026-11-23T11:30:00.000Z')).toEqual([['Saldo/dev', 'warn-ends', 0]]);
  expect(await warned('2026-11-24T11:30:00.000Z')).toEqual([['Saldo/dev', 'warn-ends', 2]]);
  expect(await warned('2026-11-25T11:30:00.000Z')).toEqual([['Saldo/dev', 'warn-ends', 2]]);
  const sent = '2026-11-25T11:40:00.000Z' as Instant;
  for (const id of people) await store.skip(id, (await store.find(id)) as Digest, nextDigestAt(sent));
  expect(await warned('2026-11-26T11:30:00.000Z')).toEqual([['Saldo/dev', 'warn-ends', 0]]);
  vi.unstubAllEnvs();
});
