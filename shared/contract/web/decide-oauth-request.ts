import * as z from 'zod/mini';
import { query } from '../fields/query.ts';
import { webRefusals } from './fields.ts';
import { oauthRefusals } from './oauth-resources.ts';
import { defineWebOperation } from './web-operation.ts';

const DECISION = 'Invalid decision';

/** Once per request. The page then sends the browser to `location`, for either decision. */
export const decideOAuthRequest = defineWebOperation({
  name: 'decide-oauth-request',
  method: 'POST',
  path: '/app/api/oauth/requests/{requestId}',
  summary: 'Gives an assistant access, or refuses it',
  query: z.object({
    requestId: query.requiredId('The request, as it was looked at.', 'Invalid or missing requestId'),
  }),
  body: z.object({ decision: z.enum(['approve', 'deny'], DECISION) }),
  response: () => z.strictObject({ location: z.url() }),
  refusals: [
    { status: 400, error: DECISION, when: '`decision` is neither `approve` nor `deny`' },
    webRefusals.stepUp,
    oauthRefusals.unknown,
    oauthRefusals.over,
  ],
  session: 'required',
  grants: { table: 'write' },
});
