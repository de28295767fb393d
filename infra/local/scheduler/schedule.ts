import * as z from 'zod/mini';
import { arnOf } from '../wire/arn.ts';
import { nextRun, oneTime, requireZone, type Timing } from './expression.ts';
import { invalid } from './problem.ts';

const text = z.string();

const target = z.looseObject({
  Arn: text,
  RoleArn: text,
  Input: z.optional(text),
  DeadLetterConfig: z.optional(z.object({ Arn: z.optional(text) })),
});

/** A schedule as clients write it; dates in epoch seconds. An update replaces all of it. */
export const scheduleRequest = z.object({
  GroupName: z._default(text, 'default'),
  ScheduleExpression: text,
  ScheduleExpressionTimezone: z._default(text, 'UTC'),
  StartDate: z.optional(z.number()),
  EndDate: z.optional(z.number()),
  State: z._default(z.enum(['ENABLED', 'DISABLED']), 'ENABLED'),
  Description: z.optional(text),
  FlexibleTimeWindow: z.object({
    Mode: z.enum(['OFF', 'FLEXIBLE']),
    MaximumWindowInMinutes: z.optional(z.number()),
  }),
  Target: target,
  ActionAfterCompletion: z._default(z.enum(['NONE', 'DELETE']), 'NONE'),
});
export type ScheduleRequest = z.output<typeof scheduleRequest>;
export type Target = z.output<typeof target>;

/** What GetSchedule answers. */
export type ScheduleView = ScheduleRequest & {
  Name: string;
  Arn: string;
  CreationDate: number;
  LastModificationDate: number;
};

/** A schedule as it is kept. */
export type Schedule = {
  view: ScheduleView;
  /** When it fires next, in epoch milliseconds; null: never again. */
  nextAt: number | null;
  /** Makes a repeated creation harmless. */
  clientToken: string | null;
};

const inMilliseconds = (seconds: number | undefined): number | null => (seconds === undefined ? null : seconds * 1000);

/** When the schedule runs. */
export const timingOf = (view: ScheduleView): Timing => ({
  expression: view.ScheduleExpression,
  zone: view.ScheduleExpressionTimezone,
  createdAt: view.CreationDate * 1000,
  startAt: inMilliseconds(view.StartDate),
  endAt: inMilliseconds(view.EndDate),
});

const refuse = (name: string, { FlexibleTimeWindow, ScheduleExpressionTimezone }: ScheduleRequest): void => {
  if (!/^[\w.-]{1,64}$/.test(name)) throw invalid(`Value '${name}' at 'name' failed to satisfy constraint.`);
  if (FlexibleTimeWindow.Mode === 'FLEXIBLE' && !FlexibleTimeWindow.MaximumWindowInMinutes)
    throw invalid('MaximumWindowInMinutes is required for a flexible time window.');
  requireZone(ScheduleExpressionTimezone);
};

const alreadyRan = (previous: Schedule | undefined, view: ScheduleView): boolean =>
  previous?.nextAt === null && previous.view.ScheduleExpression === view.ScheduleExpression;

// A one-time schedule whose moment has passed fires at once, unless it is the very one that has fired before.
const firstRun = (view: ScheduleView, previous: Schedule | undefined, now: number): number | null => {
  const next = nextRun(timingOf(view), now);
  const isPastMoment = next === null && oneTime(timingOf(view)) !== null;
  return isPastMoment && !alreadyRan(previous, view) ? now : next;
};

/**
 * The schedule that a create or an update leaves behind.
 * @param now epoch milliseconds
 * @throws ValidationException
 */
export const scheduleOf = (
  name: string,
  request: ScheduleRequest,
  { previous, clientToken = null, now }: { previous?: Schedule; clientToken?: string | null; now: number },
): Schedule => {
  refuse(name, request);
  const view: ScheduleView = {
    ...request,
    Name: name,
    Arn: arnOf('scheduler', `schedule/${request.GroupName}/${name}`),
    CreationDate: previous?.view.CreationDate ?? now / 1000,
    LastModificationDate: now / 1000,
  };
  return { view, nextAt: firstRun(view, previous, now), clientToken };
};
