import type { PaymentMethod } from '../../categorizer/payment-method.ts';
import type { Centavos } from '../../money.ts';
import { dayOf, type IsoDate, type IsoMonth } from '../../time/calendar.ts';
import type { Direction, Fee, OtherCredit, Replaced, Transaction, TransactionStatus } from '../transaction.ts';

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
/** `payment`: 1 for a bill's. */
export type SparseCharge = [row: number, otherCredit: OtherCredit | null, fee: Fee | null, payment: 0 | 1];
type SparseMethod = [row: number, method: PaymentMethod];
type SparseCard = [row: number, lastDigits: string];
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
  /**
   * Indexes of the rows with `hasOurCategory`, twice those with `hasDoubtfulCategory`: a release that does not know the doubt reads the
   * rest, and the next import tells the doubt again.
   */
  ours?: number[];
  /** Rows with `otherCredit`, `fee` or `isBillPayment`; from version 2 on. */
  charges?: SparseCharge[];
  /** Rows with `paymentMethod`; from version 3 on. */
  methods?: SparseMethod[];
  /** Rows with `cardNumber`; from version 4 on. */
  cards?: SparseCard[];
  /** The user's own words. */
  words?: SparseWords[];
};

/** A column more is a layout more: a release that does not know it could not write it back. */
export const COLUMN_NAMES: ReadonlySet<string> = new Set(
  Object.keys({
    days: true,
    amounts: true,
    labels: true,
    label: true,
    standings: true,
    standing: true,
    balances: true,
    installments: true,
    withAnother: true,
    ours: true,
    charges: true,
    methods: true,
    cards: true,
    words: true,
  } satisfies Record<keyof Columns, true>),
);

const REPLACED = { category: 1, merchant: 2 } as const;

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

const sparseCharge = ({ otherCredit, fee, isBillPayment }: Transaction, row: number): SparseCharge[] =>
  otherCredit || fee || isBillPayment ? [[row, otherCredit ?? null, fee ?? null, isBillPayment ? 1 : 0]] : [];

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
  const ours = rows.flatMap((row, index) =>
    row.hasOurCategory ? (row.hasDoubtfulCategory ? [index, index] : [index]) : [],
  );
  const charges = rows.flatMap(sparseCharge);
  const methods = rows.flatMap(({ paymentMethod }, row): SparseMethod[] =>
    paymentMethod ? [[row, paymentMethod]] : [],
  );
  const cards = rows.flatMap(({ cardNumber }, row): SparseCard[] => (cardNumber ? [[row, cardNumber]] : []));
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
    ...(charges.length > 0 && { charges }),
    ...(methods.length > 0 && { methods }),
    ...(cards.length > 0 && { cards }),
    ...(words.length > 0 && { words }),
  };
};

const DAYS = Array.from({ length: 32 }, (_, day) => String(day).padStart(2, '0'));
const NONE = -1;

const datesOf = (month: IsoMonth): IsoDate[] => DAYS.map((day) => `${month}-${day}` as IsoDate);

const endsBefore = (row: number): RangeError => new RangeError(`Ledger columns end before row ${row}`);

const addSparse = (
  rows: readonly Transaction[],
  { installments = [], withAnother = [], ours = [], charges = [], methods = [], cards = [], words = [] }: Columns,
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
  for (const index of ours) {
    const row = at(index);
    if (row.hasOurCategory) row.hasDoubtfulCategory = true;
    row.hasOurCategory = true;
  }
  for (const [row, otherCredit, fee, payment] of charges) {
    if (otherCredit) at(row).otherCredit = otherCredit;
    if (fee) at(row).fee = fee;
    if (payment) at(row).isBillPayment = true;
  }
  for (const [row, method] of methods) at(row).paymentMethod = method;
  for (const [row, lastDigits] of cards) at(row).cardNumber = lastDigits;
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
