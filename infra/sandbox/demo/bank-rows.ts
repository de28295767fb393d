import { type Centavos, centavos } from '../../../shared/money.ts';
import { addDays, type IsoDate, type IsoMonth, lastDayOf } from '../../../shared/time/calendar.ts';
import { isIncoming, printed } from './bank-styles.ts';
import type { AccountPlan, BankStyle, Company, Habit, Kind, Regular } from './plans.ts';
import { type Random, randomFrom } from './random.ts';
import { contains, dayIn, monthsOf, type Window } from './window.ts';

/** One line of an account to be; `amount` is signed as the aggregator signs a bank account's. */
export type BankRow = {
  date: IsoDate;
  kind: Kind;
  name: string;
  description: string;
  amount: Centavos;
  category: string | null;
  company?: Company | undefined;
  pending?: boolean;
};

export type Move = Pick<BankRow, 'kind' | 'name' | 'amount' | 'category' | 'date' | 'company'>;

/** @param move `amount` positive, the sign follows from the kind */
export const bankRow = (style: BankStyle, move: Move): BankRow => ({
  ...move,
  amount: centavos(isIncoming(move.kind) ? move.amount : -move.amount),
  description: printed(style, move.kind, move.name, move.date),
});

const UNCATEGORIZED = 0.05;

const regularMove = (regular: Regular, month: IsoMonth, random: Random): Move | null => {
  const amount = random.money(regular.reais);
  if (regular.months && !regular.months.includes(Number(month.slice(5)))) return null;
  const category = regular.company ? null : regular.category;
  return { ...regular, category, amount, date: dayIn(month, regular.day) };
};

const habitMoves = ({ kind, perMonth, places }: Habit, month: IsoMonth, random: Random): Move[] =>
  Array.from({ length: random.whole(...perMonth) }, () => {
    const place = random.pick(places);
    const category = random.chance(UNCATEGORIZED) ? null : place.category;
    const date = dayIn(month, random.whole(1, Number(lastDayOf(month).slice(8))));
    return { kind, name: place.name, amount: random.money(place.reais), category, date };
  });

const monthOfMoves = (plan: AccountPlan, month: IsoMonth): Move[] => {
  const random = randomFrom(`${plan.id} ${month}`);
  const regular = plan.regular.flatMap((each) => regularMove(each, month, random) ?? []);
  return [...regular, ...plan.habits.flatMap((habit) => habitMoves(habit, month, random))];
};

const pendingRow = ({ pendingToday, id }: AccountPlan, style: BankStyle, { today }: Window): BankRow[] => {
  if (!pendingToday) return [];
  const { name, category, reais } = pendingToday;
  const move = {
    kind: 'debitCard' as const,
    name,
    category,
    date: today,
    amount: randomFrom(`${id} pending`).money(reais),
  };
  return [{ ...bankRow(style, move), pending: true }];
};

/** What the bank lists for a day after the window. */
export const scheduledRows = ({ scheduled, id }: AccountPlan, style: BankStyle, { today }: Window): BankRow[] => {
  if (!scheduled) return [];
  const { kind, name, category, reais, inDays } = scheduled;
  const amount = randomFrom(`${id} scheduled`).money(reais);
  return [{ ...bankRow(style, { kind, name, category, amount, date: addDays(today, inDays) }), pending: true }];
};

/** Rows of the account's own plan within the window. */
export const plannedRows = (plan: AccountPlan, style: BankStyle, window: Window): BankRow[] => [
  ...monthsOf(window)
    .flatMap((month) => monthOfMoves(plan, month))
    .filter(({ date }) => contains(window, date))
    .map((move) => bankRow(style, move)),
  ...pendingRow(plan, style, window),
];
