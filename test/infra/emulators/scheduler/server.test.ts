import {
  ConflictException,
  CreateScheduleCommand,
  type CreateScheduleCommandInput,
  DeleteScheduleCommand,
  GetScheduleCommand,
  ResourceNotFoundException,
  SchedulerClient,
  UpdateScheduleCommand,
  ValidationException,
} from '@aws-sdk/client-scheduler';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFaults } from '../../../../infra/emulators/faults.ts';
import { arnOf } from '../../../../infra/emulators/http/arn.ts';
import { type Journal, openJournal } from '../../../../infra/emulators/journal.ts';
import { fireDue } from '../../../../infra/emulators/scheduler/fire.ts';
import type { Schedule } from '../../../../infra/emulators/scheduler/schedule.ts';
import { Schedules } from '../../../../infra/emulators/scheduler/schedules.ts';
import { serveScheduler } from '../../../../infra/emulators/scheduler/server.ts';

const QUEUE = arnOf('sqs', 'dispatch');

const start = async (given?: Journal) => {
  const journal = given ?? (await openJournal());
  let now = Date.parse('2026-03-01T12:00:00.000Z');
  const delivered: { arn: string; input: string }[] = [];
  const schedules = new Schedules(journal.section<Schedule>('schedules'), () => now);
  schedules.createGroup('default');
  const faults = createFaults();
  const server = await serveScheduler(schedules, faults);
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new SchedulerClient({ endpoint: server.url, region: 'sa-east-1', credentials, maxAttempts: 1 });
  const deliver = (arn: string, input: string) => {
    if (arn.endsWith(':missing')) throw new Error('no such target');
    delivered.push({ arn, input });
  };
  return {
    client,
    faults,
    schedules,
    delivered,
    goTo: (instant: string) => {
      now = Date.parse(instant);
      return fireDue(schedules, now, deliver);
    },
    close: async () => {
      client.destroy();
      await server.close();
    },
  };
};

const aSchedule = (over: Partial<CreateScheduleCommandInput> = {}): CreateScheduleCommandInput => ({
  Name: 'r1',
  ScheduleExpression: 'at(2026-03-02T09:00:00)',
  ScheduleExpressionTimezone: 'America/Sao_Paulo',
  FlexibleTimeWindow: { Mode: 'OFF' },
  Target: { Arn: QUEUE, RoleArn: arnOf('iam', 'role/r'), Input: '{"at":"<aws.scheduler.scheduled-time>"}' },
  ActionAfterCompletion: 'DELETE',
  ...over,
});

let running: Awaited<ReturnType<typeof start>>;
const create = (over: Partial<CreateScheduleCommandInput> = {}) =>
  running.client.send(new CreateScheduleCommand(aSchedule(over)));

beforeEach(async () => {
  running = await start();
});
afterEach(() => running.close());

it('a one-time schedule fires once, at its moment, with its scheduled time, and is gone', async () => {
  await create();
  expect(running.goTo('2026-03-02T11:59:59Z')).toBe(Date.parse('2026-03-02T12:00:00Z'));
  expect(running.delivered).toEqual([]);
  expect(running.goTo('2026-03-02T12:00:01Z')).toBeNull();
  running.goTo('2026-03-03T00:00:00Z');
  expect(running.delivered).toEqual([{ arn: QUEUE, input: '{"at":"2026-03-02T12:00:00Z"}' }]);
  expect(running.schedules.list()).toEqual([]);
});

it('an update replaces the schedule, also its moment', async () => {
  await create();
  const later = aSchedule({ ScheduleExpression: 'at(2026-03-05T09:00:00)' });
  await running.client.send(new UpdateScheduleCommand(later));
  running.goTo('2026-03-04T00:00:00Z');
  expect(running.delivered).toHaveLength(0);
  running.goTo('2026-03-05T12:00:00Z');
  expect(running.delivered).toHaveLength(1);
});

it('a moment that is already past fires at once', async () => {
  await create({ ScheduleExpression: 'at(2026-02-01T09:00:00)' });
  running.goTo('2026-03-01T12:00:00Z');
  expect(running.delivered).toHaveLength(1);
});

it('a deleted schedule does not fire, and cannot be deleted twice', async () => {
  await create();
  await running.client.send(new DeleteScheduleCommand({ Name: 'r1' }));
  running.goTo('2026-04-01T00:00:00Z');
  expect(running.delivered).toEqual([]);
  const again = running.client.send(new DeleteScheduleCommand({ Name: 'r1' }));
  await expect(again).rejects.toThrow(ResourceNotFoundException);
});

it('a recurring schedule with missed runs fires once for all of them', async () => {
  await create({ ScheduleExpression: 'rate(1 hour)' });
  running.goTo('2026-03-01T17:30:00Z');
  running.goTo('2026-03-01T18:00:00Z');
  expect(running.delivered.map(({ input }) => JSON.parse(input).at)).toEqual([
    '2026-03-01T13:00:00Z',
    '2026-03-01T18:00:00Z',
  ]);
});

it('what its target does not take goes to its dead-letter queue', async () => {
  const RoleArn = arnOf('iam', 'role/r');
  const DeadLetterConfig = { Arn: arnOf('sqs', 'dead') };
  await create({ Target: { Arn: arnOf('sqs', 'missing'), RoleArn, Input: 'x', DeadLetterConfig } });
  running.goTo('2026-03-02T12:00:00Z');
  expect(running.delivered).toEqual([{ arn: arnOf('sqs', 'dead'), input: 'x' }]);
});

it('a second creation is a conflict and changes nothing, unless it repeats the first by its client token', async () => {
  await create({ ClientToken: 't1' });
  await create({ ClientToken: 't1' });
  await expect(create({ ClientToken: 't2', ScheduleExpression: 'at(2026-03-05T09:00:00)' })).rejects.toThrow(
    ConflictException,
  );
  running.goTo('2026-03-02T12:00:00Z');
  expect(running.delivered).toHaveLength(1);
});

it.each([
  { name: 'a wrong expression', over: { ScheduleExpression: 'at(tomorrow)' } },
  { name: 'a zone that does not exist', over: { ScheduleExpressionTimezone: 'Mars/Olympus' } },
  {
    name: 'a flexible window, which no schedule of the service has',
    over: { FlexibleTimeWindow: { Mode: 'FLEXIBLE' as const } },
  },
  { name: 'a state, which no schedule of the service has', over: { State: 'DISABLED' as const } },
  { name: 'a name that is too long', over: { Name: 'x'.repeat(65) } },
])('$name is refused', async ({ over }) => {
  await expect(create(over)).rejects.toThrow(ValidationException);
});

it('a group holds its own schedules, and one that was not made is refused', async () => {
  await expect(create({ GroupName: 'mine' })).rejects.toThrow(ResourceNotFoundException);
  running.schedules.createGroup('mine');
  await create({ GroupName: 'mine' });
  await create();
  await running.client.send(new DeleteScheduleCommand({ Name: 'r1', GroupName: 'mine' }));
  expect(running.schedules.list().map(({ view }) => view.GroupName)).toEqual(['default']);
});

it('an operation that the service does not call is refused', async () => {
  await create();
  await expect(running.client.send(new GetScheduleCommand({ Name: 'r1' }))).rejects.toThrow('no GET schedules');
});

it.each([
  { error: 'throttle', name: 'ThrottlingException' },
  { error: 'conflict', name: 'ConflictException' },
  { error: '500', name: 'InternalServerException' },
  { error: 'timeout', name: 'TimeoutError' },
] as const)('an injected $error fails the next creation and writes nothing', async ({ error, name }) => {
  running.faults.add({ target: 'scheduler', operation: 'CreateSchedule', times: 1, error });
  await expect(create()).rejects.toMatchObject({ name });
  expect(running.schedules.list()).toEqual([]);
  await create();
});

it('an accepted schedule is there again after a restart, with its group', async () => {
  const journal = await openJournal();
  const before = await start(journal);
  before.schedules.createGroup('mine');
  await before.client.send(new CreateScheduleCommand(aSchedule({ GroupName: 'mine' })));
  await before.close();

  const after = await start(journal);
  after.goTo('2026-03-02T12:00:00Z');
  await after.close();
  expect(after.delivered).toHaveLength(1);
});
