import * as z from 'zod/mini';
import { parseIsoDate } from '../time/calendar.ts';
import { type Instant, parseInstant, utcMidnight } from '../time/instant.ts';

/** The parts of the aggregator's answers that the service reads; unknown fields are dropped. */

// The aggregator sends absent top-level keys as null and omits nested ones; both forms are accepted everywhere.
const maybe = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((value: z.output<S> | null | undefined) => value ?? null),
  );

const text = () => maybe(z.string());
const number = () => maybe(z.number());

// The aggregator writes dates without a time as midnight UTC; a plain date is read the same way.
const instantOf = (text: string): Instant | null => {
  const date = parseIsoDate(text);
  return date ? utcMidnight(date) : parseInstant(text);
};

const instant = () =>
  z.pipe(
    z.string(),
    z.transform((value: string, context): Instant => {
      const parsed = instantOf(value);
      if (parsed) return parsed;
      context.issues.push({ code: 'custom', input: '', message: 'not an ISO 8601 date-time' });
      return z.NEVER;
    }),
  );
const maybeInstant = () => z.catch(maybe(instant()), null);

const isUpdated = () => z.catch(maybe(z.object({ isUpdated: z.boolean() })), null);

export const itemSchema = z.object({
  id: z.string(),
  connector: z.object({
    id: z.number(),
    name: z.string(),
    imageUrl: text(),
    primaryColor: text(),
    products: z.catch(maybe(z.array(z.string())), null),
  }),
  status: z.string(),
  executionStatus: text(),
  error: maybe(z.object({ code: text() })),
  /** What the institution's last run brought, by product. */
  statusDetail: z.catch(
    maybe(z.object({ accounts: isUpdated(), creditCards: isUpdated(), investments: isUpdated(), loans: isUpdated() })),
    null,
  ),
  clientUserId: text(),
  createdAt: maybeInstant(),
  updatedAt: maybeInstant(),
  lastUpdatedAt: maybeInstant(),
  nextAutoSyncAt: maybeInstant(),
  consentExpiresAt: maybeInstant(),
});
/** `status` and `executionStatus` have the aggregator's values. */
export type AggregatorItem = z.output<typeof itemSchema>;

const bankData = z.object({
  transferNumber: text(),
  closingBalance: number(),
  automaticallyInvestedBalance: number(),
  overdraftContractedLimit: number(),
  reservedBalances: maybe(z.array(z.unknown())),
});

const creditData = z.object({
  brand: text(),
  level: text(),
  status: text(),
  creditLimit: number(),
  availableCreditLimit: number(),
  balanceDueDate: maybeInstant(),
  balanceCloseDate: maybeInstant(),
  minimumPayment: number(),
  balanceForeignCurrency: number(),
});

export const accountSchema = z.object({
  id: z.string(),
  type: z.string(),
  subtype: text(),
  number: text(),
  name: text(),
  marketingName: text(),
  owner: text(),
  /** The holder's CPF or CNPJ: used at import to recognize own transfers, never stored. */
  taxNumber: text(),
  balance: number(),
  currencyCode: text(),
  bankData: maybe(bankData),
  creditData: maybe(creditData),
});
/** BANK: `balance` is available money; CREDIT: the open bill's amount, positive. */
export type AggregatorAccount = z.output<typeof accountSchema>;

const payment = z.object({ paymentDate: maybeInstant(), amount: number() });

export const billSchema = z.object({
  id: z.string(),
  dueDate: instant(),
  billClosingDate: maybeInstant(),
  totalAmount: z.number(),
  totalAmountCurrencyCode: text(),
  minimumPaymentAmount: number(),
  allowsInstallments: maybe(z.boolean()),
  payments: maybe(z.array(payment)),
  createdAt: maybeInstant(),
  updatedAt: maybeInstant(),
});
export type AggregatorBill = z.output<typeof billSchema>;

const merchantSchema = z.object({
  cnpj: z.string(),
  name: text(),
  businessName: text(),
  /** Main activity by IBGE. */
  cnae: z.catch(maybe(z.union([z.number(), z.string()])), null),
  category: z.catch(text(), null),
});

export const merchantsSchema = z.object({
  foundMerchants: z.array(merchantSchema),
  notFoundMerchants: z.catch(z.array(z.string()), []),
  invalidCnpjs: z.catch(z.array(z.string()), []),
});
/** What is known of companies by their CNPJ. */
export type AggregatorMerchants = z.output<typeof merchantsSchema>;
