import * as z from 'zod/mini';
import { query } from '../fields/query.ts';
import { defineWebOperation } from './web-operation.ts';

const NO_ID = 'Invalid or missing itemId';

/** Available without a subscription: users can always withdraw their consent. */
export const unlinkConnection = defineWebOperation({
  name: 'unlink-connection',
  method: 'DELETE',
  path: '/app/api/connection',
  summary: 'Ends a connection here and at the aggregator, and removes what it brought',
  query: z.object({ itemId: query.requiredId('The connection, as `connections` lists it.', NO_ID) }),
  response: () => z.strictObject({ unlinked: z.int() }),
  refusals: [
    { status: 400, error: NO_ID, when: '`itemId` is missing' },
    { status: 403, error: 'Step-up required', when: 'the last proof is older than ten minutes' },
  ],
  session: 'required',
  grants: { table: 'write', sends: ['webhookEvent', 'sendWebhook'], secrets: ['aggregator'] },
});
