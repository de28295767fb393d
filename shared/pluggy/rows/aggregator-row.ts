import * as z from 'zod/mini';
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
    cardNumber?: Maybe<string>;
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
  number?: Maybe<string>;
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

const maybe = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));
const text = () => maybe(z.string());
const number = () => maybe(z.number());
// A hint of an unknown form says nothing; the row counts without it.
const hint = () => z.catch(text(), null);

const party = () => maybe(z.object({ name: text(), documentNumber: maybe(z.object({ value: text() })) }));

const rowSchema = z.object({
  id: z.string(),
  date: z.string(),
  description: text(),
  descriptionRaw: text(),
  type: z.enum(['DEBIT', 'CREDIT']),
  amount: z.number(),
  amountInAccountCurrency: number(),
  balance: number(),
  currencyCode: text(),
  category: text(),
  categoryId: text(),
  status: maybe(z.enum(['POSTED', 'PENDING'])),
  operationType: hint(),
  creditCardMetadata: maybe(
    z.object({
      installmentNumber: number(),
      totalInstallments: number(),
      totalAmount: number(),
      purchaseDate: text(),
      payeeMCC: maybe(z.union([z.number(), z.string()])),
      billId: text(),
      billForecastDate: text(),
      otherCreditsType: hint(),
      feeType: hint(),
      cardNumber: hint(),
    }),
  ),
  paymentData: maybe(z.object({ payer: party(), receiver: party(), paymentMethod: text() })),
  merchant: maybe(
    z.object({
      name: text(),
      businessName: text(),
      cnpj: text(),
      cnae: z.catch(maybe(z.union([z.number(), z.string()])), null),
      category: hint(),
    }),
  ),
});

/** Null for an unreadable row. */
export const readRow = (row: unknown): AggregatorRow | null => rowSchema.safeParse(row).data ?? null;
