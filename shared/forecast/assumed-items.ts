import { type Account, hasBills, isCreditCard } from '../accounts/account.ts';
import { billStates } from '../cards/bill-states.ts';
import { type Centavos, centavos, ZERO } from '../money.ts';
import { onOrAfterBusinessDay } from '../time/business-days.ts';
import { addMonths, type IsoDate } from '../time/calendar.ts';
import { type Assumed, type Assumption, readAssumptions } from './assumptions.ts';
import { type BillAhead, billAheadOf, billsAhead, dueOfDay, paymentDays } from './bills-ahead.ts';
import { type Horizon, NO_PARTS, type UpcomingItem } from './occurrences.ts';
import {
  billItem,
  type CardAhead,
  type ForecastSources,
  inOrder,
  type KnownPayments,
  type StandingBill,
} from './upcoming-items.ts';

/** A payment that is assumed; `later`: on the card's bill so many bills behind that of its date. */
type Payment = { amount: Centavos; date: IsoDate; later: number; description: string; account: Account | null };
/** With the date on which a bill with it is due, where it is on one. */
type Added = { item: UpcomingItem; amount: Centavos; dueDate: IsoDate | null };
type OnBill = Added & { dueDate: IsoDate };

const isOnBill = (added: Added): added is OnBill => added.dueDate !== null;
const isToCome = ({ kind }: UpcomingItem): boolean => kind !== 'bill';

const monthlyDates = (from: IsoDate, last: IsoDate): IsoDate[] => {
  const dates: IsoDate[] = [];
  for (let date = from; date <= last; date = addMonths(from, dates.length)) dates.push(date);
  return dates;
};

/** Equal centavos, what is left of the division on the first. @param amount below zero */
const parted = (amount: Centavos, n: number): Centavos[] => {
  const each = Math.ceil(amount / n) + 0; // never -0
  return Array.from({ length: n }, (_, at) => centavos(at === 0 ? amount - each * (n - 1) : each));
};

const paymentsOf = (assumption: Assumption, last: IsoDate): Payment[] => {
  if (assumption.kind === 'once') return [{ ...assumption, later: 0, description: assumption.name }];
  if (assumption.kind === 'monthly') {
    const { from, until, name } = assumption;
    const dates = monthlyDates(from, until && until < last ? until : last);
    return dates.map((date) => ({ ...assumption, date, later: 0, description: name }));
  }
  if (assumption.kind !== 'installments') return [];
  const { amount, n, name } = assumption;
  return parted(amount, n).map((part, at) => ({
    ...assumption,
    amount: part,
    later: at,
    description: `${name} (${at + 1}/${n})`,
  }));
};

type PaidOn = (payment: Payment) => { date: IsoDate; dueDate: IsoDate | null };

const paidOn = (cards: readonly CardAhead[], sources: ForecastSources, today: IsoDate): PaidOn => {
  const withoutBills = paymentDays(sources, today);
  return ({ account, date, later }) => {
    if (!account || !isCreditCard(account)) return { date, dueDate: null };
    const card = cards.find((one) => one.card.account.id === account.id);
    if (!card || !hasBills(account)) return { date: withoutBills(account, date, later), dueDate: null };
    const dueDate = dueOfDay(card, date, later);
    return { date: onOrAfterBusinessDay(dueDate), dueDate };
  };
};

const addedOf =
  (on: PaidOn) =>
  (payment: Payment): Added => {
    const { date, dueDate } = on(payment);
    const { amount, description, account } = payment;
    const item: UpcomingItem = {
      ...{ date, kind: 'assumed', description, amount, certainty: 'fixed' },
      ...{ category: null, accountId: account?.id ?? null, sourceId: null, covers: [] },
      ...{ isOverdue: false, wasDue: null, isAssumed: true, ...NO_PARTS },
    };
    return { item, amount, dueDate };
  };

/** The amount of an inflow from its day on: that of the latest assumption that begins by then, of two the later one. */
const incomeOn = (assumptions: readonly Assumption[]) => {
  const incomes = assumptions
    .filter((one) => one.kind === 'income')
    .map((one, at) => ({ ...one, at }))
    .sort((a, b) => (a.from === b.from ? b.at - a.at : a.from < b.from ? 1 : -1));
  return (streamId: string, date: IsoDate): Centavos | null =>
    incomes.find((one) => one.streamId === streamId && one.from <= date)?.amount ?? null;
};

// A reminder or a scheduled row covers the stream that it is.
const streamsOf = ({ sourceId, covers }: UpcomingItem): string[] => [...covers, ...(sourceId ? [sourceId] : [])];

const changedItem =
  (gone: ReadonlySet<string>, incomeOf: ReturnType<typeof incomeOn>) =>
  (item: UpcomingItem): UpcomingItem[] => {
    const ids = streamsOf(item);
    if (ids.some((id) => gone.has(id))) return [];
    const [amount] = ids.flatMap((id) => incomeOf(id, item.date) ?? []);
    return amount === undefined || amount === item.amount ? [item] : [{ ...item, amount, isAssumed: true }];
  };

/** Without the charges of these streams, those that the bank has listed for later days too. */
const withoutStreams = (one: CardAhead, sources: ForecastSources, gone: ReadonlySet<string>, today: IsoDate) => {
  const own = sources.streams.filter(({ id, accountId }) => gone.has(id) && accountId === one.card.account.id);
  if (own.length === 0) return one;
  const charges = one.charges.filter(({ stream }) => !gone.has(stream.id));
  const listed = own.flatMap(({ announced }) => announced.filter(({ date }) => date > today).map(({ id }) => id));
  if (listed.length === 0) return { ...one, charges };
  const transactions = one.card.transactions.filter(({ id }) => !listed.includes(id));
  const card = { ...one.card, transactions };
  return { ...one, charges, card, states: billStates(card, today, sources.isPayment) };
};

/** What the bills become beyond the payments that are assumed on them, by due date: a stream less, a credit used up. */
const restsOf = (before: readonly BillAhead[], after: readonly BillAhead[], own: readonly OnBill[]) => {
  const rests = new Map<IsoDate, Centavos>();
  const addTo = (dueDate: IsoDate, amount: number) =>
    rests.set(dueDate, centavos((rests.get(dueDate) ?? ZERO) + amount));
  for (const { dueDate, amount } of after.filter(isToCome)) addTo(dueDate, amount);
  for (const { dueDate, amount } of before.filter(isToCome)) addTo(dueDate, -amount);
  for (const { dueDate, amount } of own) addTo(dueDate, -amount);
  return rests;
};

const changedBill = (bill: StandingBill, rest: Centavos, gone: ReadonlySet<string>): UpcomingItem[] => {
  const covers = bill.now.covers.filter((id) => !gone.has(id));
  if (rest === 0 && covers.length === bill.now.covers.length) return [billItem(bill)];
  const { amount, expected } = bill.now;
  const now = {
    ...bill.now,
    ...{ covers, amount: centavos(amount + rest), isAssumed: true as const },
    expected: expected === null ? null : centavos(expected - rest),
  };
  const reminded = bill.reminded.filter(({ streamId }) => streamId === null || !gone.has(streamId));
  return now.amount === 0 ? [] : [billItem({ now, reminded })];
};

type Changes = { added: readonly Added[]; gone: ReadonlySet<string> };

/** The bills of a card. Which scheduled payment and which reminder is about them goes by what is known. */
const billsOf = (one: CardAhead, { wide, bills }: KnownPayments, sources: ForecastSources, changes: Changes) => {
  const { account } = one.card;
  const { added, gone } = changes;
  const standing = bills.filter(({ now }) => now.accountId === account.id);
  const own = added.filter(isOnBill).filter(({ item }) => item.accountId === account.id && item.date <= wide.last);
  const without = withoutStreams(one, sources, gone, wide.today);
  if (own.length === 0 && without === one) return standing.map(billItem);
  const parts = own.map(({ dueDate, amount }) => ({ dueDate, amount: centavos(-amount), streamId: null }));
  const rests = restsOf(one.bills, billsAhead(without, wide, sources.isPayment, parts), own);
  const stands = new Set(standing.flatMap(({ now }) => (isToCome(now) ? now.dueDate : [])));
  const others = [...rests].filter(([dueDate, rest]) => rest !== 0 && !stands.has(dueDate));
  return [
    ...standing.flatMap((bill) =>
      changedBill(bill, isToCome(bill.now) ? (rests.get(bill.now.dueDate) ?? ZERO) : ZERO, gone),
    ),
    // A credit that only an assumed payment uses, or makes.
    ...others.map(([dueDate, rest]) => {
      const kind = dueDate === one.states.open.dueDate ? 'open_bill' : 'future_bill';
      const now = { ...billAheadOf(one.card, kind, dueDate, centavos(-rest)), isAssumed: true as const };
      return billItem({ now, reminded: [] });
    }),
  ];
};

/**
 * The payments to come if the assumptions held, by date and then by amount.
 * @param accountId only what touches this account
 * @throws InvalidInputError of the first assumption that is wrong
 */
export const itemsIf = (
  assume: Assumed,
  known: KnownPayments,
  sources: ForecastSources,
  horizon: Horizon,
  accountId?: string,
): UpcomingItem[] => {
  const { today, last } = horizon;
  const assumptions = readAssumptions(assume, { today, accounts: sources.accounts, streams: sources.listed });
  const gone = new Set(assumptions.flatMap((one) => (one.kind === 'without' ? one.streamId : [])));
  const on = paidOn(known.cards, sources, today);
  const added = assumptions.flatMap((assumption) => paymentsOf(assumption, last)).map(addedOf(on));
  return inOrder(
    [
      ...known.cards.flatMap((one) => billsOf(one, known, sources, { added, gone })),
      ...known.others.flatMap(changedItem(gone, incomeOn(assumptions))),
      ...added.map(({ item }) => item),
    ],
    horizon,
    accountId,
  );
};
