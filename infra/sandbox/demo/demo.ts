import { addDays, type IsoDate } from '../../../shared/time/calendar.ts';
import { utcMidnight } from '../../../shared/time/instant.ts';
import type { Fixture, FixtureInput } from '../fixture/fixture.ts';
import { parseFixture } from '../fixture/read.ts';
import { itemsOf } from './household.ts';
import { householdOf, type Person, people } from './plans.ts';
import { troubledItems } from './troubled-items.ts';
import { type Window, windowUpTo } from './window.ts';

type DemoUser = FixtureInput['users'][number];

const bankData = (person: Person, window: Window): Pick<DemoUser, 'items'> => {
  const { household } = person;
  if (!household) return {};
  return { items: household === 'troubled' ? troubledItems(window) : itemsOf(householdOf(person, household), window) };
};

const userOf = (person: Person, window: Window): DemoUser => {
  const { id, name, phone, subscription, apiKeys } = person;
  const access = subscription && {
    plan: subscription.plan,
    status: subscription.status,
    currentPeriodEnd: utcMidnight(addDays(window.today, subscription.endsInDays)),
  };
  return {
    id,
    name,
    email: `${id}@example.com`,
    phone,
    subscription: access,
    ...(apiKeys ? { apiKeys } : {}),
    ...bankData(person, window),
  };
};

/**
 * The built-in demo (households.json): Brazilian households over fourteen months up to `today` and people in every state
 * of access. The same on the same day, at every start.
 */
export const demoFixture = (today: IsoDate): Fixture => {
  const window = windowUpTo(today);
  return parseFixture({ users: people.map((person) => userOf(person, window)) });
};
