import { addDays, type IsoDate } from '../../../shared/time/calendar.ts';
import { CLIENT, EVERYBODY, type Person, pick } from './steps.ts';
import type { Random } from './world/machine.ts';

export type BankRow = {
  id: string;
  date: string;
  description: string;
  type: 'DEBIT' | 'CREDIT';
  amount: number;
  status: 'POSTED' | 'PENDING';
};

/** A text that stands in everything of a person, and so must stand in nothing of another. */
export const markOf = (person: Person): string => `MARCA${person.toUpperCase()}`;

const TODAY = '2026-03-02' as IsoDate;
const PLANS = { ana: 'basic', bia: 'pro', caio: 'basic', davi: 'basic' } as const;
export const QUOTAS = { basic: { reminders: 5, limits: 3 }, pro: { reminders: 10, limits: 10 } } as const;
export const quotaOf = (person: Person) => QUOTAS[PLANS[person]];

export const rowOf = (random: Random, person: Person, id: string, today: IsoDate = TODAY): BankRow => ({
  id,
  date: `${addDays(today, -Math.floor(random() * 40))}T15:00:00.000Z`,
  description: `${pick(random, ['PADARIA', 'UBER TRIP', 'LOJA DO ZE'])} ${markOf(person)}`,
  type: 'DEBIT',
  amount: -pick(random, [10, 12.9, 80]),
  status: random() < 0.3 ? 'PENDING' : 'POSTED',
});

/** What comes every month: a salary and a subscription. @param month as `2026-03` */
export const monthlyOf = (person: Person, month: string): BankRow[] => [
  {
    id: `row-${person}-salary-${month}`,
    date: `${month}-01T15:00:00.000Z`,
    description: `SALARIO ACME ${markOf(person)}`,
    type: 'CREDIT',
    amount: 3000,
    status: 'POSTED',
  },
  {
    id: `row-${person}-netflix-${month}`,
    date: `${month}-02T15:00:00.000Z`,
    description: `NETFLIX.COM ${markOf(person)}`,
    type: 'DEBIT',
    amount: -55.9,
    status: 'POSTED',
  },
];
export const FIRST_MONTHS = ['2025-11', '2025-12', '2026-01', '2026-02', '2026-03'];

export const itemsOf = (person: Person, rows: readonly BankRow[]) => [
  {
    item: { id: `item-${person}`, connector: { id: 612, name: 'Nubank' } },
    accounts: [
      {
        account: { id: `account-${person}`, type: 'BANK' as const, name: `Conta ${markOf(person)}`, balance: 100 },
        transactions: [...rows],
      },
    ],
  },
];

/** Where WhatsApp reaches a person; bia has e-mail alone. */
export const phoneOf = (person: Person): string | null =>
  person === 'bia' ? null : `+551199999000${EVERYBODY.indexOf(person)}`;

export const fixtureOf = (rows: ReadonlyMap<Person, readonly BankRow[]>) => ({
  users: EVERYBODY.map((id) => ({
    id,
    name: `${id} ${markOf(id)}`,
    email: `${id}@example.com`,
    phone: phoneOf(id),
    digest: id === 'caio' ? [] : ['email' as const],
    subscription: { plan: PLANS[id], status: 'active' as const, currentPeriodEnd: '2099-01-01T00:00:00.000Z' },
    items: id === CLIENT ? [] : itemsOf(id, rows.get(id) ?? []),
  })),
});
