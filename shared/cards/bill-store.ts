import * as z from 'zod/mini';
import { keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import { readStored, stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import type { Bill, BillChanges } from './bill.ts';

const billRecord = z.object({
  id: stored.text,
  itemId: stored.text,
  accountId: stored.text,
  dueDate: stored.date,
  closingDate: z.nullable(stored.date),
  totalAmount: stored.centavos,
  currencyCode: stored.text,
  minimumPayment: stored.centavos,
  allowsInstallments: stored.flag,
  payments: z.array(z.object({ date: stored.date, amount: stored.centavos })),
  createdAt: stored.instant,
  updatedAt: stored.instant,
});

export const parseBill = (record: unknown): Bill => readStored(billRecord, record);

export const billStore = (table: Table) => ({
  /** By due date, the earliest first; strongly consistent. */
  list: async (userId: string, accountId?: string): Promise<Bill[]> => {
    const bills = (await queryPrefix(table, keys.billsOf(userId))).map(parseBill);
    return accountId === undefined ? bills : bills.filter((bill) => bill.accountId === accountId);
  },

  writes: (userId: string, { removed, written }: BillChanges): WriteItem[] => [
    ...removed.map(({ dueDate, id }) => ({
      Delete: { TableName: table.name, Key: keys.bill(userId, dueDate, id) },
    })),
    ...written.map((bill) => ({
      Put: { TableName: table.name, Item: { ...bill, ...keys.bill(userId, bill.dueDate, bill.id) } },
    })),
  ],
});

export type BillStore = ReturnType<typeof billStore>;
