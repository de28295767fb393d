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
  description:
    'Use it for addresses, chosen events and states, and to see since when an address fails. What was sent: `list-webhook-deliveries`.',
  query: z.object({}),
  response: () => fullBody({ data: z.array(webhook()), count: z.int(), limit: z.int() }),
  envelope: 'full',
  restOnly: true,
  access: needs('account'),
  grants: { table: 'read' },
});
