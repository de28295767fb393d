import * as z from 'zod/mini';
import { ACCESS_SCOPES, needs } from '../access.ts';
import { absentable, body } from '../fields/body.ts';
import { isoInstantOrNever } from '../fields/dates.ts';
import { defineOperation } from '../operation.ts';
import { newApiKey } from '../resources/api-key.ts';
import { fullBody } from '../resources/common.ts';

const SCOPES = 'Invalid scopes';

export const createApiKey = defineOperation({
  name: 'create-api-key',
  method: 'POST',
  path: '/tools/api/create-api-key',
  tag: 'API keys',
  summary: 'Make an API key, shown this one time',
  description:
    'Use it for each program that gets access. The key can do no more than the one that makes it: without `scopes` it has `read`, `write`, `sync` and `memories`, and ' +
    'without `validUntil` it ends after 12 months, or when its maker does if that is earlier. A key that makes no call for 180 days ends. Its owner gets an e-mail about it.',
  body: z.object({
    name: body.text('What the key is for.', 'Invalid or missing name'),
    scopes: absentable(
      z
        .array(z.enum(ACCESS_SCOPES, SCOPES), SCOPES)
        .check(z.describe('What the key may do.'), z.minLength(1, SCOPES), z.maxLength(20, SCOPES)),
    ),
    validUntil: absentable(
      isoInstantOrNever('From then on the key opens nothing; `never` for a key without an end.', 'Invalid validUntil'),
    ),
  }),
  response: () => fullBody({ data: newApiKey(), message: z.string() }),
  envelope: 'full',
  restOnly: true,
  secret: { field: 'key', id: 'keyId' },
  refusals: [
    { status: 400, error: 'Invalid or missing name', when: '`name` is not a non-empty string' },
    { status: 400, error: SCOPES, when: '`scopes` is not a list of scopes' },
    {
      status: 400,
      error: 'Invalid validUntil',
      when: '`validUntil` is neither `never` nor an ISO 8601 date-time in the future',
    },
    { status: 403, error: 'Quota exceeded', when: 'the user has 20 keys' },
  ],
  access: needs('account'),
  grants: { table: 'write', sends: ['sendEmail', 'sendWebhook'] },
});
