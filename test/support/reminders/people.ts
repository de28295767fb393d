import type { FixtureInput } from '../../../infra/sandbox/fixture/fixture.ts';
import { addDays, type IsoDate } from '../../../shared/time/calendar.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';

const person = (
  id: string,
  plan: 'basic' | 'pro' | 'premium',
  phone: string | null,
): FixtureInput['users'][number] => ({
  id,
  name: `${id} Souza`,
  email: `${id}@example.com`,
  phone,
  subscription: { plan, status: 'active', currentPeriodEnd: '2030-01-31T00:00:00.000Z' },
  apiKeys: [{ label: 'default', status: 'active' }],
  items: [],
});

/** People without banks: ana (pro), bia (basic, no phone), caio (premium). */
export const people: FixtureInput = {
  users: [
    person('ana', 'pro', '+5511999990001'),
    person('bia', 'basic', null),
    person('caio', 'premium', '+5511999990003'),
  ],
};

/** The date in São Paulo, so many days from now. */
export const inDays = (days: number): IsoDate => addDays(dateInSaoPaulo(systemClock()), days);
