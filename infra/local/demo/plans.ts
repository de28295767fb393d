import type { BankStyle, Kind } from './bank-styles.ts';
import type { Place } from './places.ts';

/** Something that happens on the same day of the month. */
export type Regular = {
  kind: Kind;
  /** The other side, as it appears in print. */
  name: string;
  day: number;
  reais: readonly [low: number, high: number];
  category: string;
  /** Calendar months, 1 to 12, in which it happens; every month when unset. */
  months?: readonly number[];
};

/** Something that happens now and then. */
export type Habit = { kind: Kind; perMonth: readonly [low: number, high: number]; places: readonly Place[] };

export type AccountPlan = {
  id: string;
  subtype: 'CHECKING_ACCOUNT' | 'SAVINGS_ACCOUNT';
  name: string;
  marketingName: string;
  number: string;
  regular: readonly Regular[];
  habits: readonly Habit[];
  /** A debit that the bank has not booked yet. */
  pendingToday?: Place;
  /** BRL between which investing and redeeming keep the balance. */
  keep: readonly [low: number, high: number];
};

/**
 * How a bank shows a purchase in installments (field notes 3.4): one row on each bill, all rows at once with
 * dates to come, or one row on each bill with the number in the description alone.
 */
export type InstallmentStyle = 'row-per-bill' | 'all-at-once' | 'in-description';

export type InstallmentPurchase = {
  store: string;
  category: string;
  /** Months before today, and the day of that month. */
  monthsAgo: number;
  day: number;
  reais: number;
  count: number;
};

export type ForeignPurchase = { store: string; category: string; monthsAgo: number; day: number; usd: number };

export type CardPlan = {
  id: string;
  name: string;
  marketingName: string;
  /** Last four digits. */
  number: string;
  brand: string;
  level: string;
  limitReais: number;
  /** 1 to 21, so that bill and due date, a week later, are of one month. */
  closingDay: number;
  installmentStyle: InstallmentStyle;
  /** Whether the bank reports the open bill too, and gives its rows that bill's id. */
  listsOpenBill: boolean;
  habits: readonly Omit<Habit, 'kind'>[];
  /** Charged on the same day each month: subscriptions, annual fees. */
  subscriptions: readonly Omit<Regular, 'kind'>[];
  installments: readonly InstallmentPurchase[];
  foreign: readonly ForeignPurchase[];
  refunds: readonly { place: Place; monthsAgo: number; day: number }[];
  paidFrom: { accountId: string; name: string };
  /** The bill that closed so many months ago was paid five days late. */
  lateMonthsAgo?: number;
};

export type TransferPlan = {
  from: string;
  to: string;
  day: number;
  reais: readonly [low: number, high: number];
  /** Category id: between banks by PIX, or inside one bank. */
  category: string;
};

export type BankPlan = {
  itemId: string;
  style: BankStyle;
  accounts: readonly AccountPlan[];
  cards: readonly CardPlan[];
  /** Days from today until the consent ends. */
  consentDays: number;
  onUpdate?: Record<string, unknown>;
};

export type HouseholdPlan = {
  owner: string;
  /** A CPF that is none: its check digits are wrong. */
  taxNumber: string;
  banks: readonly BankPlan[];
  transfers: readonly TransferPlan[];
};
