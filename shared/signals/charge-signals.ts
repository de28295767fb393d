import { cardRowKind } from '../cards/card-row-kind.ts';
import { isAmong } from '../categories/category-tree.ts';
import { looksLikePerson } from '../categorizer/people.ts';
import { groupBy } from '../group-by.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, centavos, sum } from '../money.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { addDays, addToMonth, daysBetween, firstDayOf, type IsoDate, monthOf } from '../time/calendar.ts';
import { type Counted, evidenceOf, isGivenBack, type MoneyOfSignals, medianOf, nameOf } from './money-of-signals.ts';
import { type FoundSignal, signalId } from './signal.ts';
import { exchangeCategories, feeCategories, iofCategories, ordinary, thresholds } from './thresholds.ts';

export const isInstallment = ({ installment }: Transaction): boolean => installment !== null && installment.total > 1;

/** The charges before a day that it is compared with. @param charges in order of date */
const chargesBefore = (charges: readonly Counted[], date: IsoDate): Counted[] => {
  const first = addDays(date, -thresholds.historyDays);
  return charges.filter((one) => first <= one.date && one.date < date);
};

/** A charge of a closed bill and one of a later day that is on none yet: no bank lists one purchase so. */
const isOnBillsApart = (a: Counted, b: Counted): boolean => {
  const [first, second] = a.date < b.date ? [a, b] : [b, a];
  return first.date < second.date && first.row.billId !== null && second.row.billId === null;
};

const isPair = (a: Counted, b: Counted, days: number = thresholds.doubleCharge.daysApart): boolean =>
  a.amount === b.amount &&
  a.row.accountId === b.row.accountId &&
  a.row.cardNumber === b.row.cardNumber &&
  (a.row.status === b.row.status || isOnBillsApart(a, b)) &&
  Math.abs(daysBetween(a.date, b.date)) <= days;

/** A price of a list or a menu; 51.15 is weighed, or a sum of many. */
export const isPriceOfMenu = (amount: Centavos): boolean => amount % 10 === 0 || [95, 98, 99].includes(amount % 100);

const isOrdinaryPair = ({ row, category, amount }: Counted, { streamOf, accounts }: MoneyOfSignals): boolean => {
  const stream = streamOf.get(row.id);
  const isMetered = stream?.varies === true && isAmong(category, ordinary.metered);
  if (amount < thresholds.doubleCharge.least || isInstallment(row) || (stream && !isMetered)) return true;
  if (isAmong(category, ordinary.pairs)) return true;
  if (isAmong(category, ordinary.pairsOfPeople) && isPriceOfMenu(amount)) return true;
  if (isAmong(category, ordinary.pairsOfFuel) && amount % thresholds.doubleCharge.notes === 0) return true;
  // Money for people goes out in equal parts.
  return accounts.get(row.accountId)?.type !== 'CREDIT' && looksLikePerson(normalizeText(nameOf(row)).split(' '));
};

/** @param before in order of date: a pair's charges lie near each other */
const hadPair = (before: readonly Counted[], days: number): boolean =>
  before.some((one, at) => {
    const last = addDays(one.date, days);
    for (let next = at + 1; next < before.length; next += 1) {
      const other = before[next];
      if (!other || other.date > last) return false;
      if (isPair(one, other, days)) return true;
    }
    return false;
  });

const isFuel = ({ category }: Counted): boolean => isAmong(category, ordinary.pairsOfFuel);

/** Two of one dish: a small meal is told alone where it is weighed, of one day, at a place that is known well. */
const isMealForTwo = (a: Counted, b: Counted, before: readonly Counted[]): boolean => {
  const { leastEatingOut, visitsOfWeighed } = thresholds.doubleCharge;
  if (!isAmong(a.category, ordinary.pairsOfMeals) || a.amount >= leastEatingOut) return false;
  return a.date !== b.date || isPriceOfMenu(a.amount) || before.length < visitsOfWeighed;
};

/** Whether the place took such a pair, or the amount, before. A tank that is filled twice a day, to the centavo, is none of its habits. */
const isHabit = (a: Counted, b: Counted, before: readonly Counted[]): boolean =>
  isFuel(a) && a.date === b.date
    ? hadPair(before, 0)
    : before.some(({ amount }) => amount === a.amount) || hadPair(before, thresholds.doubleCharge.daysApart);

/** On two days: whole reais are what a list of prices says, fuel is for a trip, and where much is bought amounts meet by chance. */
const isChance = (a: Counted, b: Counted, before: readonly Counted[]): boolean => {
  const { mostVisits, mostVisitsOfSmall, small } = thresholds.doubleCharge;
  if (a.date === b.date) return false;
  return a.amount % 100 === 0 || isFuel(a) || before.length > (a.amount < small ? mostVisitsOfSmall : mostVisits);
};

const pairSignal = (merchant: string, [first, second]: readonly [Counted, Counted]): FoundSignal => ({
  ...chargeSignal('double_charge', [first.row.accountId, merchant, first.amount, first.date], second),
  rows: [evidenceOf(first.row), evidenceOf(second.row)],
});

/** A subscription that has taken one charge a month, and now two in some days. */
const subscriptionsTwice = (money: MoneyOfSignals): FoundSignal[] =>
  [...money.byMerchant].flatMap(([merchant, all]) =>
    all.flatMap((second, at) => {
      const { least, daysApart, before: count, gap, mostGap } = thresholds.subscriptionTwice;
      const first = all[at - 1];
      if (!first || second.date < money.reach || second.date >= money.today || !isPair(first, second, daysApart))
        return [];
      if (first.amount < least || [first, second].some(({ row }) => isInstallment(row))) return [];
      if (![first, second].some(({ row }) => money.streamOf.get(row.id)?.isSubscription)) return [];
      const before = chargesBefore(all.slice(0, at - 1), first.date);
      const series = [...before, first];
      const isMonthly = series.every(
        (one, i) => i === 0 || daysBetween(series[i - 1]?.date ?? one.date, one.date) >= gap,
      );
      const last = before.at(-1);
      if (!last || before.length < count || !isMonthly || last.amount !== first.amount) return [];
      if (daysBetween(last.date, first.date) > mostGap) return [];
      const { accountId } = first.row;
      const isBack = isGivenBack(money, { accountId, amount: first.amount, since: first.date });
      return isBack ? [] : [pairSignal(merchant, [first, second])];
    }),
  );

/** Two equal charges of a merchant that never had such, told from the day after. */
export const doubleCharges = (money: MoneyOfSignals): FoundSignal[] => [
  ...subscriptionsTwice(money),
  ...purchasesTwice(money),
];

const purchasesTwice = (money: MoneyOfSignals): FoundSignal[] => {
  const since = addDays(money.reach, -1);
  return [...money.byMerchant].flatMap(([merchant, all]) => {
    const found: FoundSignal[] = [];
    if ((all.at(-1)?.date ?? since) < since) return found;
    all.forEach((first, at) => {
      if (first.date < since) return;
      const equal = all.filter((other) => other !== first && isPair(first, other));
      const [second] = equal;
      if (!second || equal.length > 1 || all.indexOf(second) < at) return;
      if (second.date < money.reach || second.date >= money.today) return;
      if (isOrdinaryPair(first, money) || isOrdinaryPair(second, money)) return;
      if (all.filter((other) => isPair(second, other)).length > 2) return;
      const before = chargesBefore(all, first.date);
      if (isChance(first, second, before) || isMealForTwo(first, second, before) || isHabit(first, second, before))
        return;
      const { accountId } = first.row;
      if (isGivenBack(money, { accountId, amount: first.amount, since: first.date })) return;
      found.push(pairSignal(merchant, [first, second]));
    });
    return found;
  });
};

/** A signal of one charge, with the figures of every kind. */
export const chargeSignal = (
  kind: FoundSignal['kind'],
  key: readonly (string | number)[],
  { row, date, amount, category, merchant }: Counted,
): FoundSignal => ({
  id: signalId(kind, key),
  kind,
  about: merchant,
  merchant,
  latest: date,
  date,
  amount,
  category,
  accountId: row.accountId,
  figures: { name: nameOf(row) },
  rows: [evidenceOf(row)],
  streamId: null,
  billId: null,
  itemIds: [],
});

/** Of the deviation of a normal distribution, in ten thousandths of the median absolute one. */
const OF_NORMAL = 14_826;

/** What is usual where a charge is beyond all of it; null where it is not. */
const usualBefore = (amount: Centavos, before: readonly Counted[], timesLargest: number): Centavos | null => {
  const amounts = before.map((one) => one.amount);
  if (amounts.some((one) => amount <= timesLargest * one)) return null;
  const median = medianOf(amounts);
  const deviation = medianOf(amounts.map((one) => Math.abs(one - median)));
  const isBeyond = (amount - median) * 10_000 > thresholds.unusual.deviations * OF_NORMAL * deviation;
  return isBeyond ? centavos(median) : null;
};

const usualOf = (charge: Counted, money: MoneyOfSignals, byCategory: ReadonlyMap<string | null, Counted[]>) => {
  const before = (all: readonly Counted[] = []) => chargesBefore(all, charge.date);
  const ofMerchant = before(charge.merchant === '' ? [] : money.byMerchant.get(charge.merchant));
  const { rowsOfMerchant, timesLargest, fewRowsOfMerchant, timesLargestOfFew } = thresholds.unusual;
  if (ofMerchant.length >= rowsOfMerchant) return usualBefore(charge.amount, ofMerchant, timesLargest);
  if (ofMerchant.length >= fewRowsOfMerchant) {
    const usual = usualBefore(charge.amount, ofMerchant, timesLargestOfFew);
    if (usual !== null) return usual;
  }
  // What a merchant takes for the first time may be anything.
  if (ofMerchant.length < thresholds.unusual.rowsOfMerchantInCategory) return null;
  if (charge.category === null || isAmong(charge.category, ordinary.unusualInCategory)) return null;
  const ofCategory = before(byCategory.get(charge.category));
  const isBeyond =
    ofCategory.length >= thresholds.unusual.rowsOfCategory &&
    usualBefore(charge.amount, ofCategory, timesLargest) !== null;
  // The sentence names the merchant.
  return isBeyond ? centavos(medianOf(ofMerchant.map(({ amount }) => amount))) : null;
};

/** Charges far beyond all that their merchant, or their category, has ever taken. */
export const unusualAmounts = (money: MoneyOfSignals): FoundSignal[] => {
  const isOrdinary = ({ row, category, amount, date }: Counted): boolean =>
    date < money.reach ||
    amount < thresholds.unusual.least ||
    isInstallment(row) ||
    money.streamOf.has(row.id) ||
    isAmong(category, ordinary.unusual);
  const large = money.charges.filter((charge) => !isOrdinary(charge));
  if (large.length === 0) return [];
  const byCategory = groupBy(money.charges, ({ category }) => category);
  return large.flatMap((charge) => {
    const { row, amount, date, merchant, category } = charge;
    const usual = usualOf(charge, money, byCategory);
    if (usual === null || isGivenBack(money, { accountId: row.accountId, amount, since: date })) return [];
    const found = chargeSignal('unusual_amount', [row.accountId, merchant, amount, date], charge);
    return [{ ...found, about: merchant || (category ?? ''), figures: { ...found.figures, usual } }];
  });
};

const FOREIGN = /\b(?:exterior|internacion\w*|international|moeda|estrangeir\w*|usd|dolar|euro|cambio)\b/;
const IOF = /\biof\b/;
/** What the tax on purchases abroad has been since 2013, in ten thousandths. */
const FOREIGN_RATES = [638, 538, 438, 350, 338];

const isIof = ({ row, category }: Counted): boolean =>
  isAmong(category, iofCategories) || (isFee(row, category) && IOF.test(normalizeText(row.description)));

/** What the year of a card is called by; another name before it is that of a club or an app. */
const OF_CARDS =
  /^(?:\d+|tar\w*|cob\w*|deb\w*|parc\w*|mens\w*|lanc\w*|valor|total|de|da|do|cartao|card|ourocard|visa|master\w*|elo|amex|hiper\w*|gold|platinum|black|infinite|bradesco|itau|santander|caixa|nubank|inter|banco|bb|xp|btg|c6)$/;

const isYearOfMerchant = ({ description }: Transaction): boolean => {
  const words = normalizeText(description).split(' ');
  const at = words.indexOf('anuidade');
  return at > 0 && words.slice(0, at).some((word) => !OF_CARDS.test(word));
};

const isFee = (row: Transaction, category: string | null): boolean =>
  row.fee !== undefined || cardRowKind(row) === 'fee' || (isAmong(category, feeCategories) && !isYearOfMerchant(row));

const isNear = (a: IsoDate, b: IsoDate): boolean => Math.abs(daysBetween(a, b)) <= thresholds.fee.daysOfForeignPurchase;

// A purchase abroad shows in its currency, its text, or in the rate that the tax has of it.
const isOfForeignPurchase = (iof: Counted, money: MoneyOfSignals): boolean => {
  if (FOREIGN.test(normalizeText(iof.row.description))) return true;
  for (const row of money.rows.values()) {
    if (row.id === iof.row.id || row.type !== 'DEBIT' || !isNear(row.date, iof.date)) continue;
    if (row.currencyCode !== 'BRL' || isAmong(row.category, exchangeCategories)) return true;
    if (row.accountId !== iof.row.accountId) continue;
    if (FOREIGN.test(normalizeText(row.description))) return true;
    const paid = Math.abs(row.amount);
    if (FOREIGN_RATES.some((rate) => Math.abs(paid * rate - iof.amount * 10_000) <= 10_000)) return true;
  }
  return false;
};

/** What a fee is for: interest differs each month. */
const sortOf = ({ row }: Counted): string =>
  normalizeText(row.description).replaceAll(/\d+/g, ' ').replaceAll(/\s+/g, ' ').trim();

const WORD = 4;
/** Whether two sorts of fees have a word in common; one without words may be any. */
const isLike = (a: string, b: string): boolean => {
  const [words, others] = [a, b].map((sort) => sort.split(' ').filter(({ length }) => length >= WORD));
  return !words?.length || !others?.length || words.some((word) => others.includes(word));
};

/** Whether the bank took it before: about the same in the month before, or of the same sort and not far more. */
const isKnown = (fee: Counted, monthBefore: readonly Counted[], before: readonly Counted[]): boolean =>
  monthBefore.some(
    (one) =>
      one.category === fee.category &&
      isLike(sortOf(one), sortOf(fee)) &&
      Math.abs(one.amount - fee.amount) * 100 <= thresholds.fee.percentOfKnown * one.amount,
  ) || before.some((one) => sortOf(one) === sortOf(fee) && fee.amount <= thresholds.fee.timesKnown * one.amount);

const PART = /\banuidade\b.*?\b(\d{1,2}) (?:de )?\d{1,2}$/;

/** Whether it is a later part of a fee in parts: the first was the news. */
const isLaterPart = ({ description, installment }: Transaction): boolean =>
  (installment?.number ?? 0) > 1 || Number(PART.exec(normalizeText(description))?.[1] ?? 0) > 1;

/** A month has about two a working day where an overdraft is charged daily. */
const MOST_EVIDENCE = 60;

/** What a bank charged in a month beyond what it charged in the month before. */
export const feesCharged = (money: MoneyOfSignals): FoundSignal[] => {
  const { monthsOfKnown } = thresholds.fee;
  const first = firstDayOf(addToMonth(monthOf(money.reach), -monthsOfKnown));
  const fees = money.charges.filter(
    (charge) => charge.date >= first && (isFee(charge.row, charge.category) || isIof(charge)),
  );
  const itemOf = ({ row }: Counted): string => money.accounts.get(row.accountId)?.itemId ?? '';
  return [...groupBy(fees, itemOf)].flatMap(([itemId, ofBank]) => {
    const months = groupBy(ofBank, ({ date }) => monthOf(date));
    return [...months].flatMap(([month, all]) => {
      const known = Array.from({ length: monthsOfKnown }, (_, at) => months.get(addToMonth(month, -1 - at)) ?? []);
      const unknown = all.filter(
        (fee) =>
          !isKnown(fee, known[0] ?? [], known.flat()) &&
          !isLaterPart(fee.row) &&
          !(isIof(fee) && isOfForeignPurchase(fee, money)) &&
          !isGivenBack(money, { accountId: fee.row.accountId, amount: fee.amount, since: fee.date }),
      );
      // The sum is that of its evidence.
      const told = unknown.slice(-MOST_EVIDENCE);
      const [oldest, latest] = [told[0], told.at(-1)];
      if (!oldest || !latest || latest.date < money.reach) return [];
      const found = chargeSignal('fee_charged', [itemId, month], oldest);
      return {
        ...found,
        about: itemId,
        merchant: '',
        latest: latest.date,
        amount: sum(told.map(({ amount }) => amount)),
        figures: { name: money.accounts.get(oldest.row.accountId)?.connectorName ?? '' },
        rows: told.map(({ row }) => evidenceOf(row)),
        itemIds: [itemId],
      };
    });
  });
};
