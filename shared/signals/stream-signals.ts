import { isAmong } from '../categories/category-tree.ts';
import { merchantKey } from '../categorizer/merchant-key.ts';
import { looksLikePerson } from '../categorizer/people.ts';
import { groupBy } from '../group-by.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { centavos, magnitude } from '../money.ts';
import { isSubscription, sellsBySubscription } from '../recurring/evidence.ts';
import type { CurrentStream } from '../recurring/found-stream.ts';
import { PACES } from '../recurring/schedule.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { addDays, addMonths, daysBetween, type IsoDate } from '../time/calendar.ts';
import { chargeSignal, isInstallment } from './charge-signals.ts';
import { type Counted, evidenceOf, isGivenBack, type MoneyOfSignals, merchantOf } from './money-of-signals.ts';
import { type FoundSignal, type Silence, signalId } from './signal.ts';
import { flatRateCategories, ordinary, sold, thresholds } from './thresholds.ts';

export const rowsOf = ({ rowIds }: CurrentStream, { rows }: MoneyOfSignals): Transaction[] =>
  rowIds.flatMap((id) => rows.get(id) ?? []);

export const merchantOfStream = ({ description, merchant }: CurrentStream): string =>
  merchantOf({ description, merchant });

export const streamSignal = (
  kind: FoundSignal['kind'],
  stream: CurrentStream,
  key: readonly string[],
  parts: Pick<FoundSignal, 'latest' | 'date' | 'amount'> & { rows: readonly Transaction[] },
): FoundSignal => ({
  id: signalId(kind, [stream.id, ...key]),
  kind,
  about: stream.id,
  merchant: merchantOfStream(stream),
  category: stream.category,
  accountId: stream.accountId,
  figures: { name: stream.title },
  streamId: stream.id,
  billId: null,
  itemIds: [],
  ...parts,
  rows: parts.rows.map(evidenceOf),
});

export const outflows = ({ streams }: MoneyOfSignals): CurrentStream[] =>
  streams.filter(({ direction, inReais }) => direction === 'outflow' && inReais);

const CONDOMINIUM = /\bcondomin|\bpredia(?:l|is)\b/;

/** What rises once a year by an index. */
const isIndexed = ({ category, description }: CurrentStream): boolean =>
  isAmong(category, ordinary.rises) || CONDOMINIUM.test(normalizeText(description));

const isOrdinaryRise = (
  stream: CurrentStream,
  rows: readonly Transaction[],
  from: number,
  to: number,
  date: IsoDate,
) => {
  const { indexedMonths, mostIndexedPercent } = thresholds.priceRise;
  if (!isIndexed(stream) || (to - from) * 100 > mostIndexedPercent * from) return false;
  const before = rows.filter((row) => row.date < date && row.date >= addMonths(date, -indexedMonths));
  return before.every(
    (row, at) => at === 0 || magnitude(row.amount) <= magnitude(before[at - 1]?.amount ?? row.amount),
  );
};

/** Names of plans: who takes another one pays another price. */
const PLAN = /\b(?:plano|plan|basico|padrao|standard|premium|familia|family|duo|anual|annual|mensal|ultra|max)\b/g;
const plansIn = ({ description }: Transaction): string =>
  [...normalizeText(description).matchAll(PLAN)].map(([word]) => word).join(' ');

/** Rows at one price behind which the first at another is a new price; null where it may be what was used that month. */
const rowsOfPrice = ({ isSubscription: isSold, category }: CurrentStream): number | null => {
  if (isSold) return thresholds.firstRise.rowsBefore;
  return isAmong(category, flatRateCategories) ? thresholds.firstRise.rowsOfFlatRate : null;
};

/** The new price with its first rows; that of a subscription or a flat rate is told at the first. */
const riseOf = (stream: CurrentStream, rows: readonly Transaction[]) => {
  const { mostPercent } = thresholds.firstRise;
  const rowsBefore = rowsOfPrice(stream);
  const [latest, ...earlier] = rows.toReversed();
  const from = earlier[0] && magnitude(earlier[0].amount);
  if (rowsBefore !== null && latest && from !== undefined && magnitude(latest.amount) > from) {
    const to = magnitude(latest.amount);
    const held = earlier.slice(0, rowsBefore);
    const isHeld =
      held.length === rowsBefore &&
      held.every((row) => magnitude(row.amount) === from && merchantOf(row) === merchantOf(latest));
    if (isHeld && (to - from) * 100 <= mostPercent * from) return { from, to, date: latest.date, rows: [latest] };
    if (stream.isSubscription) return null;
  }
  const { priceChange } = stream;
  if (!priceChange || stream.varies) return null;
  const priced = (price: number): Transaction[] => rows.filter(({ amount }) => magnitude(amount) === price);
  const at = priced(priceChange.to).filter(({ date }) => date >= priceChange.date);
  // One row is no price that was held.
  return at.length < 2 || priced(priceChange.from).length < 2 ? null : { ...priceChange, rows: at.slice(0, 2) };
};

/** Lasting changes of a price, upward. */
export const priceRises = (money: MoneyOfSignals): FoundSignal[] =>
  outflows(money).flatMap((stream) => {
    const rows = rowsOf(stream, money);
    const rise = riseOf(stream, rows);
    if (!rise) return [];
    const { from, to, date } = rise;
    const [first, latest] = [rise.rows[0], rise.rows.at(-1)];
    const { leastPercent, least } = thresholds.priceRise;
    if (to - from < least || (to - from) * 100 < leastPercent * from) return [];
    if (!first || !latest || latest.date < money.reach) return [];
    if (isOrdinaryRise(stream, rows, from, to, date)) return [];
    const before = rows.filter((row) => row.date < date).at(-1);
    if (looksLikePerson(merchantKey(first).words) || (before && plansIn(before) !== plansIn(first))) return [];
    const amount = centavos(to - from);
    const found = streamSignal('price_rise', stream, [date], { latest: latest.date, date, amount, rows: rise.rows });
    return [{ ...found, figures: { ...found.figures, from, to } }];
  });

export const isSold = (row: Transaction): boolean => {
  const text = normalizeText(row.description);
  return sellsBySubscription(row) || sold.memberships.test(text) || sold.clubs.test(text);
};

export const isStreamOf = ({ merchant }: Counted, money: MoneyOfSignals): boolean =>
  outflows(money).some((stream) => stream.isSubscription && merchantOfStream(stream) === merchant);

export const isNearPrice = (a: number, b: number): boolean =>
  Math.abs(a - b) * 100 < thresholds.afterCancel.mostPercentApart * b;

/** Days from one charge to the next that make them monthly. */
const MONTHLY = { least: 25, most: 36 };

/** Whether one charge follows another a month later, at about its price. */
export const isMonthly = (a: Counted, b: Counted): boolean => {
  const days = daysBetween(a.date, b.date);
  return MONTHLY.least <= days && days <= MONTHLY.most && isNearPrice(b.amount, a.amount);
};

/** Days without a charge that make so many missed months; half a month is the tolerance. */
const PAUSE = Math.ceil((thresholds.afterCancel.missedPeriods + 0.5) * PACES.monthly.days);

/** Whether a merchant has ever taken two charges within so few days that neither was a month's. */
const isVisited = (charges: readonly Counted[]): boolean =>
  charges.some((one, at) => {
    const before = charges[at - 1];
    return before !== undefined && daysBetween(before.date, one.date) < thresholds.afterCancel.gap;
  });

/** Whether the charge follows a pause of what came every month, at about its price. */
const resumes = (charge: Counted, before: readonly Counted[], { accounts }: MoneyOfSignals): boolean => {
  const [last, second] = [before.at(-1), before.at(-2)];
  if (!last || !second || !isMonthly(second, last) || !isNearPrice(charge.amount, last.amount)) return false;
  const isCard = accounts.get(last.row.accountId)?.type === 'CREDIT';
  const run = before.slice(-3);
  if (run.length === 3 ? !isMonthly(run[0] ?? last, second) : !sellsBySubscription(last.row)) return false;
  const rows = run.map(({ row }) => row);
  const isAtPrice = sellsBySubscription(last.row) || [...run, charge].every(({ amount }) => amount === last.amount);
  return isAtPrice && daysBetween(last.date, charge.date) >= PAUSE && isSubscription(rows, isCard);
};

const isOf = (charge: Counted, { merchant, streamId }: Silence, { streamOf }: MoneyOfSignals): boolean =>
  (merchant !== '' && charge.merchant === merchant) ||
  (streamId !== null && streamOf.get(charge.row.id)?.id === streamId);

const afterCancel = (charge: Counted, money: MoneyOfSignals): FoundSignal[] => {
  const { row, amount, date, merchant } = charge;
  if (date < money.reach || isGivenBack(money, { accountId: row.accountId, amount, since: date })) return [];
  const streamId = money.streamOf.get(row.id)?.id ?? null;
  const found = chargeSignal('subscription_after_cancel', [merchant || (streamId ?? ''), date], charge);
  return [{ ...found, streamId, about: merchant || (streamId ?? '') }];
};

const CANCEL = /\bcancel/;

/** The first charge after the merchant gave one back since it was cancelled. */
const chargesAfterRefund = (money: MoneyOfSignals): FoundSignal[] => {
  const { daysAfterRefund, daysOfRefund } = thresholds.afterCancel;
  const since = addDays(money.reach, -daysOfRefund);
  const cancelled = money.refunds.filter(
    ({ row, date }) => date >= since && CANCEL.test(normalizeText(row.description)),
  );
  if (cancelled.length === 0) return [];
  const byAmount = groupBy(
    money.charges.filter(({ merchant }) => merchant !== ''),
    ({ amount }) => amount,
  );
  return cancelled.flatMap((refund) => {
    const text = normalizeText(refund.row.description);
    const [from, until] = [addDays(refund.date, daysAfterRefund), addDays(refund.date, daysOfRefund)];
    const given = byAmount
      .get(refund.amount)
      ?.findLast(
        ({ date, merchant }) => date <= refund.date && (refund.merchant === merchant || text.includes(merchant)),
      );
    const next = given && money.byMerchant.get(given.merchant)?.find(({ date }) => date > refund.date);
    if (!given || !next || next.date < from || next.date > until) return [];
    return isSold(given.row) || isStreamOf(given, money) ? afterCancel(next, money) : [];
  });
};

/** Charges of subscriptions that had stopped, or that the person has cancelled. */
export const chargesAfterCancel = (money: MoneyOfSignals, silences: readonly Silence[]): FoundSignal[] => {
  const stopped = [...money.byMerchant.values()].flatMap((charges) => {
    const all = charges.filter(({ row }) => !isInstallment(row));
    const [last] = all.slice(-1);
    if (!last || last.date < money.reach || (!sellsBySubscription(last.row) && isVisited(all))) return [];
    return all.flatMap((charge, at) =>
      charge.date >= money.reach && resumes(charge, all.slice(Math.max(0, at - 3), at), money)
        ? afterCancel(charge, money)
        : [],
    );
  });
  const cancelled = silences
    .filter(({ reason }) => reason === 'cancelled')
    .flatMap((word) => {
      const next = money.charges.find((charge) => charge.date > word.since && isOf(charge, word, money));
      return next ? afterCancel(next, money) : [];
    });
  return [
    ...new Map([...stopped, ...chargesAfterRefund(money), ...cancelled].map((found) => [found.id, found])).values(),
  ];
};
