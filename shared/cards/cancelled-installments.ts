import type { Account } from '../accounts/account.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { type Centavos, centavos, magnitude } from '../money.ts';
import { normalizeText } from '../text/normalize-text.ts';
import type { IsoDate } from '../time/calendar.ts';
import { billOf, billPeriod, type CardBills } from './bill-period.ts';
import { isCarried } from './card-row-kind.ts';
import { missingAmounts } from './missing-amounts.ts';
import { type InstallmentRow, labelOf, type Purchase } from './purchase.ts';

/** A card before it is known what was taken away of its installments. */
export type CardRows = CardBills & {
  account: Account;
  transactions: readonly Transaction[];
  purchases: readonly Purchase[];
};

/** What the credits of a card take away of its installments. */
export type Cancellations = {
  /** Numbers of the installments that are no longer owed. */
  numbersOf: ReadonlyMap<Purchase, ReadonlySet<number>>;
  /** By the id of a credit that took installments away: what is left of it as an ordinary refund. */
  restOf: ReadonlyMap<string, Centavos>;
  /** Reported rows of installments that were taken away. */
  cancelledRows: ReadonlySet<string>;
};

type Part = { number: number; amount: Centavos; rowId: string | null };
type Owed = { purchase: Purchase; first: InstallmentRow; key: string; merchant: string | null; parts: Part[] };

const REFUND_WORDS =
  /\b(?:estorn\w*|devol\w*|reembols\w*|cancelament\w*|cancelad[oa]s?|canc|charge ?backs?|contestac\w*|ressarc\w*|revers(?:ao|oes)|credito|cred|de|da|do|compra|parcelad[oa]|parc|parcelas?)\b/g;

const withoutRefundWords = (text: string): string => text.replace(REFUND_WORDS, ' ').replace(/\s+/g, ' ').trim();

const isAnnualFee = ({ transaction, label }: InstallmentRow): boolean =>
  transaction.fee === 'ANNUAL_FEE' || /\banuidade\b/.test(label);

const rowsOf = ({ rows }: Purchase): InstallmentRow[] => [...rows.values()].toSorted((a, b) => a.number - b.number);

const nearestTo = (number: number, rows: readonly InstallmentRow[]): InstallmentRow | undefined =>
  rows.toSorted((a, b) => Math.abs(a.number - number) - Math.abs(b.number - number))[0];

/** Installments whose bill has not closed, reported or not, in order of number. */
const unbilled = (purchase: Purchase, card: CardRows, today: IsoDate): Part[] => {
  const rows = rowsOf(purchase);
  const isOpen = (end: IsoDate): boolean => end > today;
  const reported = rows
    .filter(({ transaction }) => isOpen(billOf(transaction, card).period.end))
    .map(({ number, transaction }) => ({ number, amount: magnitude(transaction.amount), rowId: transaction.id }));
  const missing = [...missingAmounts(rows)].flatMap(([number, amount]) => {
    const row = nearestTo(number, rows);
    if (!row) return [];
    const { start } = billOf(row.transaction, card).period;
    const isLater = isOpen(billPeriod(card.schedule, start, number - row.number).end);
    return isLater ? [{ number, amount, rowId: null }] : [];
  });
  return [...reported, ...missing].toSorted((a, b) => a.number - b.number);
};

const owedBy = (purchase: Purchase, card: CardRows, today: IsoDate): Owed[] => {
  const [first] = rowsOf(purchase);
  if (!first || isAnnualFee(first) || isCarried(first.transaction)) return [];
  const { merchant } = first.transaction;
  return [{ purchase, first, key: withoutRefundWords(first.label), merchant, parts: unbilled(purchase, card, today) }];
};

const isSameMerchant = (credit: Transaction, key: string, { key: bought, merchant }: Owed): boolean =>
  (merchant !== null && credit.merchant === merchant) ||
  (key !== '' && (key === bought || bought.startsWith(`${key} `)));

/** Credits that may give money back, the earliest first. One that pays a bill names no merchant. */
const refundsOf = (card: CardRows): Transaction[] =>
  card.transactions
    .filter(
      (row) =>
        row.type === 'CREDIT' &&
        row.currencyCode === card.account.currencyCode &&
        !row.isBillPayment &&
        !isCarried(row),
    )
    .toSorted((a, b) => (a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? -1 : 1));

/**
 * A credit with an installment's number takes that one away while its bill is open or later. One without a number, of the same
 * merchant and behind the purchase, takes away whole unbilled installments, the latest first; its rest is a refund.
 */
export const cancellationsOf = (card: CardRows, today: IsoDate): Cancellations => {
  const refunds = refundsOf(card);
  const [numbersOf, restOf, cancelledRows] = [
    new Map<Purchase, Set<number>>(),
    new Map<string, Centavos>(),
    new Set<string>(),
  ];
  if (refunds.length === 0) return { numbersOf, restOf, cancelledRows };
  const all = card.purchases.flatMap((purchase) => owedBy(purchase, card, today));
  const take = (owed: Owed, part: Part): void => {
    owed.parts.splice(owed.parts.indexOf(part), 1);
    numbersOf.set(owed.purchase, (numbersOf.get(owed.purchase) ?? new Set()).add(part.number));
    if (part.rowId) cancelledRows.add(part.rowId);
  };
  const isBehind = (credit: Transaction, { purchase }: Owed): boolean => credit.date >= purchase.purchaseDate;

  for (const credit of refunds) {
    const { installment } = credit;
    const key = withoutRefundWords(installment ? labelOf(credit, installment) : normalizeText(credit.description));
    const same = all.filter((owed) => isBehind(credit, owed) && isSameMerchant(credit, key, owed));
    let left = magnitude(credit.amount);
    if (installment && installment.total >= 2) {
      const of = same.filter(({ first }) => first.total === installment.total);
      const [found] = of.flatMap((owed) => {
        const part = owed.parts.find(({ number }) => number === installment.number);
        return part ? [{ owed, part }] : [];
      });
      if (!found) continue;
      take(found.owed, found.part);
      left = centavos(Math.max(0, left - found.part.amount));
    } else {
      const open = same.filter(({ parts }) => parts.length > 0);
      // The purchase whose rest it gives back, else the latest.
      const exact = open.find(({ parts }) => parts.reduce((sum, { amount }) => sum + amount, 0) === left);
      const owed = exact ?? open.toSorted((a, b) => (a.purchase.purchaseDate < b.purchase.purchaseDate ? 1 : -1))[0];
      if (!owed) continue;
      for (let part = owed.parts.at(-1); part && part.amount <= left; part = owed.parts.at(-1)) {
        take(owed, part);
        left = centavos(left - part.amount);
      }
    }
    if (left < magnitude(credit.amount)) restOf.set(credit.id, left);
  }
  return { numbersOf, restOf, cancelledRows };
};

/** Whether an annual fee in installments is waived: each billed one, at least two, was given back. */
export const isWaived = (purchase: Purchase, card: CardRows, today: IsoDate): boolean => {
  const [first, ...rest] = rowsOf(purchase);
  if (!first || !isAnnualFee(first)) return false;
  const billed = [first, ...rest].filter(({ transaction }) => transaction.date <= today);
  const credits = card.transactions
    .filter((row) => row.type === 'CREDIT' && /\banuid/.test(normalizeText(row.description)))
    .map(({ date, amount }) => ({ date, amount: magnitude(amount) }));
  const isGivenBack = ({ transaction: { date, amount } }: InstallmentRow): boolean => {
    const at = credits.findIndex((credit) => credit.amount === magnitude(amount) && credit.date >= date);
    if (at >= 0) credits.splice(at, 1);
    return at >= 0;
  };
  return billed.length >= 2 && billed.every(isGivenBack);
};
