import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { defineOperation } from '../operation.ts';
import { fullBody } from '../resources/common.ts';
import { webhook } from '../resources/webhook.ts';

export const listWebhooks = defineOperation({
  name: 'list-webhooks',
  method: 'GET',
  path: '/tools/api/list-webhooks',
  tag: 'Webhooks',
  summary: 'Webhooks of the user, without their secrets',
  query: z.object({}),
  response: () => fullBody({ data: z.array(webhook()), count: z.int(), limit: z.int() }),
  envelope: 'full',
  restOnly: true,
  access: needs('account'),
  grants: { table: 'read' },
});
