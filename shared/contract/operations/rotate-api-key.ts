import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { absentable, body } from '../fields/body.ts';
import { defineOperation } from '../operation.ts';
import { newApiKey } from '../resources/api-key.ts';
import { fullBody, nullable, timestamp } from '../resources/common.ts';

export const rotateApiKey = defineOperation({
  name: 'rotate-api-key',
  method: 'POST',
  path: '/tools/api/rotate-api-key',
  tag: 'API keys',
  summary: 'Replace an API key by a new one with the same name, scopes and end',
  description:
    'Use it to replace a key that may be known to others, or that ends soon. The old key works for `overlapDays` more, so that no application stops; without it, or with 0, it is revoked at once. ' +
    'During the overlap both keys count.',
  body: z.object({
    keyId: body.id('Id of the key, as list-api-keys shows it.', 'Invalid or missing keyId'),
    overlapDays: absentable(
      body.integer('Days that the old key still works. Default: 0.', 0, 7, 'Invalid overlapDays'),
    ),
  }),
  response: () =>
    fullBody({
      data: newApiKey(),
      replaced: z.object({ keyId: z.string(), validUntil: nullable(timestamp()) }),
      message: z.string(),
    }),
  envelope: 'full',
  restOnly: true,
  secret: { field: 'key', id: 'keyId' },
  refusals: [
    { status: 400, error: 'Invalid or missing keyId', when: '`keyId` is missing' },
    { status: 400, error: 'Invalid overlapDays', when: '`overlapDays` is no integer from 0 to 7' },
    { status: 400, error: 'API key already rotated', when: 'the key has a successor' },
    {
      status: 403,
      error: 'Quota exceeded',
      when: 'the user has 20 keys, and the old one is to work for some days more',
    },
    { status: 404, error: 'API key not found', when: 'the user has no such key' },
  ],
  access: needs('account'),
  grants: { table: 'write', sends: ['sendEmail', 'sendWebhook'] },
});
