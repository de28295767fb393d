import * as z from 'zod/mini';
import { query } from '../fields/query.ts';
import { oauthRefusals, oauthRequest } from './oauth-resources.ts';
import { defineWebOperation } from './web-operation.ts';

/** The first user who reads a request is the only one who may decide it. */
export const oauthRequestOperation = defineWebOperation({
  name: 'oauth-request',
  method: 'GET',
  path: '/app/api/oauth/requests/{requestId}',
  summary: 'Which assistant asks for access, and what it asks for',
  query: z.object({
    requestId: query.requiredId('The request, from the fragment of the page.', 'Invalid or missing requestId'),
  }),
  response: () => z.strictObject({ request: oauthRequest() }),
  refusals: [oauthRefusals.unknown, oauthRefusals.over],
  session: 'required',
  grants: { table: 'write' },
});
