import type { PaymentMethod } from '../categorizer/payment-method.ts';
import type { Centavos } from '../money.ts';
import type { IsoDate, IsoMonth } from '../time/calendar.ts';
import { type Instant, instantFromMilliseconds } from '../time/instant.ts';

export type Direction = 'DEBIT' | 'CREDIT';
export type TransactionStatus = 'POSTED' | 'PENDING';

export type InstallmentInfo = {
  number: number;
  total: number;
  /** Of the whole purchase, positive; null when the bank does not report it. */
  totalAmount: Centavos | null;
  purchaseDate: IsoDate | null;
};

/** Credit on a card that is no purchase: a carried bill, a bill paid in installments, a loan. */
export const OTHER_CREDITS = ['REVOLVING_CREDIT', 'BILL_INSTALLMENT', 'LOAN'] as const;
export type OtherCredit = (typeof OTHER_CREDITS)[number];

export const FEES = [
  'ANNUAL_FEE',
  'ATM_WITHDRAWAL_DOMESTIC',
  'ATM_WITHDRAWAL_INTERNATIONAL',
  'EMERGENCY_CREDIT_EVALUATION',
  'CARD_REISSUE',
  'BILL_PAYMENT_FEE',
  'SMS',
] as const;
export type Fee = (typeof FEES)[number];

export type Replaced = { category?: string | null; merchant?: string | null };

export type Transaction = {
  id: string;
  accountId: string;
  date: IsoDate;
  description: string;
  /** Signed by direction: DEBIT negative, CREDIT positive, for bank and card alike. */
  amount: Centavos;
  currencyCode: string;
  balance: Centavos | null;
  type: Direction;
  status: TransactionStatus;
  /** Canonical Portuguese category name, or the bank's text when it is not in the tree; null when unknown. */
  category: string | null;
  merchant: string | null;
  installment: InstallmentInfo | null;
  billId: string | null;
  /** Month of the bill that the bank forecasts for a pending card transaction. */
  billForecastMonth: IsoMonth | null;
  /** The bank's data show that the other party is not the holder; absent when they do not show it. */
  hasOtherParty?: true;
  /** The category was chosen at import because the bank sent none; absent when it is the bank's. */
  hasOurCategory?: true;
  /** That category is a guess that its user should confirm. */
  hasDoubtfulCategory?: true;
  /** A card's row, as the bank names it; absent when it says nothing, `OTHER` or an unknown value. */
  otherCredit?: OtherCredit;
  /** As `otherCredit`. */
  fee?: Fee;
  /** By which means the bank's data say that money moved; absent where text and category tell the same, or nothing is stated. */
  paymentMethod?: PaymentMethod;
  /** The bank names a card's row the payment of a bill; absent when it does not. */
  isBillPayment?: true;
  /** The last four digits of another card of the account, an additional or a virtual one; absent for its own, or where the bank tells none. */
  cardNumber?: string;
  /** The user's. */
  note?: string;
  /** Imported values that the user's own words replace; a field without a word is absent. */
  replaced?: Replaced;
};

const OF_FILE = 'file-';
const BY_HAND = 'hand-';

/** Ids of rows that no bank reports tell where they come from; a bank's are UUIDs. */
export const fileRowId = (digest: string): string => `${OF_FILE}${digest}`;
export const handRowId = (id: string): string => `${BY_HAND}${id}`;

/** When a row by hand was made, which is often its day; null of another id. */
export const madeByHandAt = (id: string): Instant | null => {
  // Of this age of the calendar: the id comes from a caller.
  const [, early = '', late = ''] = /^hand-(0[0-9a-f]{7})-([0-9a-f]{4})-7/.exec(id) ?? [];
  return early === '' ? null : instantFromMilliseconds(Number.parseInt(`${early}${late}`, 16));
};

export const rowSource = ({ id }: Pick<Transaction, 'id'>): 'bank' | 'file' | 'hand' => {
  if (id.startsWith(OF_FILE)) return 'file';
  return id.startsWith(BY_HAND) ? 'hand' : 'bank';
};

/** The user's words on a row; null and absent: none, the imported value applies. */
export type OwnWords = {
  category?: string | null | undefined;
  merchant?: string | null | undefined;
  note?: string | null | undefined;
};

/** The row as the import gave it, without the user's words; the row itself where there are none. */
export const asImported = (row: Transaction): Transaction => {
  if (row.replaced === undefined && row.note === undefined) return row;
  const { replaced, note: _note, ...rest } = row;
  return { ...rest, ...replaced };
};

/** @param row as imported */
export const withWords = (row: Transaction, { category, merchant, note }: OwnWords): Transaction => {
  const replaced = {
    ...(category != null && { category: row.category }),
    ...(merchant != null && { merchant: row.merchant }),
  };
  return {
    ...row,
    ...(category != null && { category }),
    ...(merchant != null && { merchant }),
    ...(note != null && { note }),
    ...(Object.keys(replaced).length > 0 && { replaced }),
  };
};

/** Who chose the category; null when there is none. */
export const categorySource = ({
  category,
  replaced,
  hasOurCategory,
}: Pick<Transaction, 'category' | 'replaced' | 'hasOurCategory'>): 'user' | 'bank' | 'rules' | null => {
  if (category === null) return null;
  if (replaced?.category !== undefined) return 'user';
  return hasOurCategory ? 'rules' : 'bank';
};

/** How sure the category is: a guess of ours is `low` until its user says one; null when there is none. */
export const categoryConfidence = (
  row: Pick<Transaction, 'category' | 'replaced' | 'hasOurCategory' | 'hasDoubtfulCategory'>,
): 'high' | 'low' | null => {
  const source = categorySource(row);
  return source && (source === 'rules' && row.hasDoubtfulCategory ? 'low' : 'high');
};
