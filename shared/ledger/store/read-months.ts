import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { keys, ledgerPartOfKey } from '../../storage/keys.ts';
import type { Table } from '../../storage/table.ts';
import { assemble, type StoredMonth } from './account-month.ts';
import type { MonthSpan } from './month-groups.ts';
import { parsePart, type StoredPart } from './part-record.ts';

/** Reads after the first one. */
const REREADS = 6;

/** A stored account-month stayed incomplete over several strongly consistent reads. */
export class TornLedgerError extends Error {}

/** `of`: accounts whose months are wanted, as another read side by side finds them; all without it. */
type Reading = { consistent: boolean; of?: Promise<ReadonlySet<string>> | undefined };

const querySpan = async (
  { client, name }: Table,
  userId: string,
  { first, last }: MonthSpan,
  { consistent, of }: Reading,
): Promise<StoredPart[]> => {
  const pages = paginateQuery(
    { client },
    {
      TableName: name,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: keys.ledgerRange(userId, first, last),
      ConsistentRead: consistent,
    },
  );
  const parts: StoredPart[] = [];
  for await (const { Items = [] } of pages) {
    const wanted = await of;
    const items = wanted ? Items.filter(({ sk }) => wanted.has(ledgerPartOfKey(String(sk)).accountId)) : Items;
    parts.push(...items.map(parsePart));
  }
  return parts;
};

// Full jitter, up to 10 ms and then twice as long each time: a write takes about as long.
const pause = (reread: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** reread));

/**
 * The account-months of some spans, as they stand together: a Query is not a snapshot, so a read that saw half of a write
 * is made again, strongly consistent.
 *
 * @param spans read as parallel Queries
 * @param consistent whether the first read already is
 * @throws TornLedgerError when parts of a month are still missing after every reread
 */
export const readMonths = async (
  table: Table,
  userId: string,
  spans: readonly MonthSpan[],
  { consistent, of }: Reading,
): Promise<StoredMonth[]> => {
  for (let reread = 0; ; reread += 1) {
    const reading = { consistent: consistent || reread > 0, of };
    const parts = await Promise.all(spans.map((span) => querySpan(table, userId, span, reading)));
    const { months, torn, apart } = assemble(parts.flat(), spans);
    // Months that stay apart are no write under way but a removal that stopped between two of them: nothing is lost.
    if (!torn && (!apart || reread === REREADS)) return months;
    if (reread === REREADS) throw new TornLedgerError('A stored month of the ledger is incomplete');
    await pause(reread);
  }
};
