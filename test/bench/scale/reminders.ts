import { readSettings } from '../../../infra/cdk/settings.ts';
import { scheduledJobs } from '../../../shared/contract/jobs.ts';
import { queues } from '../../../shared/contract/queues.ts';
import { NOTICE_SHARE } from '../../../shared/notifications/channels/rate-limiter.ts';
import { countsAsUnsentAt } from '../../../shared/notifications/delivery.ts';
import { leaseSeconds, sweptUntil } from '../../../shared/notifications/sweep-deliveries.ts';
import { addSeconds, secondsBetween } from '../../../shared/time/instant.ts';
import { at } from '../../shared/limits/builders.ts';
import { assumptions } from './assumptions.ts';
import { costs } from './costs.ts';
import { flow, type Stage, type StageResult } from './flow.ts';
import { quotas } from './quotas.ts';
import { steady, tableBound, workersOf } from './workers.ts';

/** As `-c env=prod` deploys it without further settings. */
const settings = readSettings((name) => (name === 'env' ? 'prod' : undefined));
const noticesPerSecond = NOTICE_SHARE * settings.emailsPerSecond;

export const stages = (): Stage[] => [
  {
    name: 'EventBridge Scheduler',
    bounds: [steady('Scheduler invocations', quotas.scheduler.invocationsPerSecond)],
  },
  {
    name: 'dispatch-reminder',
    from: 'EventBridge Scheduler',
    bounds: [workersOf(queues.dispatchReminder, assumptions.seconds.dispatchBatch), tableBound(costs.dispatch)],
  },
  {
    name: 'send-email',
    from: 'dispatch-reminder',
    bounds: [
      workersOf(queues.sendEmail, assumptions.seconds.sendEmail),
      steady(`SES, ${noticesPerSecond.toFixed(1)} a second for notices`, noticesPerSecond),
    ],
  },
  {
    name: 'send-whatsapp',
    from: 'dispatch-reminder',
    bounds: [
      workersOf(queues.sendWhatsapp, assumptions.seconds.sendWhatsapp),
      steady(`WhatsApp, ${settings.whatsappMessagesPerSecond} a second`, settings.whatsappMessagesPerSecond),
    ],
  },
];

/** Reminders of all users that ring at the same nine o'clock, each by e-mail and by WhatsApp. */
export const reminders = (users: number): StageResult[] =>
  flow({ stages: stages(), arrivals: [users * assumptions.remindersPerUser] });

const every = (schedule: string): number => Number(/rate\((\d+) minutes\)/.exec(schedule)?.[1]) * 60;
const SOME_INSTANT = at('2026-01-01T00:00:00Z');
const UNSENT_AFTER = secondsBetween(SOME_INSTANT, countsAsUnsentAt(SOME_INSTANT));

/** Deliveries that arrive and are done in the same seconds, and when they are due for the sweep. */
type Group = { count: number; arrivedAt: number; doneAt: number; dueAt: number };

// First come, first served: the n-th to arrive is the n-th to be done.
const groupsOf = ({ arrivals, completions }: StageResult): Group[] => {
  const groups: Group[] = [];
  let [arrivedAt, left] = [-1, 0];
  for (const [doneAt, completed] of completions.entries()) {
    for (let count = completed; count > 0; ) {
      while (left === 0) {
        arrivedAt += 1;
        left = arrivals[arrivedAt] ?? 0;
      }
      const same = Math.min(count, left);
      groups.push({ count: same, arrivedAt, doneAt, dueAt: arrivedAt + UNSENT_AFTER });
      [count, left] = [count - same, left - same];
    }
  }
  return groups;
};

const waiting = (groups: readonly Group[], second: number): number =>
  groups.reduce(
    (total, { count, arrivedAt, doneAt }) => total + (arrivedAt <= second && second < doneAt ? count : 0),
    0,
  );

// The rule in seconds of the run.
const dueBy = (depth: number | null, second: number): number =>
  secondsBetween(SOME_INSTANT, sweptUntil(depth, addSeconds(SOME_INSTANT, second)));

/**
 * How often the sweep enqueues waiting deliveries again although no message was lost; the duplicate message finds its delivery
 * sent. Uses the sweep's own schedule, rule and leases.
 * @param asked whether the sweep reads the queue's depth
 */
export const enqueuedAgain = (result: StageResult, { asked = true } = {}): number => {
  const period = every(scheduledJobs['sweep-reminders'].schedule);
  const groups = groupsOf(result);
  const last = result.completions.length;
  let again = 0;
  for (let sweep = period; sweep < last; sweep += period) {
    const until = dueBy(asked ? waiting(groups, sweep) : null, sweep);
    let found = 0;
    for (const group of groups) {
      if (group.doneAt <= sweep || group.dueAt > until) continue;
      found += group.count;
      group.dueAt = sweep + leaseSeconds(found);
    }
    again += found;
  }
  return again;
};
