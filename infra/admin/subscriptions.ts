import { PLAN_NAMES, SUBSCRIPTION_STATUSES } from '../../shared/access/subscription.ts';
import { subscriptionStore } from '../../shared/access/subscription-store.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { parseInstant, systemClock } from '../../shared/time/instant.ts';
import { type Command, existingUser, type Given, option, requiredOption, word } from './command.ts';
import { operatorOf } from './operator.ts';
import { Problem } from './problem.ts';

const oneOf = <Value extends string>(given: Given, name: 'plan' | 'status', values: readonly Value[]): Value => {
  const text = requiredOption(given, name);
  const value = values.find((known) => known === text);
  if (!value) throw new Problem(`--${name} must be one of ${values.join(', ')}`);
  return value;
};

const periodEnd = (given: Given) => {
  const text = option(given, 'period-end');
  if (text === undefined) return null;
  const instant = parseInstant(text);
  if (!instant) throw new Problem('--period-end must be an ISO 8601 date-time');
  return instant;
};

/** Subscriptions. */
export const subscriptions: Record<string, Command> = {
  'subscriptions set': {
    usage: 'subscriptions set USER --plan PLAN --status active|canceled|expired [--period-end INSTANT]',
    does: 'sets the subscription',
    run: async (given) => {
      const userId = word(given, 0, 'USER');
      const plan = oneOf(given, 'plan', PLAN_NAMES);
      const status = oneOf(given, 'status', SUBSCRIPTION_STATUSES);
      const subscription = { plan, status, currentPeriodEnd: periodEnd(given) };
      await existingUser(userId);
      const now = systemClock();
      const change = { userId, subscription, effectiveAt: now, eventId: null, by: await operatorOf(given), now };
      const outcome = await subscriptionStore(openTable()).set(change);
      if (outcome === 'older') throw new Problem('A later change is stored: try again in some minutes');
      if (outcome !== 'saved') throw new Problem(`There is no user ${userId}`);
      return subscription;
    },
  },
};
