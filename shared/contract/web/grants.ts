import * as z from 'zod/mini';
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
