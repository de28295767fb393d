import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { query } from '../fields/query.ts';
import { defineOperation } from '../operation.ts';
import { fullBody, timestamp } from '../resources/common.ts';

export const revokeApiKey = defineOperation({
  name: 'revoke-api-key',
  method: 'DELETE',
  path: '/tools/api/revoke-api-key',
  tag: 'API keys',
  summary: 'Revoke an API key for good, from the next request on',
  query: z.object({
    keyId: query.requiredId('Id of the key, as list-api-keys shows it.', 'Invalid or missing keyId'),
    withMade: query.flagOr(false, 'Revokes its successor and the keys that they made, too, at any depth.'),
  }),
  queryInBody: true,
  description:
    'Use it when a program no longer needs access, or its key is known to others. `made` names its successor and the keys that they made, at any depth, as far as these are still alive.',
  response: () =>
    fullBody({
      data: z.object({ keyId: z.string(), name: z.string(), revokedAt: timestamp() }),
      made: z.array(z.object({ keyId: z.string(), name: z.string() })),
      message: z.string(),
    }),
  envelope: 'full',
  restOnly: true,
  refusals: [
    { status: 400, error: 'Invalid or missing keyId', when: '`keyId` is missing' },
    { status: 404, error: 'API key not found', when: 'the user has no such key' },
  ],
  inReadOnly: true,
  access: needs('account'),
  grants: { table: 'write', sends: ['sendEmail', 'sendWebhook'] },
});
