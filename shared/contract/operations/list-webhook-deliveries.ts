import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { query } from '../fields/query.ts';
import { webhookFields, webhookRefusals } from '../fields/webhook.ts';
import { defineOperation } from '../operation.ts';
import { fullBody, nullable } from '../resources/common.ts';
import { webhookDelivery } from '../resources/webhook.ts';

export const listWebhookDeliveries = defineOperation({
  name: 'list-webhook-deliveries',
  method: 'GET',
  path: '/tools/api/list-webhook-deliveries',
  tag: 'Webhooks',
  summary: 'What was sent to a webhook within 30 days, the newest first',
  description:
    'Use it to see what an address answered and when the next try is. One of them is sent again by `redeliver-webhook`.',
  query: z.object({
    webhookId: webhookFields.queryId(),
    limit: query.integerOr(50, 'Deliveries in this answer. Default: 50.', 1, 100),
    before: query.text('`nextBefore` of the last answer: the deliveries that are older.'),
  }),
  response: () => fullBody({ data: z.array(webhookDelivery()), count: z.int(), nextBefore: nullable(z.string()) }),
  envelope: 'full',
  restOnly: true,
  refusals: [webhookRefusals.id, webhookRefusals.unknown],
  access: needs('account'),
  grants: { table: 'read' },
});
