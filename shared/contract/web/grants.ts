import * as z from 'zod/mini';
import { query } from '../fields/query.ts';
import { oauthGrant } from './oauth-resources.ts';
import { defineWebOperation } from './web-operation.ts';

export const grants = defineWebOperation({
  name: 'grants',
  method: 'GET',
  path: '/app/api/oauth/grants',
  summary: 'Assistants that have access, the newest first',
  response: () => z.strictObject({ grants: z.array(oauthGrant()) }),
  session: 'required',
  grants: { table: 'read' },
});

export const revokeGrant = defineWebOperation({
  name: 'revoke-grant',
  method: 'DELETE',
  path: '/app/api/oauth/grants/{grantId}',
  summary: 'Takes the access of an assistant away, from its next call on',
  query: z.object({
    grantId: query.requiredId('The grant, as `grants` lists it.', 'Invalid or missing grantId'),
  }),
  response: () => z.strictObject({ revoked: z.literal(1) }),
  refusals: [{ status: 404, error: 'Grant not found', when: 'the user has no such grant' }],
  session: 'required',
  inReadOnly: true,
  neverRefused: true,
  grants: { table: 'write', sends: ['sendEmail'] },
});
