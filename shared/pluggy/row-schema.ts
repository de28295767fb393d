import * as z from 'zod/mini';
import type { AggregatorRow } from './rows/aggregator-row.ts';

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
