import type { Centavos } from '../../money.ts';
import { dayOf, type IsoDate, type IsoMonth } from '../../time/calendar.ts';
import type { Direction, Transaction, TransactionStatus } from '../transaction.ts';

/** What repeats together from purchase to purchase. */
type Label = [description: string, category: string | null, merchant: string | null, currency: string, type: Direction];
/** What neighbouring rows share. */
type Standing = [status: TransactionStatus, billId: string | null, billForecastMonth: IsoMonth | null];
type SparseInstallment = [row: number, ...Installment];
type Installment = [number: number, total: number, totalAmount: Centavos | null, purchaseDate: IsoDate | null];

/** The rows of one account-month without their ids, a column per field, repeated values listed once. */
export type Columns = {
  days: number[];
  amounts: Centavos[];
  labels: Label[];
  /** Per row: 0 is the next label that was not used yet, n the label at n - 1. */
  label: number[];
  standings: Standing[];
  standing: number[];
  /** Left out when the bank gives no balances. */
  balances?: (Centavos | null)[];
  installments?: SparseInstallment[];
  /** Rows with another person on the other side. */
  withAnother?: number[];
};

const DAYS = Array.from({ length: 32 }, (_, day) => String(day).padStart(2, '0'));

// Values listed once, in order of first use, so that equal rows always give equal columns.
const dictionary = <Value>() => {
  const values: Value[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (value: Value): { index: number; isNew: boolean } => {
    const key = JSON.stringify(value);
    const known = indexes.get(key);
    if (known !== undefined) return { index: known, isNew: false };
    indexes.set(key, values.length);
    return { index: values.push(value) - 1, isNew: true };
  };
  return { values, indexOf };
};

const sparseInstallment = ({ installment: i }: Transaction, row: number): SparseInstallment[] =>
  i ? [[row, i.number, i.total, i.totalAmount, i.purchaseDate]] : [];

export const toColumns = (rows: readonly Transaction[]): Columns => {
  const labels = dictionary<Label>();
  const standings = dictionary<Standing>();
  const label = rows.map((row) => {
    const { index, isNew } = labels.indexOf([row.description, row.category, row.merchant, row.currencyCode, row.type]);
    return isNew ? 0 : index + 1;
  });
  const standing = rows.map((row) => standings.indexOf([row.status, row.billId, row.billForecastMonth]).index);
  const installments = rows.flatMap(sparseInstallment);
  const withAnother = rows.flatMap((row, index) => (row.withAnother ? [index] : []));
  return {
    days: rows.map(({ date }) => dayOf(date)),
    amounts: rows.map(({ amount }) => amount),
    labels: labels.values,
    label,
    standings: standings.values,
    standing,
    ...(rows.some(({ balance }) => balance !== null) && { balances: rows.map(({ balance }) => balance) }),
    ...(installments.length > 0 && { installments }),
    ...(withAnother.length > 0 && { withAnother }),
  };
};

const NONE = -1;

/** By day of the month. */
const datesOf = (month: IsoMonth): IsoDate[] => DAYS.map((day) => `${month}-${day}` as IsoDate);

const endsBefore = (row: number): RangeError => new RangeError(`Ledger columns end before row ${row}`);

const addSparse = (rows: readonly Transaction[], { installments = [], withAnother = [] }: Columns): void => {
  const at = (index: number): Transaction => {
    const row = rows[index];
    if (!row) throw endsBefore(index);
    return row;
  };
  for (const [row, number, total, totalAmount, purchaseDate] of installments) {
    at(row).installment = { number, total, totalAmount, purchaseDate };
  }
  for (const row of withAnother) at(row).withAnother = true;
};

/**
 * The rows that `toColumns` was given. Long lists are read while nothing is compiled yet, so a row takes few steps:
 * the fields of a tuple by index, for one, because taking it apart runs an iterator.
 *
 * @param ids in row order
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
