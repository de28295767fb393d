import * as z from 'zod/mini';
import { query } from '../fields/query.ts';
import { defineWebOperation } from './web-operation.ts';

const text = () => z.nullable(z.string());

export const rules = defineWebOperation({
  name: 'rules',
  method: 'GET',
  path: '/app/api/rules',
  summary: 'What the user said of all transactions of a merchant, the newest first',
  response: () =>
    z.strictObject({
      rules: z.array(
        z.strictObject({
          rule_id: z.string(),
          name: z.string().check(z.describe('Who it is about, by the bank.')),
          category: text(),
          merchant: text().check(z.describe("The user's name for it.")),
          transactions: z
            .int()
            .check(z.describe('That show one of its words: not those with a later one of their own.')),
          created_at: z.nullable(z.iso.datetime()).check(z.describe('Null where it was not noted yet.')),
        }),
      ),
    }),
  session: 'required',
  grants: { table: 'read' },
});

/** Available without a subscription: a user can always take back what was said. */
export const deleteRule = defineWebOperation({
  name: 'delete-rule',
  method: 'DELETE',
  path: '/app/api/rules/{rule_id}',
  summary:
    'Removes one rule: its transactions have the values of bank and categorizer again, or what was said of each alone',
  query: z.object({ rule_id: query.requiredId('The rule, as `rules` lists it.', 'Invalid or missing rule_id') }),
  response: () => z.strictObject({ deleted: z.literal(1) }),
  refusals: [{ status: 404, error: 'Rule not found', when: 'the user has no such rule' }],
  session: 'required',
  grants: { table: 'write', sends: ['evaluateLimits', 'finishWords', 'sendWebhook'] },
});
