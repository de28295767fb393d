import { centavos, toAmount } from '../../../shared/money.ts';
import { addToMonth } from '../../../shared/time/calendar.ts';
import { utcMidnight } from '../../../shared/time/instant.ts';
import { categoryName } from '../aggregator/categories.ts';
import type { Bill, Billing } from './card-billing.ts';
import { billIdOf, isListed } from './card-bills.ts';
import { installmentMetadata, merchantOf } from './card-metadata.ts';
import type { CardRow } from './card-rows.ts';
import { type BankStyle, type CardPlan, merchantCodes } from './plans.ts';
import { randomFrom, rowIds } from './random.ts';
import { momentOn, type Window } from './window.ts';

const CARD_PAYMENT = '05100000';

type Placed = { row: CardRow; bill: Bill | null };

const paymentRows = ({ bills, payments }: Billing): Placed[] =>
  payments.map(({ date, amount }) => ({
    row: { date, description: 'PAGAMENTO RECEBIDO', amount: centavos(-amount), category: CARD_PAYMENT },
    bill: bills.find(({ cycle }) => date >= cycle.opens && date < cycle.closes) ?? null,
  }));

const placedRows = (plan: CardPlan, billing: Billing): Placed[] => [
  ...billing.bills.flatMap((bill) => bill.rows.map((row) => ({ row, bill }))),
  ...(plan.installmentStyle === 'all-at-once' ? billing.later.map((row) => ({ row, bill: null })) : []),
  ...paymentRows(billing),
];

const forecastOf = ({ row, bill }: Placed, billing: Billing): string | undefined => {
  if (bill) return bill.cycle.month;
  const open = billing.bills.at(-1);
  if (!open || row.billedIn === undefined) return undefined;
  return addToMonth(open.cycle.month, row.billedIn - open.cycle.index);
};

const billing = (plan: CardPlan, placed: Placed, whole: Billing, window: Window) =>
  placed.bill && isListed(plan, placed.bill, window)
    ? { billId: billIdOf(plan, placed.bill) }
    : { billForecastDate: forecastOf(placed, whole) };

const metadataOf = (plan: CardPlan, { row }: Placed) => {
  const payeeMCC = merchantCodes.get(row.category ?? '');
  return {
    cardNumber: plan.number,
    ...installmentMetadata(plan, row),
    ...(payeeMCC === undefined || !row.merchant ? {} : { payeeMCC }),
    ...(row.feeType ? { feeType: row.feeType } : {}),
    ...(row.isCarried ? { otherCreditsType: 'REVOLVING_CREDIT' } : {}),
  };
};

const amountsOf = ({ usd, amount }: CardRow) =>
  usd === undefined
    ? { amount: toAmount(amount), amountInAccountCurrency: null, currencyCode: 'BRL' }
    : { amount: toAmount(usd), amountInAccountCurrency: toAmount(amount), currencyCode: 'USD' };

/** The card's rows, oldest first; those of bills that have not closed are pending. */
export const cardTransactions = (plan: CardPlan, style: BankStyle, whole: Billing, window: Window) => {
  const random = randomFrom(`${plan.id} clock`);
  const idOf = rowIds(plan.id);
  const rows = placedRows(plan, whole).sort((a, b) => (a.row.date < b.row.date ? -1 : a.row.date > b.row.date ? 1 : 0));
  return rows.map((placed) => {
    const { row, bill } = placed;
    const date = momentOn(row.date, style.precision, random, window.today);
    return {
      id: idOf(row.date, row.description, row.amount),
      date,
      createdAt: row.date > window.today ? utcMidnight(window.today) : date,
      description: row.description,
      descriptionRaw: row.description.toUpperCase(),
      type: row.amount < 0 ? ('CREDIT' as const) : ('DEBIT' as const),
      ...amountsOf(row),
      category: row.category && categoryName(row.category),
      categoryId: row.category,
      status: bill && bill.cycle.closes <= window.today ? ('POSTED' as const) : ('PENDING' as const),
      merchant: merchantOf(row),
      creditCardMetadata: { ...metadataOf(plan, placed), ...billing(plan, placed, whole, window) },
    };
  });
};
