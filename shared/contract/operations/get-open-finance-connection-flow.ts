import * as z from 'zod/mini';
import { sourceMark } from '../fields/source-mark.ts';
import { defineOperation } from '../operation.ts';

export const getOpenFinanceConnectionFlow = defineOperation({
  name: 'get-open-finance-connection-flow',
  method: 'GET',
  path: '/tools/api/get-open-finance-connection-flow',
  tag: 'Synchronization',
  summary: 'Send the bank connection flow to the user through WhatsApp',
  query: z.object({ ...sourceMark }),
  response: () => z.object({ status: z.literal('accepted'), message: z.string() }),
  envelope: 'none',
  refusals: [
    { status: 400, error: 'No phone number registered for this user', when: 'the user has no registered phone number' },
  ],
  scope: { table: 'read', secrets: ['aggregator', 'whatsapp'] },
});
