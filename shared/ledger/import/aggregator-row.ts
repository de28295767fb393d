type Maybe<Value> = Value | null | undefined;

export type AggregatorParty = Maybe<{
  name?: Maybe<string>;
  documentNumber?: Maybe<{ value?: Maybe<string> }>;
}>;

/** What the import rules read of a transaction in the aggregator's own form (field notes 3.3). */
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
  creditCardMetadata?: Maybe<{
    installmentNumber?: Maybe<number>;
    totalInstallments?: Maybe<number>;
    totalAmount?: Maybe<number>;
    purchaseDate?: Maybe<string>;
    payeeMCC?: Maybe<number | string>;
    billId?: Maybe<string>;
    /** `YYYY-MM`. */
    billForecastDate?: Maybe<string>;
  }>;
  paymentData?: Maybe<{ payer?: AggregatorParty; receiver?: AggregatorParty; paymentMethod?: Maybe<string> }>;
  merchant?: Maybe<{ name?: Maybe<string>; businessName?: Maybe<string>; cnpj?: Maybe<string> }>;
};

/** The account that a row is imported into. */
export type ImportingAccount = {
  id: string;
  /** `BANK` or `CREDIT`, or what else the aggregator reports as an account. */
  type: string;
  currencyCode: Maybe<string>;
  /** CPF or CNPJ of the holder, compared here and never stored with a transaction. */
  taxNumber?: Maybe<string>;
  /** The holder's name. */
  owner?: Maybe<string>;
};
