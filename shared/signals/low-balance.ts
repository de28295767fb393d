import type { Account } from '../accounts/account.ts';
import { isCardPaymentCategory, isInvestmentMove, isYield } from '../categories/category-groups.ts';
import { isAmong } from '../categories/category-tree.ts';
import { dailyBalances, type KnownBalance, lowestOf } from '../forecast/balances.ts';
import type { Horizon, UpcomingItem } from '../forecast/occurrences.ts';
import { groupBy } from '../group-by.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, centavos, sum, ZERO } from '../money.ts';
import type { CurrentStream } from '../recurring/found-stream.ts';
import { dayAt, dayFrom, nearestDate, PACES } from '../recurring/schedule.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { businessDayUpTo } from '../time/business-days.ts';
import { addDays, addMonths, dateFromEpochDay, dayOf, daysBetween, type IsoDate } from '../time/calendar.ts';
import { medianOf, merchantOf } from './money-of-signals.ts';
import { salaryCategories, thresholds } from './thresholds.ts';

type Flow = { accounts: readonly Account[]; transactions: readonly Transaction[]; streams: readonly CurrentStream[] };

const ofBanks = ({ accounts, transactions }: Flow, first: IsoDate, last: IsoDate): Transaction[] => {
  const banks = new Set<string>(accounts.filter(({ type }) => type === 'BANK').map(({ id }) => id));
  return transactions.filter(
    ({ accountId, date, currencyCode }) =>
      first <= date && date <= last && currencyCode === 'BRL' && banks.has(accountId),
  );
};

const byDate = (a: Transaction, b: Transaction): number => (a.date < b.date ? -1 : 1);

const plannedIds = ({ streams }: Flow): ReadonlySet<string> => new Set(streams.flatMap(({ rowIds }) => rowIds));

/** Money into bank accounts that no stream explains and that comes from none of them. */
const unplannedRows = (flow: Flow, first: IsoDate, today: IsoDate): Transaction[] => {
  const planned = plannedIds(flow);
  const rows = ofBanks(flow, first, addDays(today, -1));
  const out = groupBy(
    rows.filter(({ amount }) => amount < 0),
    ({ amount }) => amount,
  );
  const isOwn = (row: Transaction): boolean =>
    (out.get(centavos(-row.amount)) ?? []).some(
      (one) => one.accountId !== row.accountId && Math.abs(daysBetween(one.date, row.date)) <= 1,
    );
  return rows.filter((row) => row.amount > 0 && !planned.has(row.id) && !isOwn(row));
};

const MONTHS_A_YEAR = 12;

/**
 * What so many days bring beside what is expected: pay of many customers, money taken from investments. The median
 * of the windows of the last months; the same days a year ago count, too.
 */
const unplannedIn = (flow: Flow, today: IsoDate, until: IsoDate): Centavos => {
  const { historyDays, step } = thresholds.lowBalance;
  const days = daysBetween(today, until);
  const rows = unplannedRows(flow, addMonths(today, -MONTHS_A_YEAR), today);
  const within = (from: IsoDate, to: IsoDate): number =>
    rows.reduce((all, { date, amount }) => (from < date && date <= to ? all + amount : all), 0);
  const sums: number[] = [];
  for (let back = days; back <= historyDays; back += step)
    sums.push(within(addDays(today, -back), addDays(today, days - back)));
  return centavos(Math.max(medianOf(sums), within(addMonths(today, -MONTHS_A_YEAR), addMonths(until, -MONTHS_A_YEAR))));
};

/** Days from one pay to the next that make them monthly, and days that the next may be late. */
const MONTHLY_PAY = { least: 24, most: 38, late: 5 };

const isMonthlyPay = (row: Transaction, before: Transaction | undefined): boolean => {
  if (!before || row.amount * 2 < before.amount || before.amount * 2 < row.amount) return false;
  const days = daysBetween(before.date, row.date);
  return MONTHLY_PAY.least <= days && days <= MONTHLY_PAY.most;
};

/**
 * Pay that fell out of its stream, or never was in one, for its day has moved: who has paid in three months, a month apart, pays
 * again a month later.
 */
const unheldIn = (flow: Flow, today: IsoDate, until: IsoDate): Centavos => {
  const planned = plannedIds(flow);
  const [first, last] = [addDays(addMonths(today, -1), -MONTHLY_PAY.late), addMonths(until, -1)];
  const rows = ofBanks(flow, addMonths(today, -MONTHS_A_YEAR), today).filter(({ amount }) => amount > 0);
  const payers = groupBy(rows.toSorted(byDate), merchantOf);
  return sum(
    [...payers].flatMap(([payer, ofPayer]) => {
      const [third, second, latest] = ofPayer.slice(-3);
      if (payer === '' || !third || !second || !latest || planned.has(latest.id)) return [];
      if (latest.date < first || latest.date > last || !isMonthlyPay(latest, second) || !isMonthlyPay(second, third))
        return [];
      return [latest.amount];
    }),
  );
};

const SALARY = /\b(?:salarios?|proventos|folha)\b/;
const THIRTEENTH = /\bdecimo\b|\b13o?(?: do)? ?sal|\b(?:sal|parc)\w* (?:d[eo] )?13\b|\bnatalin/;
/** The last days on which the law lets the halves of a 13th salary come, of each year. */
const ENDS_OF_HALVES = ['11-30', '12-20'] as const;

const isSalary = ({ direction, inReais, status, category, description }: CurrentStream): boolean => {
  const isOwn = isAmong(category, salaryCategories) || SALARY.test(normalizeText(description));
  return (
    direction === 'inflow' && inReais && status !== 'ended' && isOwn && !THIRTEENTH.test(normalizeText(description))
  );
};

/**
 * The halves of the 13th salary that are due by law in these days and have not come this year: in the first year of a job nothing
 * else tells of them. Pay that came all through a December without one brings none.
 */
const thirteenthIn = ({ transactions, streams }: Flow, today: IsoDate, until: IsoDate): Centavos => {
  const year = today.slice(0, 4);
  const due = ENDS_OF_HALVES.filter((end) => today < `${year}-${end}` && `${year}-${end}` <= until);
  if (due.length === 0) return ZERO;
  const halves = transactions.filter(
    ({ date, amount, description }) => amount > 0 && date <= today && THIRTEENTH.test(normalizeText(description)),
  );
  const paid = halves.filter(({ date }) => date.startsWith(year));
  // The second half is what is left once one has come; who has had both gets no more.
  const left = Math.min(due.length, ENDS_OF_HALVES.length - paid.length);
  const lastDecember = `${Number(year) - 1}-12-01`;
  const hasHalves = ({ firstDate }: CurrentStream): boolean => halves.length > 0 || firstDate > lastDecember;
  const pay = sum(
    streams
      .filter((one) => isSalary(one) && hasHalves(one))
      .map(({ varies, average, last }) => (varies ? average : last)),
  );
  return centavos(Math.max(0, Math.round((pay * left) / 2)));
};

/** What may come until a day beside what the forecast expects. */
export const moreIn = (flow: Flow, today: IsoDate, until: IsoDate): Centavos =>
  sum([
    centavos(Math.max(unplannedIn(flow, today, until), unheldIn(flow, today, until))),
    thirteenthIn(flow, today, until),
  ]);

/** Whether a weekend or a holiday has moved a planned day. */
const isMoved = ({ schedule }: CurrentStream, date: IsoDate): boolean =>
  schedule.kind === 'months' && schedule.rule.kind === 'day' && schedule.rule.day < 29
    ? dayOf(date) !== schedule.rule.day
    : false;

/**
 * Days before its planned one on which pay may come: one more than it ever was early, in a history that is long enough; none where
 * it is longer and pay was never early. A day that is not moved is compared with others that were not: before weekends pay comes early.
 */
const daysEarly = (stream: CurrentStream, date: IsoDate, rows: ReadonlyMap<string, Transaction>): number => {
  const { schedule, rowIds } = stream;
  const { window } = PACES[schedule.frequency];
  const { rowsOfPay } = thresholds.lowBalance;
  const seen = rowIds
    .flatMap((id) => rows.get(id) ?? [])
    .map((row) => {
      const day = dayFrom(row.date);
      const planned = dayAt(schedule, nearestDate(schedule, day).index);
      return { early: planned - day.epoch, isMoved: isMoved(stream, dateFromEpochDay(planned)) };
    });
  const alike = isMoved(stream, date) ? seen : seen.filter((one) => !one.isMoved);
  if (alike.length < rowsOfPay) return window;
  const earliest = Math.max(0, ...alike.map(({ early }) => early));
  // What never came early in so many months comes on its day.
  return earliest === 0 && alike.length >= thresholds.lowBalance.rowsOnTheDay ? 0 : Math.min(window, earliest + 1);
};

const businessDayBefore = (date: IsoDate): IsoDate => {
  const { epoch, month } = dayFrom(date);
  return dateFromEpochDay(businessDayUpTo(epoch, month));
};

/**
 * Only what is sure to leave, and what may come as early as it may: a payment that was missed once may have ended (the rent of
 * the former flat), and pay may come some days before its usual one.
 */
export const surelyDue = (
  items: readonly UpcomingItem[],
  { streams, transactions }: Pick<Flow, 'streams' | 'transactions'>,
  today: IsoDate,
): UpcomingItem[] => {
  const byId = new Map(streams.map((stream) => [stream.id, stream]));
  const rows = new Map(transactions.map((row) => [row.id, row]));
  return items.flatMap((item) => {
    const stream = item.sourceId === null ? undefined : byId.get(item.sourceId);
    if (!stream || item.amount === null) return [item];
    if (item.amount < 0) return stream.status === 'late' ? [] : [item];
    const early = businessDayBefore(addDays(item.date, -daysEarly(stream, item.date, rows)));
    return [{ ...item, date: early < today ? today : early }];
  });
};

const isSoonAfter = (move: Transaction, pay: Transaction): boolean => {
  const days = daysBetween(pay.date, move.date);
  return move.accountId === pay.accountId && 0 <= days && days <= thresholds.lowBalance.daysAfterPay;
};

/** Whether it follows pay, as moves to or from investments have followed at least half of the pay before. */
const isUsualMove = (move: Transaction, moves: readonly Transaction[], pays: readonly Transaction[]): boolean => {
  if (!pays.some((pay) => isSoonAfter(move, pay))) return false;
  const { rowsOfPay } = thresholds.lowBalance;
  const before = pays.filter((pay) => pay.date <= move.date && !isSoonAfter(move, pay)).slice(-rowsOfPay);
  const followed = before.filter((pay) => moves.some((one) => isSoonAfter(one, pay)));
  return before.length > 1 && followed.length * 2 >= before.length;
};

/**
 * What was put aside after the latest pay, as after others, and is taken back when bills come: how the month goes where nothing of
 * that size has left since. @param short what is short without it
 */
const putAside = (flow: Flow, today: IsoDate, short: number): Centavos => {
  const rows = ofBanks(flow, addMonths(today, -MONTHS_A_YEAR), today).sort(byDate);
  const moves = rows.filter(({ category }) => isInvestmentMove(category) && !isYield(category));
  const planned = plannedIds(flow);
  const pays = rows.filter(({ id, amount }) => amount > 0 && planned.has(id));
  const since = addDays(today, -thresholds.lowBalance.daysOfMove);
  const usual = moves.findLast((move) => move.date >= since && move.amount < 0 && isUsualMove(move, moves, pays));
  if (!usual) return ZERO;
  // Where little is short, what is little beside the move explains nothing.
  const least = Math.max(short, (-usual.amount * thresholds.lowBalance.percentOfMove) / 100);
  const isExtra = (row: Transaction): boolean =>
    row !== usual && row.date >= usual.date && -row.amount >= least && !planned.has(row.id);
  if (rows.some((row) => isExtra(row) && !isCardPaymentCategory(row.category))) return ZERO;
  const back = sum(moves.filter(({ date, amount }) => date >= usual.date && amount > 0).map(({ amount }) => amount));
  return centavos(Math.max(0, -usual.amount - back));
};

/** A forecast's own doubt: a part of what leaves; more where no pay of such a size is expected, for customers pay as they like. */
const doubtOf = (items: readonly UpcomingItem[], { streams }: Flow, until: IsoDate): Centavos => {
  const leaving = sum(items.map(({ date, amount }) => centavos(date <= until ? Math.max(0, -(amount ?? 0)) : 0)));
  const pay = sum(
    streams
      .filter(({ direction, inReais, status }) => direction === 'inflow' && inReais && status !== 'ended')
      .map(({ varies, average, last }) => (varies ? average : last)),
  );
  const { percentOfDoubt, percentWithoutPay } = thresholds.lowBalance;
  return centavos(Math.round((leaving * (pay * 2 >= leaving ? percentOfDoubt : percentWithoutPay)) / 100));
};

/** The lowest of what is sure, with all that may come or be taken back until the day on which the forecast is lowest. */
export const surelyLowest = (
  items: readonly UpcomingItem[],
  flow: Flow,
  { total, horizon, until }: { total: Centavos; horizon: Horizon; until: IsoDate },
): KnownBalance | null => {
  const { today } = horizon;
  const due = surelyDue(items, flow, today);
  const lowest = lowestOf(dailyBalances(due, total, horizon));
  if (!lowest) return null;
  const balance = sum([lowest.balance, moreIn(flow, today, until), doubtOf(due, flow, lowest.date)]);
  return { ...lowest, balance: balance < 0 ? sum([balance, putAside(flow, today, -balance)]) : balance };
};
