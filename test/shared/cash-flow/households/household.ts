import fc from 'fast-check';
import type { Account } from '../../../../shared/accounts/account.ts';
import type { AccountSnapshot } from '../../../../shared/cards/account-snapshot.ts';
import type { Transaction } from '../../../../shared/ledger/transaction.ts';
import { addDays, type IsoDate } from '../../../../shared/time/calendar.ts';
import { aBankAccount, aCard, instant } from '../../cards/a-card.ts';
import { day } from '../../ledger/a-transaction.ts';
import { CLOSING_DAYS, type Event, type Told, tell } from './events.ts';

/** Month ends, a leap day, both turns of a year, a Sunday. */
const DAYS = ['2026-11-27', '2026-03-01', '2026-12-31', '2027-01-01', '2028-02-29', '2026-05-31', '2026-08-30'];

const accounts: Account[] = [
  aBankAccount({ id: 'b1', itemId: 'i1', name: 'Conta' }),
  aBankAccount({ id: 'b2', itemId: 'i2', name: 'Outra conta' }),
  aCard({ id: 'c1', itemId: 'i1', name: 'Cartão' }),
  aCard({ id: 'c2', itemId: 'i2', name: 'Outro cartão' }),
];

export const snapshot: AccountSnapshot = {
  accounts,
  bills: [],
  closingDates: Object.entries(CLOSING_DAYS).map(([accountId, closingDay]) => ({
    id: accountId,
    userId: 'ana',
    accountId,
    closingDay,
    isActive: true,
    notes: '',
    createdAt: instant('2024-01-01T00:00:00.000Z'),
    updatedAt: instant('2024-01-01T00:00:00.000Z'),
  })),
};

/** A household: its rows, newest first, and of each what it is, known before any rule has seen it. */
export type Household = { today: IsoDate; told: readonly Told[]; rows: readonly Transaction[] };

const KINDS: readonly Event['kind'][] = [
  ...Array<Event['kind']>(3).fill('purchase'),
  ...Array<Event['kind']>(3).fill('refunded'),
  'salary',
  'refunded at once',
  'refunded over several',
  'refunded without a name',
  'orphan refund',
  'own move',
  'bill paid',
  'bill paid twice',
  'installments',
  'installments at once',
  'reversed installments',
  'installments reversed one by one',
  'refunded elsewhere',
  'scheduled',
  'revolving',
  'pocket',
  'returned move',
  'foreign',
  'investment',
  'bill paid by words',
  'bill in installments',
];

const anEvent = (furthest: number): fc.Arbitrary<Omit<Event, 'index'>> =>
  fc.record({
    kind: fc.constantFrom(...KINDS),
    back: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: furthest })),
    later: fc.nat(40),
    size: fc.integer({ min: 1, max: 900 }),
    choice: fc.nat(1000),
    other: fc.nat(1000),
  });

const newestFirst = (a: Transaction, b: Transaction): number =>
  a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? 1 : -1;

const isCarriedDebt = ({ kind }: { kind: Event['kind'] }): boolean =>
  kind === 'revolving' || kind === 'bill in installments';

/** Whether a credit belongs to a plan could not be told where a household carries two debts. */
const isOnlyDebt = (event: Omit<Event, 'index'>, _: number, all: readonly Omit<Event, 'index'>[]): boolean =>
  !isCarriedDebt(event) ||
  !all.some(({ kind }) => kind === 'bill in installments') ||
  all.find(isCarriedDebt) === event;

const aHouseholdOf = (furthest: number): fc.Arbitrary<Household> =>
  fc
    .record({ today: fc.constantFrom(...DAYS), events: fc.array(anEvent(furthest), { maxLength: 25 }) })
    .map(({ today: on, events }) => {
      const today = day(on);
      const told = events.filter(isOnlyDebt).flatMap((event, index) => tell({ ...event, index }, today));
      const rows = told.flatMap(({ row, shown }) => (shown === undefined ? row : (shown ?? [])));
      return { today, told, rows: rows.sort(newestFirst) };
    });

/** One whose rows all lie in the 13 months that are read at least. */
export const aHousehold: fc.Arbitrary<Household> = aHouseholdOf(355);

/** Two dates of the last year, the earlier first; the second may be after today. */
export const somePeriod: fc.Arbitrary<(today: IsoDate) => { from: IsoDate; to: IsoDate }> = fc
  .record({ back: fc.integer({ min: 0, max: 300 }), days: fc.integer({ min: 0, max: 320 }) })
  .map(({ back, days }) => (today) => {
    const from = addDays(today, -back);
    return { from, to: addDays(from, Math.min(days, back + 3)) };
  });

/** One whose rows reach back two years: not all purchases of refunds are among the months that are read. */
export const anOldHousehold: fc.Arbitrary<Household> = aHouseholdOf(700);
