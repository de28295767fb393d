import * as z from 'zod/mini';
import { body } from '../fields/body.ts';
import { LONGEST_ID } from '../fields/source-mark.ts';
import { defineWebOperation } from './web-operation.ts';

const MOST_ROWS = 100;
const NO_IDS = 'Invalid transaction_ids';
const NO_CATEGORY = 'Invalid category';

export const changeCategories = defineWebOperation({
  name: 'change-categories',
  method: 'POST',
  path: '/app/api/transactions/category',
  summary: 'One category for many transactions: for all of them, or for none',
  body: z.object({
    transaction_ids: z
      .array(z.string(NO_IDS).check(z.minLength(1, NO_IDS), z.maxLength(LONGEST_ID, NO_IDS)), NO_IDS)
      .check(z.minLength(1, NO_IDS), z.maxLength(MOST_ROWS, NO_IDS)),
    category: body.text('A known category.', NO_CATEGORY),
  }),
  response: () => z.strictObject({ changed: z.int(), undo_id: z.nullable(z.string()) }),
  refusals: [
    { status: 400, error: NO_IDS, when: '`transaction_ids` is no list of 1 to 100 ids' },
    { status: 400, error: NO_CATEGORY, when: '`category` is no known name' },
    { status: 404, error: 'Transaction not found', when: 'one of them does not exist, or is of another user' },
  ],
  session: 'required',
  subscription: true,
  grants: { table: 'write', sends: ['evaluateLimits', 'finishWords', 'sendWebhook'] },
});

const NO_UNDO = 'Invalid undo_id';

export const undo = defineWebOperation({
  name: 'undo',
  method: 'POST',
  path: '/app/api/undo',
  summary: 'Gives back what the latest change of words replaced, within an hour',
  body: z.object({ undo_id: body.id('As the change answered it.', NO_UNDO) }),
  response: () => z.strictObject({ changed: z.int() }),
  refusals: [
    { status: 400, error: NO_UNDO, when: '`undo_id` is missing' },
    { status: 404, error: 'Nothing to undo', when: 'it was undone, has ended, or one of the rows has newer words' },
  ],
  session: 'required',
  grants: { table: 'write', sends: ['evaluateLimits', 'finishWords', 'sendWebhook'] },
});
