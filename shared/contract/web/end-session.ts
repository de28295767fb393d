import * as z from 'zod/mini';
import { query } from '../fields/query.ts';
import { ended } from './resources.ts';
import { defineWebOperation } from './web-operation.ts';

export const endSession = defineWebOperation({
  name: 'end-session',
  method: 'DELETE',
  path: '/app/api/session',
  summary: 'Signs one browser out',
  query: z.object({
    sessionId: query.requiredId('The session, as `sessions` lists it.', 'Invalid or missing sessionId'),
  }),
  response: () => ended(),
  refusals: [{ status: 404, error: 'Session not found', when: 'the user has no such session' }],
  session: 'required',
  inReadOnly: true,
  neverRefused: true,
  grants: { table: 'write' },
});
