import * as z from 'zod/mini';
import {
  clockMilliseconds,
  epochMilliseconds,
  moveClock,
  parseInstant,
  systemClock,
} from '../../../shared/time/instant.ts';
import type { Schedules } from '../../emulators/scheduler/schedules.ts';
import type { StandIns } from '../stand-ins.ts';
import { scheduleJobs } from '../workers/jobs.ts';
import { specs } from '../workers/workers.ts';
import { ControlProblem, control, type LocalRoute, parseBody } from './control.ts';

const request = z.strictObject({ at: z.string(), jobs: z.optional(z.boolean()) });

/** What goes by the clock of the stack. */
type Clocked = { queues: StandIns['queues']; schedules: Schedules; dynamoDb: { sweep(): Promise<number> } };

/** Expired records go, delayed messages come, and schedules fire, as if the time had passed. */
const catchUp = async ({ queues, schedules, dynamoDb }: Clocked): Promise<void> => {
  await dynamoDb.sweep();
  schedules.wake();
  for (const { name } of specs) queues.find(name).wake();
};

// Longer than any function works without a fault, and short enough for one that a fault stalls.
const PAUSED_WITHIN_MS = 10_000;

/** Moves the clock of the functions, the workers, TTL, queues and schedules, which goes on from there. */
export const clockControls = (parts: Clocked, paused: (timeoutMs: number) => Promise<boolean>): LocalRoute[] => [
  control('GET', '/_local/clock', () => ({ at: systemClock() })),
  control('PUT', '/_local/clock', async ({ body }) => {
    const { at, jobs = true } = parseBody(request, body);
    const instant = parseInstant(at);
    if (!instant) throw new ControlProblem(400, 'at: expected an ISO 8601 date-time such as 2026-03-01T00:00:00Z');
    // A message in the hands of a function would be visible again after the move, and so be worked on twice.
    await paused(PAUSED_WITHIN_MS);
    if (epochMilliseconds(instant) < clockMilliseconds())
      throw new ControlProblem(400, `at: the clock moves forwards only, and it is ${systemClock()}`);
    moveClock(epochMilliseconds(instant) - Date.now());
    // Made anew, they next run an interval later: a move over months is else seven jobs and a hundred messages to 32 shards.
    if (!jobs) scheduleJobs(parts.schedules);
    await catchUp(parts);
    return { at: systemClock() };
  }),
  control('DELETE', '/_local/clock', async () => {
    moveClock(0);
    // Their next runs are in a time that is no more.
    scheduleJobs(parts.schedules);
    await catchUp(parts);
    return { at: systemClock() };
  }),
];
