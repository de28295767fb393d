import * as z from 'zod/mini';
import { arnOf } from '../http/arn.ts';
import { nextRun, oneTime, requireZone, type Timing } from './expression.ts';
import { invalid } from './problem.ts';

const text = z.string();

const target = z.object({
  Arn: text,
  RoleArn: text,
  Input: z.optional(text),
  DeadLetterConfig: z.optional(z.object({ Arn: z.optional(text) })),
});

/** A schedule as the service and the local jobs write it; an update replaces all of it. Other members are refused. */
export const scheduleRequest = z.strictObject({
  GroupName: z._default(text, 'default'),
  ScheduleExpression: text,
  ScheduleExpressionTimezone: z._default(text, 'UTC'),
  FlexibleTimeWindow: z.object({ Mode: z.literal('OFF') }),
  Target: target,
  ActionAfterCompletion: z._default(z.enum(['NONE', 'DELETE']), 'NONE'),
  // The SDK sends one with each creation, so its own repetition is harmless.
  ClientToken: z.optional(text),
});
export type ScheduleRequest = z.output<typeof scheduleRequest>;
export type Target = z.output<typeof target>;

export type ScheduleView = ScheduleRequest & { Name: string; Arn: string };

/** A schedule as it is stored; moments in epoch milliseconds. */
export type Schedule = {
  view: ScheduleView;
  createdAt: number;
  /** When it fires next; null: never again. */
  nextAt: number | null;
};

/** When the schedule runs. */
export const timingOf = ({ view, createdAt }: Pick<Schedule, 'view' | 'createdAt'>): Timing => ({
  expression: view.ScheduleExpression,
  zone: view.ScheduleExpressionTimezone,
  createdAt,
});

const alreadyRan = (previous: Schedule | undefined, view: ScheduleView): boolean =>
  previous?.nextAt === null && previous.view.ScheduleExpression === view.ScheduleExpression;

/**
 * The schedule that a create or an update leaves behind. A one-time schedule whose moment has passed fires at once,
 * unless it is the very one that has fired before.
 *
 * @param now epoch milliseconds
 * @throws ValidationException
 */
export const scheduleOf = (
  name: string,
  request: ScheduleRequest,
  { previous, now }: { previous?: Schedule; now: number },
): Schedule => {
  if (!/^[\w.-]{1,64}$/.test(name)) throw invalid(`Value '${name}' at 'name' failed to satisfy constraint.`);
  requireZone(request.ScheduleExpressionTimezone);
  const view: ScheduleView = {
    ...request,
    Name: name,
    Arn: arnOf('scheduler', `schedule/${request.GroupName}/${name}`),
  };
  const createdAt = previous?.createdAt ?? now;
  const timing = timingOf({ view, createdAt });
  const next = nextRun(timing, now);
  const isPastMoment = next === null && oneTime(timing) !== null;
  return { view, createdAt, nextAt: isPastMoment && !alreadyRan(previous, view) ? now : next };
};
