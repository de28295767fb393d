import { type IsoDate, type IsoMonth, monthOf, parseIsoDate } from '../../time/calendar.ts';
import { parseInstant } from '../../time/instant.ts';
import { bankDateOf } from '../../time/sao-paulo.ts';

type Maybe<Value> = Value | null | undefined;

export type AggregatorParty = Maybe<{
  name?: Maybe<string>;
  documentNumber?: Maybe<{ value?: Maybe<string> }>;
}>;

/** The fields of the aggregator's transaction that the import rules read. */
export type AggregatorRow = {
  id: string;
  /** An instant, or a plain calendar date. */
  date: string;
  description?: Maybe<string>;
  descriptionRaw?: Maybe<string>;
  type: 'DEBIT' | 'CREDIT';
  /** BANK: negative out. CREDIT: positive purchase, negative payment or refund. */
  amount: number;
  amountInAccountCurrency?: Maybe<number>;
  balance?: Maybe<number>;
  currencyCode?: Maybe<string>;
  category?: Maybe<string>;
  categoryId?: Maybe<string>;
  status?: Maybe<'POSTED' | 'PENDING'>;
  operationType?: Maybe<string>;
  creditCardMetadata?: Maybe<{
    installmentNumber?: Maybe<number>;
    totalInstallments?: Maybe<number>;
    totalAmount?: Maybe<number>;
    purchaseDate?: Maybe<string>;
    payeeMCC?: Maybe<number | string>;
    billId?: Maybe<string>;
    /** `YYYY-MM`. */
    billForecastDate?: Maybe<string>;
    otherCreditsType?: Maybe<string>;
    feeType?: Maybe<string>;
  }>;
  paymentData?: Maybe<{ payer?: AggregatorParty; receiver?: AggregatorParty; paymentMethod?: Maybe<string> }>;
  merchant?: Maybe<{
    name?: Maybe<string>;
    businessName?: Maybe<string>;
    cnpj?: Maybe<string>;
    /** Main activity by IBGE, `4711302` or `47.11-3/02`. */
    cnae?: Maybe<string | number>;
    category?: Maybe<string>;
  }>;
};

export type ImportingAccount = {
  id: string;
  /** `BANK`, `CREDIT` or another type of the aggregator. */
  type: string;
  currencyCode: Maybe<string>;
  /** The holder's CPF or CNPJ; compared here, never stored with a transaction. */
  taxNumber?: Maybe<string>;
  owner?: Maybe<string>;
};

/** Null when `text` is neither a date nor an instant. */
export const bankDate = (text: string): IsoDate | null => {
  const date = parseIsoDate(text);
  if (date) return date;
  const instant = parseInstant(text);
  return instant && bankDateOf(instant);
};

/** From `YYYY-MM` or `YYYY-MM-DD`; else null. */
export const bankMonth = (text: string): IsoMonth | null => {
  const date = parseIsoDate(`${text.slice(0, 7)}-01`);
  return date && monthOf(date);
};
