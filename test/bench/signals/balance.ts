/** Keeps a house within its means: habits fit the income, no ordinary bill stands out, the account stays where it should. */
import { type Cycle, cyclesOf, usualBill } from './accounts.ts';
import type { Category } from './categories.ts';
import { businessDayAfter, dayIn, daysBetween, plusDays, short } from './days.ts';
import type { Draft, Holder, Home } from './home.ts';
import { PAY } from './life-income.ts';

/** Spending of the history per month; moves between own accounts and bill payments do not count. */
const outOf = (home: Home): { all: number; habits: number } => {
  const months = daysBetween(home.from, home.today) / 30.4;
  const out = home.drafts.filter((draft) => draft.date <= home.today && draft.category !== 'own' && draft.amount < 0);
  const sum = (drafts: Draft[]): number => -drafts.reduce((all, draft) => all + draft.amount, 0) / months;
  return { all: sum(out), habits: sum(out.filter(({ tag }) => isHabit(tag))) };
};

const isHabit = (tag: string): boolean => tag !== '' && tag !== PAY && tag !== 'second pay' && tag !== 'overdraft';

const EARNED: readonly Category[] = ['salary', 'retirement', 'business'];

/** Habits take what is left after what is fixed, and not much more than nine tenths of the income in all. */
export const fitBudget = (home: Home): void => {
  const { all, habits } = outOf(home);
  const wanted = home.income * home.random.between(0.84, 0.98);
  const factor = Math.min(1.25, Math.max(0.6, (wanted - (all - habits)) / habits));
  for (const draft of home.drafts) if (isHabit(draft.tag)) draft.amount = Math.round(draft.amount * factor);
  // Who cannot live on the income is given more of it.
  const pay = home.drafts.filter(({ category }) => EARNED.includes(category));
  const earned = pay.reduce((sum, { date, amount }) => (date <= home.today ? sum + amount : sum), 0);
  const missing = outOf(home).all / ((earned / daysBetween(home.from, home.today)) * 30.4);
  if (missing > 1.02) for (const draft of pay) draft.amount = Math.round(draft.amount * missing);
};

/** How much more than the usual bill an ordinary one may be. */
const ORDINARY_BILL = 1.4;

const toBank = (home: Home, draft: Draft): void => {
  const { style } = home.checking;
  draft.account = home.checking;
  draft.text = style.debit.replace('{t}', draft.text).replace('{d}', short(draft.date));
};

const lighten = (home: Home, cycle: Cycle): boolean => {
  const bySize = (drafts: Draft[]): Draft | undefined => drafts.sort((a, b) => a.amount - b.amount)[0];
  const event = bySize(cycle.rows.filter(({ isEvent, amount }) => isEvent && amount < 0));
  if (event !== undefined) {
    toBank(home, event);
    return true;
  }
  const large =
    bySize(cycle.rows.filter(({ installment }) => installment !== null)) ??
    bySize(cycle.rows.filter(({ tag, isFixed, amount }) => tag === '' && !isFixed && amount < 0));
  const extra = large ?? bySize(cycle.rows.filter(({ isFixed }) => !isFixed));
  if (extra === undefined) return false;
  const { installment } = extra;
  const isSame = (draft: Draft): boolean =>
    draft === extra ||
    (installment !== null &&
      draft.merchant === extra.merchant &&
      draft.installment?.purchaseDate === installment.purchaseDate);
  for (const draft of home.drafts.filter(isSame)) home.drafts.splice(home.drafts.indexOf(draft), 1);
  return true;
};

const isHigh = (cycles: readonly Cycle[], index: number): boolean => {
  const usual = usualBill(cycles, index);
  return usual !== null && (cycles[index]?.total ?? 0) > usual * ORDINARY_BILL;
};

export const smoothBills = (home: Home): void => {
  for (const card of home.accounts.filter(({ kind }) => kind === 'card')) {
    for (let round = 0; round < 400; round += 1) {
      const cycles = cyclesOf(home, card);
      const high = cycles.find((_, index) => isHigh(cycles, index));
      if (high === undefined || !lighten(home, high)) break;
    }
  }
};

const flowsOf = (home: Home, account: Holder): Map<string, number> => {
  const flows = new Map<string, number>();
  for (const { account: one, date, amount } of home.drafts) {
    if (one === account && date <= home.horizon) flows.set(date, (flows.get(date) ?? 0) + amount);
  }
  return flows;
};

/** The lowest end of a day in the half-open span, from a balance of zero before it; and the sum of the span. */
const lowest = (flows: Map<string, number>, from: string, to: string): { low: number; sum: number } => {
  let [low, sum] = [Number.POSITIVE_INFINITY, 0];
  for (let date = from; date < to; date = plusDays(date, 1)) {
    sum += flows.get(date) ?? 0;
    low = Math.min(low, sum);
  }
  return { low: low === Number.POSITIVE_INFINITY ? 0 : low, sum };
};

export const balanceOn = (home: Home, account: Holder, date: string): number =>
  account.balance + lowest(flowsOf(home, account), home.from, plusDays(date, 1)).sum;

/** The lowest end of a day from one date to another, both included. */
export const lowestBetween = (home: Home, account: Holder, from: string, to: string): number =>
  balanceOn(home, account, plusDays(from, -1)) + lowest(flowsOf(home, account), from, plusDays(to, 1)).low;

const sweepDays = (home: Home, account: Holder): string[] =>
  home.months
    .map((month) => {
      const paid = home.drafts.find(
        (draft) => draft.account === account && draft.date.startsWith(month) && draft.isFixed && draft.amount > 0,
      );
      return businessDayAfter(paid === undefined ? dayIn(month, 11) : plusDays(paid.date, 2));
    })
    .filter((date, index, dates) => date > home.from && date <= home.today && date !== dates[index - 1])
    .sort();

/** Puts what is too much into investments and takes back what is missing, once a month. `balance` is the one before the first day. */
export const sweep = (home: Home, account: Holder): void => {
  const { random, income } = home;
  const isOverdrawn = home.drafts.some(({ account: one, tag }) => one === account && tag === 'overdraft');
  const target = (): number => (isOverdrawn ? -random.between(0.05, 0.2) : random.between(0.12, 0.4)) * income;
  const flows = flowsOf(home, account);
  const days = sweepDays(home, account);
  const [first = home.today] = days;
  let { low, sum } = lowest(flows, home.from, first);
  account.balance = Math.round(target() - low);
  let balance = account.balance + sum;
  days.forEach((date, index) => {
    const next = days[index + 1];
    ({ low, sum } = lowest(flows, date, next ?? plusDays(home.horizon, 1)));
    const wanted = next === undefined && !isOverdrawn ? random.between(0.3, 0.5) * income : target();
    const move = Math.round((wanted - (balance + low)) / 5_000) * 5_000;
    if (Math.abs(move) > 15_000) {
      home.row(account, date, move, move < 0 ? account.style.apply : account.style.redeem, 'invest', { time: '09:30' });
      balance += move;
    }
    balance += sum;
  });
};
