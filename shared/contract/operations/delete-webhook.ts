import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { webhookFields, webhookRefusals } from '../fields/webhook.ts';
import { defineOperation } from '../operation.ts';
import { fullBody, timestamp } from '../resources/common.ts';

export const deleteWebhook = defineOperation({
  name: 'delete-webhook',
  method: 'DELETE',
  path: '/tools/api/delete-webhook',
  tag: 'Webhooks',
  summary: 'Remove a webhook for good',
  description:
    'Use it when an address is no more. What waits to be sent there is dropped; to stop for a while send `paused` to `update-webhook`.',
  query: z.object({ webhookId: webhookFields.queryId() }),
  queryInBody: true,
  response: () =>
    fullBody({
      data: z.object({ webhookId: z.string(), url: z.string(), deletedAt: timestamp() }),
      message: z.string(),
    }),
  envelope: 'full',
  restOnly: true,
  refusals: [webhookRefusals.id, webhookRefusals.unknown],
  inReadOnly: true,
  access: needs('account'),
  grants: { table: 'write' },
});
