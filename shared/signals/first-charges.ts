/** First charges of subscriptions: new ones, and trials that became dear. */
import { isAmong } from '../categories/category-tree.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { magnitude } from '../money.ts';
import { isOfSubscriptions, sellsBySubscription } from '../recurring/evidence.ts';
import type { CurrentStream } from '../recurring/found-stream.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { addDays, addMonths, daysBetween } from '../time/calendar.ts';
import { chargeSignal, isInstallment, isPriceOfMenu } from './charge-signals.ts';
import {
  type Counted,
  countedOf,
  evidenceOf,
  isGivenBack,
  type MoneyOfSignals,
  withFreeCharges,
} from './money-of-signals.ts';
import type { FoundSignal } from './signal.ts';
import { isMonthly, isNearPrice, isSold, isStreamOf, merchantOfStream, outflows, rowsOf } from './stream-signals.ts';
import { ordinary, sold, thresholds } from './thresholds.ts';

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

/** Prices of lists: 19,90 or 24,99, not 31,07 or 25,00; a trial is often of one real. */
const isListed = ({ amount }: Counted): boolean => [90, 99].includes(amount % 100) || amount === 100;

/** Games, courses and seats, where the text has no name of a plan. */
const isBoughtOnce = ({ category, description }: Transaction): boolean =>
  isAmong(category, ordinary.boughtOnce) && !sold.plans.test(normalizeText(description));

/** Whether one charge alone tells of a subscription, not of what is bought once. */
const tellsAtOnce = (charge: Counted, { accounts }: MoneyOfSignals): boolean => {
  const { row, amount, merchant } = charge;
  const text = normalizeText(row.description);
  if (sold.once.test(text)) return false;
  if (sold.memberships.test(`${text} ${merchant}`)) return true;
  if (isOfSubscriptions(row.category)) return !isBoughtOnce(row);
  if (sold.clubs.test(text)) return isPriceOfMenu(amount) && !sold.places.test(text);
  const isCard = accounts.get(row.accountId)?.type === 'CREDIT';
  return isCard && sellsBySubscription(row) && sold.endings.test(merchant) && isListed(charge);
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

/** Whether another subscription of the account ended with the charge of the month before, at this price: its text is another now. */
const takesPlace = (charge: Counted, money: MoneyOfSignals): boolean =>
  [...money.byMerchant].some(([other, all]) => {
    const last = all.at(-1);
    if (!last || other === charge.merchant || last.row.accountId !== charge.row.accountId) return false;
    return last.amount === charge.amount && isMonthly(last, charge) && isSold(last.row);
  });

type Begun = { merchant: string; rows: readonly Transaction[]; stream: CurrentStream | null };

/** First charges of what is sold by subscription, and streams of subscriptions. */
const begunIn = (money: MoneyOfSignals): Begun[] => {
  const streams = outflows(money).filter((stream) => stream.isSubscription && !hadStream(stream, money));
  const single = [...money.byMerchant].flatMap(([merchant, all]): Begun[] => {
    const [first] = all;
    const isPrice =
      first && first.amount > thresholds.trial.mostOfTrial && first.amount <= thresholds.newSubscription.mostOfOne;
    if (!isPrice || !isBegun(all, money) || !tellsAtOnce(first, money)) return [];
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
    // One charge that is next to nothing may be a trial.
    if (all.length === 1 && magnitude(first.amount) <= thresholds.trial.mostOfTrial) return [];
    if (takesPlace(countedOf(first, merchant), money)) return [];
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
