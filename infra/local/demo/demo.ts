import { addDays, type IsoDate } from '../../../shared/time/calendar.ts';
import { utcMidnight } from '../../../shared/time/instant.ts';
import type { Fixture, FixtureInput } from '../fixture/fixture.ts';
import { parseFixture } from '../fixture/read.ts';
import { itemsOf } from './household.ts';
import { freeHousehold, smallHousehold } from './plan-free.ts';
import { premiumHousehold } from './plan-premium.ts';
import { proHousehold } from './plan-pro.ts';
import type { HouseholdPlan } from './plans.ts';
import { troubledItems } from './troubled-items.ts';
import { type Window, windowUpTo } from './window.ts';

type DemoUser = FixtureInput['users'][number];
type Subscription = DemoUser['subscription'];

const subscribed = (
  { today }: Window,
  plan: NonNullable<Subscription>['plan'],
  status: 'active' | 'canceled' | 'expired' = 'active',
  endsInDays = 23,
): Subscription => ({ plan, status, currentPeriodEnd: utcMidnight(addDays(today, endsInDays)) });

const person = (id: string, name: string, phone: string | null, rest: Partial<DemoUser>): DemoUser => ({
  id,
  name,
  email: `${id}@example.com`,
  phone,
  ...rest,
});

const households = (window: Window): DemoUser[] => {
  const withItems = (plan: HouseholdPlan, subscription: Subscription) => ({
    subscription,
    items: itemsOf(plan, window),
  });
  return [
    person('ana', 'Ana Souza', '+5511999990001', withItems(proHousehold, subscribed(window, 'pro'))),
    person('bruno', 'Bruno Oliveira', '+5519999990002', withItems(freeHousehold, subscribed(window, 'free'))),
    person(
      'carla',
      'Carla Mendes Ribeiro',
      '+5511999990003',
      withItems(premiumHousehold, subscribed(window, 'premium')),
    ),
  ];
};

/** People in every state of access that the contract knows, each with little data. */
const specialCases = (window: Window): DemoUser[] => {
  const small = (id: string, name: string, phone: string | null, rest: Partial<DemoUser>): DemoUser =>
    person(id, name, phone, { items: itemsOf(smallHousehold(id, name), window), ...rest });
  const revoked = [
    { label: 'default', status: 'active' as const },
    { label: 'celular-antigo', status: 'revoked' as const },
  ];
  return [
    small('beto', 'Beto Farias', '+5521999990004', { subscription: subscribed(window, 'basic') }),
    small('dora', 'Dora Lima', '+5531999990005', { subscription: subscribed(window, 'pro', 'canceled', 9) }),
    small('elias', 'Elias Prado', '+5541999990006', { subscription: subscribed(window, 'pro', 'canceled', -3) }),
    small('fabiana', 'Fabiana Reis', '+5551999990007', { subscription: subscribed(window, 'premium', 'expired', -40) }),
    small('gil', 'Gil Barros', '+5561999990008', { subscription: null }),
    small('igor', 'Igor Matos', null, { subscription: subscribed(window, 'premium') }),
    small('julia', 'Julia Campos', '+5581999990010', { subscription: subscribed(window, 'pro'), apiKeys: revoked }),
    person('helena', 'Helena Dias', '+5571999990009', { subscription: subscribed(window, 'pro') }),
    person('karen', 'Karen Duarte', '+5585999990011', {
      subscription: subscribed(window, 'premium'),
      items: troubledItems(window),
    }),
  ];
};

/**
 * The built-in demo: Brazilian households over fourteen months up to `today` and people in every state of access.
 * The same on the same day, at every start.
 */
export const demoFixture = (today: IsoDate): Fixture => {
  const window = windowUpTo(today);
  return parseFixture({ users: [...households(window), ...specialCases(window)] });
};
