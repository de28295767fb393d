import * as z from 'zod/mini';
import { keys } from '../storage/keys.ts';
import { queryPrefix } from '../storage/query.ts';
import { stored } from '../storage/stored.ts';
import type { Table } from '../storage/table.ts';
import type { WriteItem } from '../storage/transact.ts';
import type { Bill } from './bill.ts';
import type { BillChanges } from './bill-changes.ts';

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

/** A stored bill. */
export const parseBill = (record: unknown): Bill => billRecord.parse(record);

/** Closed card bills as the banks report them. */
export const billStore = (table: Table) => ({
  /** The user's bills by due date, the earliest first; strongly consistent. @param accountId only this card's */
  list: async (userId: string, accountId?: string): Promise<Bill[]> => {
    const bills = (await queryPrefix(table, keys.billsOf(userId))).map(parseBill);
    return accountId === undefined ? bills : bills.filter((bill) => bill.accountId === accountId);
  },

  /** Parts of the transactions that an import writes. */
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
