import { type Account, isCreditCard } from '../accounts/account.ts';
import type { Bill } from '../cards/bill.ts';
import { isAmong } from '../categories/category-tree.ts';
import type { KnownBalance } from '../forecast/balances.ts';
import { groupBy } from '../group-by.ts';
import { centavos, magnitude } from '../money.ts';
import { type CurrentStream, planOf } from '../recurring/found-stream.ts';
import { plannedOutlook } from '../recurring/outlook.ts';
import { PACES } from '../recurring/schedule.ts';
import type { Item } from '../sync/item.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { onOrAfterBusinessDay } from '../time/business-days.ts';
import { addDays, type IsoDate, monthOf } from '../time/calendar.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';
import { type MoneyOfSignals, medianOf, merchantOf } from './money-of-signals.ts';
import { type FoundSignal, type Signal, signalId } from './signal.ts';
import { streamSignal } from './stream-signals.ts';
import { payCategories, thresholds } from './thresholds.ts';

const NOTHING = { merchant: '', category: null, accountId: null, rows: [], streamId: null, billId: null, itemIds: [] };

const shownName = ({ name, customName }: Account): string => customName ?? name;

/** The day that a bank closes a bill on, where it does not say so: before its due date. */
const DAYS_FROM_CLOSING = 7;
const closingOf = ({ closingDate, dueDate }: Bill): IsoDate => closingDate ?? addDays(dueDate, -DAYS_FROM_CLOSING);

const byDueDate = (a: Bill, b: Bill): number => (a.dueDate < b.dueDate ? -1 : 1);

/** Closed bills far above the ones before them. */
export const higherBills = ({ accounts, reach, today }: MoneyOfSignals, bills: readonly Bill[]): FoundSignal[] =>
  [...groupBy(bills, ({ accountId }) => accountId)].flatMap(([accountId, ofCard]) => {
    const card = accounts.get(accountId);
    if (!card || !isCreditCard(card)) return [];
    const inOrder = ofCard.filter(({ currencyCode }) => currencyCode === 'BRL').sort(byDueDate);
    return inOrder.flatMap((bill, at) => {
      const date = closingOf(bill);
      if (date > today || date < reach) return [];
      const { most, fewest, percent, least } = thresholds.bill;
      const before = inOrder.slice(Math.max(0, at - most), at).map(({ totalAmount }) => totalAmount);
      if (before.length < fewest) return [];
      const usual = medianOf(before);
      const above = bill.totalAmount - usual;
      if (above < least || above * 100 < percent * usual) return [];
      return [
        {
          ...NOTHING,
          ...{ id: signalId('bill_higher', [accountId, monthOf(bill.dueDate)]), kind: 'bill_higher' as const },
          ...{ about: accountId, latest: date, date, amount: centavos(above), accountId, billId: bill.id },
          figures: { name: shownName(card), total: bill.totalAmount, usual: centavos(usual) },
        },
      ];
    });
  });

/** What the forecast of the next days says. `now`: the balance; `sure`: the lowest of what is sure, with what may come besides. */
export type Ahead = { now: number | null; lowest: KnownBalance | null; sure: KnownBalance | null };

const isLow = (one: { kind: string }): boolean => one.kind === 'low_balance_ahead';

/** Too little money ahead: one signal from when it is first found until the balance is safe again. */
export const lowBalances = ({ now, lowest, sure }: Ahead, stored: readonly Signal[], today: IsoDate): FoundSignal[] => {
  if (now === null || lowest === null) return [];
  const running = stored.find((one) => isLow(one) && !one.isGone);
  const isBelow = (one: KnownBalance | null): boolean => one !== null && one.balance < thresholds.lowBalance.below;
  const isNew = now >= 0 && isBelow(lowest) && isBelow(sure);
  // One that was told follows the forecast.
  if (running ? lowest.balance >= thresholds.lowBalance.safe : !isNew) return [];
  return [
    {
      ...NOTHING,
      ...{ id: running?.id ?? signalId('low_balance_ahead', [today]), kind: 'low_balance_ahead' as const },
      ...{ about: '', latest: today, date: lowest.date, amount: magnitude(lowest.balance), figures: { name: '' } },
    },
  ];
};

type Like = { account: Account; other: Account };

const pairsOf = (accounts: readonly Account[]): Like[] => {
  const known = accounts.filter(({ number }) => /\d{4}$/.test(number));
  const alike = [...groupBy(known, ({ type, number }) => `${type} ${number}`).values()];
  return alike.flatMap((group) =>
    group.flatMap((account, at) =>
      group.slice(at + 1).flatMap((other) => (other.itemId === account.itemId ? [] : [{ account, other }])),
    ),
  );
};

/** How many rows two lists share, each once. */
const shared = (a: readonly string[], b: readonly string[]): number => {
  const left = new Map<string, number>();
  for (const one of a) left.set(one, (left.get(one) ?? 0) + 1);
  return b.filter((one) => {
    const count = left.get(one) ?? 0;
    if (count > 0) left.set(one, count - 1);
    return count > 0;
  }).length;
};

/** Accounts that come by two connections and are counted twice. */
export const duplicateConnections = ({ accounts, rows, today }: MoneyOfSignals): FoundSignal[] => {
  const pairs = pairsOf([...accounts.values()]);
  if (pairs.length === 0) return [];
  const first = addDays(today, -thresholds.duplicate.days);
  const recent = groupBy(
    [...rows.values()].filter(({ date }) => date >= first),
    ({ accountId }) => accountId,
  );
  const printed = ({ id }: Account): string[] => (recent.get(id) ?? []).map(({ date, amount }) => `${date} ${amount}`);
  return pairs.flatMap(({ account, other }) => {
    const [own, others] = [printed(account), printed(other)];
    const fewest = Math.min(own.length, others.length);
    const { rows: least, percentEqual } = thresholds.duplicate;
    if (fewest < least || shared(own, others) * 100 < percentEqual * Math.max(own.length, others.length)) return [];
    const ids = [account.id, other.id].sort();
    return [
      {
        ...NOTHING,
        ...{ id: signalId('duplicate_connection', ids), kind: 'duplicate_connection' as const, about: ids.join(' ') },
        ...{ latest: today, date: today, amount: null, accountId: account.id, figures: { name: shownName(account) } },
        itemIds: [account.itemId, other.itemId].sort(),
      },
    ];
  });
};

type Consented = Pick<Item, 'id' | 'connectorName' | 'consentExpiresAt'>;

/** Authorizations of banks that end soon. */
export const endingConsents = (connections: readonly Consented[], today: IsoDate): FoundSignal[] =>
  connections.flatMap(({ id, connectorName, consentExpiresAt }) => {
    const date = consentExpiresAt && dateInSaoPaulo(consentExpiresAt);
    if (!date || date < today || date > addDays(today, thresholds.consent.days)) return [];
    return [
      {
        ...NOTHING,
        ...{ id: signalId('consent_ending', [id, date]), kind: 'consent_ending' as const, about: id },
        ...{ latest: today, date, amount: null, figures: { name: connectorName }, itemIds: [id] },
      },
    ];
  });

/** Whether what such a signal rests on is no more; null for the other kinds. Age alone ends none. */
export const isStateGone = (
  signal: Signal,
  {
    accounts,
    bills,
    connections,
    ahead,
  }: {
    accounts: ReadonlyMap<string, Account>;
    bills: readonly Bill[];
    connections: readonly Consented[];
    ahead: Ahead;
  },
): boolean | null => {
  const { kind, about, date, billId } = signal;
  if (kind === 'bill_higher') return !bills.some(({ id }) => id === billId);
  if (kind === 'duplicate_connection') return about.split(' ').some((id) => !accounts.has(id));
  if (kind === 'low_balance_ahead') return ahead.lowest !== null && ahead.lowest.balance >= thresholds.lowBalance.safe;
  if (kind !== 'consent_ending') return null;
  const end = connections.find(({ id }) => id === about)?.consentExpiresAt;
  return !end || dateInSaoPaulo(end) !== date;
};

/** What comes besides the pay of a month. */
const EXTRA = /\b(?:13|decimo|ferias|plr|bonus|rescis\w*|abono|premiacao)\b/;

/** Whether the day of an income says that it is missing: customers pay as they like. */
const isDue = ({ description, category, varies }: CurrentStream): boolean =>
  !EXTRA.test(normalizeText(description)) && (!varies || isAmong(category, payCategories));

const DAYS_A_MONTH = 31;
const VACATION = /\bferias\b/;

/** The day after so many business days. */
const businessDaysAfter = (date: IsoDate, count: number): IsoDate => {
  let day = date;
  for (let left = count; left > 0; left -= 1) day = onOrAfterBusinessDay(addDays(day, 1));
  return day;
};

/** The occurrence that an income misses, and the day on which it counts as missing; null where it misses none. */
const missedIncome = (stream: CurrentStream, today: IsoDate) => {
  const { next, status } = plannedOutlook(planOf(stream), today);
  if (status !== 'late' || !next) return null;
  const missingSince = businessDaysAfter(next.to, thresholds.income.businessDays);
  return today > missingSince ? { ...next, missingSince } : null;
};

/**
 * Whether other income came in its place, of no stream: as much from anybody, from the same payer some days earlier, too (its day has
 * moved), or a part from the same payer (what vacation pay leaves).
 */
export const cameOtherwise = (
  { from, amount, payer }: { from: IsoDate; amount: number; payer: string },
  { incomes, streamOf }: MoneyOfSignals,
): boolean =>
  incomes.some(({ row, date, amount: came, merchant }) => {
    const text = normalizeText(row.description);
    const isOfPayer = payer !== '' && merchant === payer && !EXTRA.test(text);
    const { percentOfPart, percentOfOther, daysEarly } = thresholds.income;
    const least = isOfPayer ? percentOfPart : percentOfOther;
    if (came * 100 < least * amount) return false;
    const isVacation = VACATION.test(text) && date >= addDays(from, -DAYS_A_MONTH);
    const isMoved = isOfPayer && came * 100 >= percentOfOther * amount && date >= addDays(from, -daysEarly);
    return !streamOf.has(row.id) && (date >= from || isVacation || isMoved);
  });

/** Salaries and the like that did not come. @param updatedOn by connection, the day of its last complete update */
export const missingIncomes = (money: MoneyOfSignals, updatedOn: ReadonlyMap<string, IsoDate>): FoundSignal[] =>
  money.streams.flatMap((stream) => {
    if (stream.direction !== 'inflow' || !stream.inReais || stream.rowIds.length < thresholds.income.rows) return [];
    if (PACES[stream.schedule.frequency].days > DAYS_A_MONTH || !isDue(stream)) return [];
    const missed = missedIncome(stream, money.today);
    const updated = updatedOn.get(money.accounts.get(stream.accountId)?.itemId ?? '');
    if (!missed || updated === undefined || updated <= missed.missingSince || missed.date < money.reach) return [];
    const amount = stream.varies ? stream.average : stream.last;
    if (cameOtherwise({ from: missed.from, amount, payer: merchantOf(stream) }, money)) return [];
    const latest = missed.date;
    return [
      streamSignal('income_missing', stream, [monthOf(missed.date)], { latest, date: missed.date, amount, rows: [] }),
    ];
  });
