import type { Centavos } from '../../money.ts';
import { dayOf, type IsoDate, type IsoMonth } from '../../time/calendar.ts';
import type { Direction, Replaced, Transaction, TransactionStatus } from '../transaction.ts';

type Label = [description: string, category: string | null, merchant: string | null, currency: string, type: Direction];
type Standing = [status: TransactionStatus, billId: string | null, billForecastMonth: IsoMonth | null];
type SparseInstallment = [row: number, ...Installment];
/** `replaced`: 1 category, 2 merchant; null where it is not set. */
export type SparseWords = [
  row: number,
  replaced: number,
  category: string | null,
  merchant: string | null,
  note: string | null,
];
type Installment = [number: number, total: number, totalAmount: Centavos | null, purchaseDate: IsoDate | null];

export type Columns = {
  days: number[];
  amounts: Centavos[];
  labels: Label[];
  /** Per row: 0 is the next unused label, n the label at n - 1. */
  label: number[];
  standings: Standing[];
  standing: number[];
  balances?: (Centavos | null)[];
  installments?: SparseInstallment[];
  /** Indexes of the rows with `hasOtherParty`; the name is part of the stored format. */
  withAnother?: number[];
  /** Indexes of the rows with `hasOurCategory`. */
  ours?: number[];
  /** The user's own words. */
  words?: SparseWords[];
};

export const REPLACED = { category: 1, merchant: 2 } as const;

// Values in order of first use, so that equal rows give equal columns.
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

const sparseWords = ({ replaced, note }: Transaction, row: number): SparseWords[] => {
  const { category, merchant }: Replaced = replaced ?? {};
  const mask = (category === undefined ? 0 : REPLACED.category) + (merchant === undefined ? 0 : REPLACED.merchant);
  return mask || note !== undefined ? [[row, mask, category ?? null, merchant ?? null, note ?? null]] : [];
};

export const toColumns = (rows: readonly Transaction[]): Columns => {
  const labels = dictionary<Label>();
  const standings = dictionary<Standing>();
  const label = rows.map((row) => {
    const { index, isNew } = labels.indexOf([row.description, row.category, row.merchant, row.currencyCode, row.type]);
    return isNew ? 0 : index + 1;
  });
  const standing = rows.map((row) => standings.indexOf([row.status, row.billId, row.billForecastMonth]).index);
  const installments = rows.flatMap(sparseInstallment);
  const withAnother = rows.flatMap((row, index) => (row.hasOtherParty ? [index] : []));
  const ours = rows.flatMap((row, index) => (row.hasOurCategory ? [index] : []));
  const words = rows.flatMap(sparseWords);
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
    ...(ours.length > 0 && { ours }),
    ...(words.length > 0 && { words }),
  };
};
