import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { query } from '../fields/query.ts';
import { defineOperation } from '../operation.ts';
import { fullBody, named } from '../resources/common.ts';
import { freshness } from '../resources/freshness.ts';
import { rawTransaction } from '../resources/transaction.ts';

const MOST_ROWS = 500;

const removedTransaction = named('RemovedTransaction', () => z.object({ id: z.string(), account_id: z.string() }));

export const getChanges = defineOperation({
  name: 'get-changes',
  method: 'GET',
  path: '/tools/api/get-changes',
  tag: 'Transactions',
  summary: 'What changed in the transactions since the last call',
  description: [
    'Keeps a copy of all transactions up to date. Use it for a copy of your own; for one question use `get-transactions`. Call it without `cursor`, then with the `next_cursor` of each answer: at once',
    'while `has_more` is true, later whenever you want to know what changed. Of each answer apply `removed` first, then store',
    '`added` and `modified` by `id`. After an answer whose `has_more` is false the copy equals what get-transactions says.',
    '',
    '- Without a cursor all transactions are returned, then their changes.',
    '- A changed transaction is returned in its present state. Synchronizations, edits of the user and unlinked connections count, and so does',
    '  whatever else alters how a transaction looks: the name of its account, the due date of an installment.',
    '- When the bank gives a transaction a new id, the old one is in `removed` and the new one in `added`.',
    '- A cursor can be used again, so an answer that was lost can be asked for again. It is valid for 90 days (410 after that:',
    '  start again without one) and for one user.',
    '- A transaction that changes while an answer is made may be returned again by the next one, and `removed` may name one that',
    '  you do not have.',
    '- `investments_changed: true` says that an investment or loan came, ended, moved or went with its connection: ask `get-investments`,',
    '  `get-loans` and `get-transactions` with `accountType` anew. Their movements are in none of the lists.',
    '- A page can be short, or empty, while `has_more` is true.',
  ].join('\n'),
  query: z.object({
    cursor: query.cursor('`next_cursor` of an earlier answer, as it came. Without it: everything.'),
    limit: query.integerOr(100, 'Most transactions of an answer, all three lists together.', 1, MOST_ROWS),
  }),
  response: () =>
    fullBody({
      added: z.array(rawTransaction()),
      modified: z.array(rawTransaction()),
      removed: z.array(removedTransaction()),
      next_cursor: z.string(),
      has_more: z.boolean(),
      investments_changed: z.boolean(),
      freshness: freshness(),
    }),
  envelope: 'full',
  refusals: [
    { status: 400, error: 'Invalid cursor', when: '`cursor` was changed, or is that of another user' },
    { status: 410, error: 'Cursor expired', when: '`cursor` is older than 90 days' },
  ],
  restOnly: true,
  access: needs('read'),
  grants: { table: 'read', secrets: ['cursor'] },
});
