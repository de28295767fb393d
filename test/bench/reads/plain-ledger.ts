import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { monthGroups } from '../../../shared/ledger/store/account-month.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import type { Table } from '../../../shared/platform/table/table.ts';
import { firstDayOf, type IsoDate, lastDayOf, monthOf } from '../../../shared/time/calendar.ts';

const partition = (userId: string): string => `PLAIN#${userId}`;

/** The item of one transaction, as most services would keep it: by user and date, all its fields as attributes. */
export const plainItem = (userId: string, row: Transaction) => ({
  pk: partition(userId),
  sk: `TX#${row.date}#${row.id}`,
  ...row,
});

type Span = { from: IsoDate; to: IsoDate };

const query = async (
  { client, name }: Table,
  userId: string,
  { from, to }: Span,
  consistent: boolean,
): Promise<Transaction[]> => {
  const pages = paginateQuery(
    { client },
    {
      TableName: name,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': partition(userId), ':from': `TX#${from}`, ':to': `TX#${to}\uffff` },
      ConsistentRead: consistent,
      ScanIndexForward: false,
    },
  );
  const rows: Transaction[] = [];
  // Not validated, like the rows inside a month of the ledger: only the service writes them.
  for await (const { Items = [] } of pages) for (const item of Items) rows.push(item as Transaction);
  return rows;
};

// Long ranges are read side by side, as the month ledger reads them.
const spansOf = (from: IsoDate, to: IsoDate): Span[] =>
  monthGroups({ first: monthOf(from), last: monthOf(to) }).map(({ first, last }) => {
    const [start, end] = [firstDayOf(first), lastDayOf(last)];
    return { from: start < from ? from : start, to: end > to ? to : end };
  });

const read = async (table: Table, userId: string, from: IsoDate, to: IsoDate, consistent: boolean) => {
  const spans = await Promise.all(spansOf(from, to).map((span) => query(table, userId, span, consistent)));
  return spans.flat();
};

/** One item per transaction, with the reading side of the ledger's own interface and the same consistency. */
export const ledgerReader = (table: Table) => ({
  /** Newest date first. */
  range: (userId: string, from: IsoDate, to: IsoDate): Promise<Transaction[]> => read(table, userId, from, to, false),
  freshRange: (userId: string, from: IsoDate, to: IsoDate): Promise<Transaction[]> =>
    read(table, userId, from, to, true),
});
