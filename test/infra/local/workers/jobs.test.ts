import { expect, it, vi } from 'vitest';
import { arnOf } from '../../../../infra/emulators/http/arn.ts';
import { openJournal } from '../../../../infra/emulators/journal.ts';
import { fireDue } from '../../../../infra/emulators/scheduler/fire.ts';
import type { Schedule } from '../../../../infra/emulators/scheduler/schedule.ts';
import { Schedules } from '../../../../infra/emulators/scheduler/schedules.ts';
import { createQueues, type StoredMessage } from '../../../../infra/emulators/sqs/queues.ts';
import type { LambdaFunction } from '../../../../infra/local/lambda/runtime.ts';
import { deliverTo } from '../../../../infra/local/workers/deliver.ts';
import { createJobs, JOB_GROUP, scheduleJobs } from '../../../../infra/local/workers/jobs.ts';
import { scheduledJobs } from '../../../../shared/contract/jobs.ts';

type Invocation = { name: string; event: unknown };

const recording = (failures = 0) => {
  const invocations: Invocation[] = [];
  const invoke = async ({ name }: LambdaFunction, event: unknown) => {
    invocations.push({ name, event });
    if (invocations.length <= failures) throw new Error('no');
    return undefined;
  };
  return { invocations, jobs: createJobs({ invoke }) };
};

const parts = async (now: () => number) => {
  const journal = await openJournal();
  const schedules = new Schedules(journal.section<Schedule>('schedules'), now);
  return { schedules, queues: createQueues(journal.section<StoredMessage>('messages'), now) };
};

it('a job receives its scheduled instant', async () => {
  const { jobs, invocations } = recording();
  await jobs.run('renew-limits', '2026-03-01T00:00:00.000Z');
  expect(invocations).toEqual([{ name: 'renew-limits', event: { scheduledTime: '2026-03-01T00:00:00.000Z' } }]);
  expect(jobs.busy()).toBe(0);
});

it.each([
  { failures: 2, runs: 3, outcome: 'succeeds' },
  { failures: 3, runs: 3, outcome: 'fails' },
])('a job that fails $failures times $outcome: it is tried twice more', async ({ failures, runs, outcome }) => {
  const { jobs, invocations } = recording(failures);
  const running = jobs.run('sweep-reminders', '2026-03-01T00:00:00.000Z');
  expect(jobs.busy()).toBe(1);
  await (outcome === 'succeeds' ? running : expect(running).rejects.toThrow('no'));
  expect(invocations).toHaveLength(runs);
  expect(jobs.busy()).toBe(0);
});

it('every job of the contract is started by its schedule, with the scheduled time', async () => {
  let now = Date.parse('2026-02-28T23:58:00.000Z');
  const { jobs, invocations } = recording();
  const { schedules, queues } = await parts(() => now);
  scheduleJobs(schedules);
  expect(schedules.list().map(({ view }) => view.Name)).toEqual(Object.keys(scheduledJobs).sort());
  now = Date.parse('2026-03-01T00:14:00.000Z');
  fireDue(schedules, now, deliverTo(queues, jobs));
  await vi.waitUntil(() => jobs.busy() === 0);
  expect(invocations).toContainEqual({ name: 'renew-limits', event: { scheduledTime: '2026-03-01T00:00:00Z' } });
  // Every hour, every day at 11:00 and 11:30, every Monday at 11:00.
  const isFrequent = (name: string) => !['expire-feed', 'expire-data', 'warn-ends', 'send-digests'].includes(name);
  expect(invocations.map(({ name }) => name).sort()).toEqual(Object.keys(scheduledJobs).filter(isFrequent).sort());
  now = Date.parse('2026-03-01T12:14:00.000Z');
  fireDue(schedules, now, deliverTo(queues, jobs));
  await vi.waitUntil(() => jobs.busy() === 0);
  // A Sunday.
  const isWeekly = (name: string) => name === 'send-digests';
  expect(new Set(invocations.map(({ name }) => name))).toEqual(
    new Set(Object.keys(scheduledJobs).filter((name) => !isWeekly(name))),
  );
  now = Date.parse('2026-03-02T11:14:00.000Z');
  fireDue(schedules, now, deliverTo(queues, jobs));
  await vi.waitUntil(() => jobs.busy() === 0);
  expect(invocations.filter(({ name }) => isWeekly(name))).toEqual([
    { name: 'send-digests', event: { scheduledTime: '2026-03-02T11:00:00Z' } },
  ]);
});

it('a restart plans the jobs anew instead of making up for what was missed', async () => {
  let now = Date.parse('2026-03-01T00:00:00.000Z');
  const { schedules } = await parts(() => now);
  scheduleJobs(schedules);
  now = Date.parse('2026-03-05T00:00:00.000Z');
  scheduleJobs(schedules);
  for (const { view, nextAt } of schedules.list()) {
    expect(view.GroupName).toBe(JOB_GROUP);
    expect(nextAt).toBeGreaterThan(now);
  }
});

it("a schedule's message goes to the queue that its target names", async () => {
  const { queues } = await parts(Date.now);
  queues.create('dispatch-reminder');
  const deliver = deliverTo(queues, recording().jobs);
  deliver(arnOf('sqs', 'dispatch-reminder'), '{"reminderId":"r1"}');
  expect(queues.find('dispatch-reminder').messages()).toMatchObject([{ body: '{"reminderId":"r1"}' }]);
  expect(() => deliver(arnOf('lambda', 'function:none'), '{}')).toThrow('none is no job');
});
