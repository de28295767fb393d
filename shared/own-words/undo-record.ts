import { randomBytes } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '../platform/table/keys.ts';
import { readStored, stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';
import { words as wordsSchema } from './own-words-record.ts';

const HOURS = 1;
/** Beyond that an answer has no `undo_id`. */
export const MOST_UNDONE = 500;

/** `order`: of the word that was said; `before`: the words that it was said over. */
const said = { order: stored.integer, before: wordsSchema };
const undoRecord = z.object({
  id: stored.text,
  rows: z.array(z.object({ id: stored.text, accountId: stored.text, ...said })),
  merchant: z.nullable(z.object({ id: stored.text, ...said })),
  changed: stored.integer,
  expiresAt: stored.integer,
});

export type UndoRecord = z.output<typeof undoRecord>;
/** What a change replaced. */
export type Replaced = Pick<UndoRecord, 'rows' | 'merchant' | 'changed'>;

/** What the latest changes of words replaced, for an hour. */
export const undoStore = (table: Table) => ({
  /** Part of the change's transaction. */
  put: (userId: string, replaced: Replaced, now: Instant): { id: string; write: WriteItem } => {
    const id = randomBytes(16).toString('base64url');
    const expiresAt = epochSeconds(addSeconds(now, HOURS * 3600));
    const Item = { ...keys.undo(userId, id), id, ...replaced, expiresAt };
    return { id, write: { Put: { TableName: table.name, Item } } };
  },
  find: async (userId: string, id: string, now: Instant): Promise<UndoRecord | null> => {
    const get = new GetCommand({ TableName: table.name, Key: keys.undo(userId, id), ConsistentRead: true });
    const { Item } = await table.client.send(get);
    const record = Item ? readStored(undoRecord, Item, ['pk', 'sk']) : null;
    return record && epochSeconds(now) < record.expiresAt ? record : null;
  },
  /** Of two calls one succeeds. */
  take: (userId: string, id: string): WriteItem => ({
    Delete: { TableName: table.name, Key: keys.undo(userId, id), ConditionExpression: 'attribute_exists(pk)' },
  }),
});
