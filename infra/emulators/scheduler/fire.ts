import { clockMilliseconds } from '../../../shared/time/instant.ts';
import { nextRun } from './expression.ts';
import { type Schedule, type Target, timingOf } from './schedule.ts';
import type { Schedules } from './schedules.ts';

/** Delivers an input to a target; throws if the target does not exist. */
export type Deliver = (targetArn: string, input: string) => void;

const inputOf = ({ view }: Schedule, dueAt: number): string =>
  (view.Target.Input ?? '')
    .replaceAll('<aws.scheduler.scheduled-time>', new Date(dueAt).toISOString().replace('.000Z', 'Z'))
    .replaceAll('<aws.scheduler.schedule-arn>', view.Arn);

const tryTo = (deliver: Deliver, arn: string | undefined, input: string): boolean => {
  if (!arn) return false;
  try {
    deliver(arn, input);
    return true;
  } catch {
    return false;
  }
};

// In one process a delivery that fails would fail again, so AWS's retries are left out.
// As on AWS, an event that neither the target nor a dead-letter queue accepts is dropped.
const deliverOrBury = ({ Arn, DeadLetterConfig }: Target, input: string, deliver: Deliver): void => {
  if (!tryTo(deliver, Arn, input)) tryTo(deliver, DeadLetterConfig?.Arn, input);
};

// Delivered first and recorded afterwards: a crash in between repeats a delivery and never loses one.
const fire = (schedules: Schedules, schedule: Schedule, dueAt: number, now: number, deliver: Deliver): void => {
  const { view } = schedule;
  const nextAt = nextRun(timingOf(schedule), now);
  deliverOrBury(view.Target, inputOf(schedule, dueAt), deliver);
  if (nextAt === null && view.ActionAfterCompletion === 'DELETE') schedules.delete(view.GroupName, view.Name);
  else schedules.advance(schedule, nextAt);
};

/**
 * Fires schedules due at `now` (epoch milliseconds), earliest first. Missed runs are merged to one.
 * @returns when to look again; null: nothing is planned
 */
export const fireDue = (schedules: Schedules, now: number, deliver: Deliver): number | null => {
  const planned = () =>
    schedules
      .list()
      .flatMap((schedule) => (schedule.nextAt === null ? [] : [{ schedule, dueAt: schedule.nextAt }]))
      .sort((a, b) => a.dueAt - b.dueAt);
  for (const { schedule, dueAt } of planned()) if (dueAt <= now) fire(schedules, schedule, dueAt, now, deliver);
  return planned()[0]?.dueAt ?? null;
};

const LONGEST_SLEEP_MS = 60_000;

/** Fires schedules as their moments come, by the system's clock. @returns how to stop */
export const runScheduler = (schedules: Schedules, deliver: Deliver): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    clearTimeout(timer);
    const next = fireDue(schedules, clockMilliseconds(), deliver) ?? Number.POSITIVE_INFINITY;
    timer = setTimeout(look, Math.min(Math.max(next - clockMilliseconds(), 0), LONGEST_SLEEP_MS));
  };
  schedules.onChange(() => {
    clearTimeout(timer);
    timer = setTimeout(look, 0);
  });
  look();
  return () => {
    schedules.onChange(() => undefined);
    clearTimeout(timer);
  };
};
