import { merchantKey } from '../categorizer/merchant-key.ts';
import { looksLikePerson } from '../categorizer/people.ts';
import { groupBy } from '../group-by.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { centavos, magnitude } from '../money.ts';
import { isOfSubscriptions, isSubscription, sellsBySubscription } from '../recurring/evidence.ts';
import type { CurrentStream } from '../recurring/found-stream.ts';
import { PACES } from '../recurring/schedule.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { addDays, addMonths, daysBetween, type IsoDate } from '../time/calendar.ts';
import { chargeSignal, isInstallment, isPriceOfMenu } from './charge-signals.ts';
import {
  type Counted,
  countedOf,
  evidenceOf,
  isAmong,
  isGivenBack,
  type MoneyOfSignals,
  merchantOf,
  withFreeCharges,
} from './money-of-signals.ts';
import { type FoundSignal, type Silence, signalId } from './signal.ts';
import { flatRateCategories, ordinary, sold, thresholds } from './thresholds.ts';

const rowsOf = ({ rowIds }: CurrentStream, { rows }: MoneyOfSignals): Transaction[] =>
  rowIds.flatMap((id) => rows.get(id) ?? []);

const merchantOfStream = ({ description, merchant }: CurrentStream): string => merchantOf({ description, merchant });

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

const outflows = ({ streams }: MoneyOfSignals): CurrentStream[] =>
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

const hadStream = (stream: CurrentStream, { streams }: MoneyOfSignals): boolean => {
  const merchant = merchantOfStream(stream);
  return streams.some(
    (other) => other !== stream && other.firstDate < stream.firstDate && merchantOfStream(other) === merchant,
  );
};

/** Whether the merchant has never charged anything else; what it does not sell by subscription at one price alone. */
const isAllOfMerchant = (rows: readonly Transaction[], merchant: string, money: MoneyOfSignals): boolean => {
  const all = money.byMerchant.get(merchant) ?? [];
  const [first] = rows;
  if (!first || all.some(({ row }) => !rows.some(({ id }) => id === row.id))) return false;
  return sellsBySubscription(first) || rows.every(({ amount }) => amount === first.amount);
};

const isSold = (row: Transaction): boolean => {
  const text = normalizeText(row.description);
  return sellsBySubscription(row) || sold.memberships.test(text) || sold.clubs.test(text);
};

/** Prices of lists: 19,90 or 24,99, not 31,07 or 25,00; a trial is often of one real. */
const isListed = ({ amount }: Counted): boolean => [90, 99].includes(amount % 100) || amount === 100;

/** Games, courses and seats, where the text has no name of a plan. */
const isBoughtOnce = ({ category, description }: Transaction): boolean =>
  isAmong(category, ordinary.boughtOnce) && !sold.plans.test(normalizeText(description));

/** Whether one charge alone tells of a subscription, not of what is bought once. */
const tellsAtOnce = (charge: Counted, { accounts }: MoneyOfSignals): boolean => {
  const { row, amount } = charge;
  const text = normalizeText(row.description);
  if (sold.once.test(text)) return false;
  if (sold.memberships.test(text)) return true;
  if (isOfSubscriptions(row.category)) return !isBoughtOnce(row);
  if (sold.clubs.test(text)) return isPriceOfMenu(amount) && !sold.places.test(text);
  const isCard = accounts.get(row.accountId)?.type === 'CREDIT';
  return isCard && sellsBySubscription(row) && sold.endings.test(text) && isListed(charge);
};

/** Single charges, or few of a month each at about one price, that are in no stream. */
const isBegun = (all: readonly Counted[], { streamOf }: MoneyOfSignals): boolean => {
  const { rows, gap } = thresholds.newSubscription;
  return (
    all.length <= rows &&
    all.every(({ row, date, amount }, at) => {
      const before = all[at - 1];
      const isFree = !streamOf.has(row.id) && !isInstallment(row);
      if (!before) return isFree;
      // The first month may cost less.
      const isPrice = isNearPrice(amount, before.amount) || (at === 1 && amount > before.amount);
      return isFree && isPrice && daysBetween(before.date, date) >= gap;
    })
  );
};

const isStreamOf = ({ merchant }: Counted, money: MoneyOfSignals): boolean =>
  outflows(money).some((stream) => stream.isSubscription && merchantOfStream(stream) === merchant);

/** Whether another subscription of the account ended with the charge of the month before, at this price: its text is another now. */
const takesPlace = ({ row, date, amount, merchant }: Counted, money: MoneyOfSignals): boolean =>
  [...money.byMerchant].some(([other, all]) => {
    const last = all.at(-1);
    if (!last || other === merchant || last.amount !== amount || last.row.accountId !== row.accountId) return false;
    const days = daysBetween(last.date, date);
    return MONTHLY.least <= days && days <= MONTHLY.most && isSold(last.row);
  });

type Begun = { merchant: string; rows: readonly Transaction[]; stream: CurrentStream | null };

/** First charges of what is sold by subscription, and streams of subscriptions. */
const begunIn = (money: MoneyOfSignals): Begun[] => {
  const streams = outflows(money).filter((stream) => stream.isSubscription && !hadStream(stream, money));
  const single = [...money.byMerchant].flatMap(([merchant, all]): Begun[] => {
    const [first] = all;
    const isPrice =
      first && first.amount > thresholds.trial.mostOfTrial && first.amount <= thresholds.newSubscription.mostOfOne;
    if (!isPrice || !isBegun(all, money) || !tellsAtOnce(first, money) || takesPlace(first, money)) return [];
    return [{ merchant, rows: all.map(({ row }) => row), stream: null }];
  });
  return [
    ...streams.flatMap((stream): Begun[] => {
      const rows = rowsOf(stream, money);
      const merchant = merchantOfStream(stream);
      // A yearly one goes back beyond the rows that are read.
      const isWhole = rows[0]?.date === stream.firstDate && isAllOfMerchant(rows, merchant, money);
      return isWhole ? [{ merchant, rows, stream }] : [];
    }),
    ...single,
  ];
};

/** Days without the merchant that make its charge the first: what is paid once a year was last seen a year before. */
const daysBefore = ([first, second]: readonly Transaction[]): number => {
  const { daysOfRowsBefore, daysOfYearBefore, leastOfYear } = thresholds.newSubscription;
  const mayBeYearly =
    first && !second && (magnitude(first.amount) >= leastOfYear || sold.yearly.test(normalizeText(first.description)));
  return mayBeYearly ? daysOfYearBefore : daysOfRowsBefore;
};

/** Subscriptions that have begun, at accounts whose rows are old enough to show it. */
export const newSubscriptions = (money: MoneyOfSignals): FoundSignal[] =>
  begunIn(money).flatMap(({ merchant, rows: all, stream }) => {
    const { days } = thresholds.newSubscription;
    // What comes later is no evidence that it is new.
    const rows = all.slice(0, 2);
    const [first, latest] = [rows[0], rows.at(-1)];
    const since = first && money.firstDates.get(first.accountId);
    if (!first || !latest || since === undefined || daysBetween(since, first.date) < daysBefore(all)) return [];
    const tellBy = addDays(first.date, days);
    if (latest.date < money.reach || latest.date > tellBy) return [];
    return [
      {
        ...chargeSignal('new_subscription', [first.accountId, merchant, first.date], countedOf(latest, merchant)),
        ...{ date: first.date, rows: rows.map(evidenceOf), streamId: stream?.id ?? null, tellBy },
      },
    ];
  });

/** Whether the first charge came back, as that of a card that is only checked does. */
const isCheckOfCard = (trial: Counted, { refunds }: MoneyOfSignals): boolean =>
  refunds.some(
    ({ row, amount, date, merchant }) =>
      row.accountId === trial.row.accountId &&
      amount === trial.amount &&
      trial.date <= date &&
      date <= addDays(trial.date, thresholds.trial.daysOfCheck) &&
      (merchant === trial.merchant || normalizeText(row.description).includes(trial.merchant)),
  );

/** Whether the second charge follows on the very day on which a trial ends. */
const isEndOfTrial = (trial: Counted, paid: Counted): boolean =>
  (thresholds.trial.lengths.some((days) => days === daysBetween(trial.date, paid.date)) ||
    addMonths(trial.date, 1) === paid.date) &&
  [trial, paid].every(isListed);

/** By what the merchant sells; else by a first charge to a card that no shop, meal or ride explains. */
const isTrial = (trial: Counted, paid: Counted, money: MoneyOfSignals): boolean => {
  // What is bought again for little and for more.
  if (trial.amount > 0 && (isBoughtOnce(paid.row) || sold.stores.test(normalizeText(paid.row.description))))
    return isCheckOfCard(trial, money);
  if (tellsAtOnce(paid, money) || isStreamOf(paid, money)) return true;
  if (money.accounts.get(paid.row.accountId)?.type !== 'CREDIT' || isAmong(paid.category, ordinary.noTrials))
    return false;
  return isCheckOfCard(trial, money) || isEndOfTrial(trial, paid);
};

/** Subscriptions whose first charges were next to nothing, and whose next is not. */
export const trialsTurnedPaid = (money: MoneyOfSignals): FoundSignal[] =>
  [...withFreeCharges(money)].flatMap(([merchant, all]) => {
    const { mostOfTrial, mostTrials, least, leastDays, days } = thresholds.trial;
    const at = all.slice(0, mostTrials + 1).findIndex(({ amount }) => amount > mostOfTrial);
    const [trial, paid] = [all[at - 1], all[at]];
    if (!trial || !paid || paid.date < money.reach) return [];
    const apart = daysBetween(trial.date, paid.date);
    if (paid.amount < least || apart < leastDays || apart > days) return [];
    // What came before the account's first row is not known.
    const since = money.firstDates.get(trial.row.accountId);
    const first = all[0]?.date ?? trial.date;
    if (since === undefined || daysBetween(since, first) < days || !isTrial(trial, paid, money)) return [];
    const { accountId } = paid.row;
    if (isGivenBack(money, { accountId, amount: paid.amount, since: paid.date })) return [];
    const found = chargeSignal('trial_turned_paid', [accountId, merchant, paid.date], paid);
    const streamId = money.streamOf.get(paid.row.id)?.id ?? null;
    return [{ ...found, streamId, rows: [evidenceOf(trial.row), evidenceOf(paid.row)] }];
  });

const isNearPrice = (a: number, b: number): boolean =>
  Math.abs(a - b) * 100 < thresholds.afterCancel.mostPercentApart * b;

/** Days from one charge to the next that make them monthly. */
const MONTHLY = { least: 25, most: 36 };

const isMonthly = (a: Counted, b: Counted): boolean => {
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
