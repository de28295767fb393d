import type { FixtureInput } from '../../../infra/sandbox/fixture/fixture.ts';
import { categoryByName } from '../../../shared/categories/category-tree.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { addDays, addMonths, type IsoDate } from '../../../shared/time/calendar.ts';
import { type Random, realisticRows } from '../../shared/ledger/realistic-rows.ts';

type Given = NonNullable<NonNullable<FixtureInput['users'][number]['items']>[number]['accounts']>[number];
type Row = NonNullable<Given['transactions']>[number];
type Bill = NonNullable<Given['bills']>[number];
type Shape = Parameters<typeof realisticRows>[1];

/** Noon in São Paulo, so the date is the same in every zone that counts. */
const noon = (date: IsoDate): string => `${date}T15:00:00.000Z`;

const creditCardMetadata = ({ installment, billId }: Transaction) => ({
  billId: billId ?? undefined,
  ...(installment && { installmentNumber: installment.number, totalInstallments: installment.total }),
});

/** As the aggregator has it: a card's purchase is positive. */
const aggregatorRow = (row: Transaction, isCard: boolean): Row => ({
  id: row.id,
  date: noon(row.date),
  description: row.description,
  type: row.type,
  amount: (isCard ? -row.amount : row.amount) / 100,
  category: row.category,
  categoryId: row.category && (categoryByName(row.category)?.id ?? null),
  ...(row.merchant !== null && { merchant: { name: row.merchant } }),
  ...(isCard && { creditCardMetadata: creditCardMetadata(row) }),
});

export const aggregatorRows = (random: Random, shape: Shape): Row[] =>
  realisticRows(random, shape).map((row) => aggregatorRow(row, shape.kind === 'CREDIT'));

/** A bill of each month, the latest due before today. */
export const aggregatorBills = (accountId: string, months: number, today: IsoDate): Bill[] =>
  Array.from({ length: months }, (_, ago) => {
    const dueDate = addMonths(addDays(today, -3), -ago);
    return {
      id: `${accountId.slice(-5)}-bill-${ago}`,
      dueDate: noon(dueDate),
      billClosingDate: noon(addDays(dueDate, -7)),
      totalAmount: 5_000 + ago,
      minimumPaymentAmount: 750,
    };
  });
