import type { Centavos } from '../money.ts';
import type { IsoDate, IsoMonth } from '../time/calendar.ts';

export type Direction = 'DEBIT' | 'CREDIT';
export type TransactionStatus = 'POSTED' | 'PENDING';

/** One installment of a purchase, as far as the bank tells. */
export type InstallmentInfo = {
  /** 1-based. */
  number: number;
  total: number;
  /** Whole purchase, positive; null when the bank does not tell. */
  totalAmount: Centavos | null;
  purchaseDate: IsoDate | null;
};

/** One transaction of the month ledger, in the account's currency. */
export type Transaction = {
  id: string;
  accountId: string;
  /** Calendar date in America/Sao_Paulo. */
  date: IsoDate;
  description: string;
  /** Signed by direction: DEBIT negative, CREDIT positive, for bank and card alike (design 4). */
  amount: Centavos;
  currencyCode: string;
  /** Account balance after the transaction, when the bank tells. */
  balance: Centavos | null;
  type: Direction;
  status: TransactionStatus;
  /** Canonical Portuguese category name, or the bank's own text when it is not in the tree; null when unknown. */
  category: string | null;
  merchant: string | null;
  installment: InstallmentInfo | null;
  /** The bank's id of the bill that holds a card transaction. */
  billId: string | null;
  /** The month whose bill the bank expects to hold a pending card transaction. */
  billForecastMonth: IsoMonth | null;
  /** The bank's data on both sides show that the other one is somebody else; absent where it does not tell. */
  withAnother?: true;
};
