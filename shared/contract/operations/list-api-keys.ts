import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { defineOperation } from '../operation.ts';
import { apiKey } from '../resources/api-key.ts';
import { fullBody } from '../resources/common.ts';

export const listApiKeys = defineOperation({
  name: 'list-api-keys',
  method: 'GET',
  path: '/tools/api/list-api-keys',
  tag: 'API keys',
  summary: 'API keys of the user, without the keys themselves',
  description:
    'Use it for ids, scopes, ends and the last use of each key. What the calling key may do: `get-api-key-info`.',
  query: z.object({}),
  response: () => fullBody({ data: z.array(apiKey()), count: z.int() }),
  envelope: 'full',
  restOnly: true,
  access: needs('account'),
  grants: { table: 'read' },
});
