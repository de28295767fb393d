import type { IsoDate, IsoMonth } from '../../time/calendar.ts';
import type { Transaction } from '../transaction.ts';
import { type Columns, REPLACED } from './columns.ts';

const DAYS = Array.from({ length: 32 }, (_, day) => String(day).padStart(2, '0'));
const NONE = -1;

const datesOf = (month: IsoMonth): IsoDate[] => DAYS.map((day) => `${month}-${day}` as IsoDate);

const endsBefore = (row: number): RangeError => new RangeError(`Ledger columns end before row ${row}`);

const addSparse = (
  rows: readonly Transaction[],
  { installments = [], withAnother = [], ours = [], words = [] }: Columns,
): void => {
  const at = (index: number): Transaction => {
    const row = rows[index];
    if (!row) throw endsBefore(index);
    return row;
  };
  for (const [row, number, total, totalAmount, purchaseDate] of installments) {
    at(row).installment = { number, total, totalAmount, purchaseDate };
  }
  for (const row of withAnother) at(row).hasOtherParty = true;
  for (const row of ours) at(row).hasOurCategory = true;
  for (const [row, mask, category, merchant, note] of words) {
    if (mask) {
      at(row).replaced = {
        ...(mask & REPLACED.category && { category }),
        ...(mask & REPLACED.merchant && { merchant }),
      };
    }
    if (note !== null) at(row).note = note;
  }
};

/**
 * Runs uncompiled at a cold start on long lists, so tuples are read by index: destructuring costs an iterator per row.
 */
export const fromColumns = (
  columns: Columns,
  ids: readonly string[],
  { accountId, month }: { accountId: string; month: IsoMonth },
): Transaction[] => {
  const { days, amounts, labels, standings, balances } = columns;
  const dates = datesOf(month);
  let unused = 0;
  const rows = ids.map((id, row): Transaction => {
    const date = dates[days[row] ?? NONE];
    const amount = amounts[row];
    const named = columns.label[row] ?? NONE;
    const label = labels[named === 0 ? unused++ : named - 1];
    const standing = standings[columns.standing[row] ?? NONE];
    const balance = balances ? balances[row] : null;
    if (!date || amount === undefined || !label || !standing || balance === undefined) throw endsBefore(row);
    return {
      id,
      accountId,
      date,
      description: label[0],
      amount,
      currencyCode: label[3],
      balance,
      type: label[4],
      status: standing[0],
      category: label[1],
      merchant: label[2],
      installment: null,
      billId: standing[1],
      billForecastMonth: standing[2],
    };
  });
  addSparse(rows, columns);
  return rows;
};
