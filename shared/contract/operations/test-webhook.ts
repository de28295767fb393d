import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { webhookFields, webhookRefusals } from '../fields/webhook.ts';
import { defineOperation } from '../operation.ts';
import { fullBody } from '../resources/common.ts';
import { webhookDelivery } from '../resources/webhook.ts';

export const testWebhook = defineOperation({
  name: 'test-webhook',
  method: 'POST',
  path: '/tools/api/test-webhook',
  tag: 'Webhooks',
  summary: 'Send the event `webhook.test` now and show what the address answers',
  description:
    'Use it to try a new address. Sent whatever `events` says, and to a paused or disabled webhook too. It is tried once; `data.status` is `delivered` ' +
    'or `failed`.',
  body: z.object({ webhookId: webhookFields.bodyId() }),
  response: () => fullBody({ data: webhookDelivery(), message: z.string() }),
  envelope: 'full',
  restOnly: true,
  claimsKey: true,
  refusals: [
    webhookRefusals.id,
    webhookRefusals.unknown,
    { status: 409, error: 'Conflict', when: 'another delivery to this webhook is under way' },
  ],
  access: needs('account'),
  grants: { table: 'write', secrets: ['webhooks'] },
});
