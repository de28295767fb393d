import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { body } from '../fields/body.ts';
import { defineOperation } from '../operation.ts';
import { fullBody } from '../resources/common.ts';
import { webhookDelivery } from '../resources/webhook.ts';

export const redeliverWebhook = defineOperation({
  name: 'redeliver-webhook',
  method: 'POST',
  path: '/tools/api/redeliver-webhook',
  tag: 'Webhooks',
  summary: 'Send a delivery again',
  description:
    'Use it when the receiver has lost an event. With the same `webhook-id` and payload, from now on with all waits. One that is still pending is sent now.',
  body: z.object({
    deliveryId: body.id('Id of the delivery, as list-webhook-deliveries shows it.', 'Invalid or missing deliveryId'),
  }),
  response: () => fullBody({ data: webhookDelivery(), message: z.string() }),
  envelope: 'full',
  restOnly: true,
  refusals: [
    { status: 400, error: 'Invalid or missing deliveryId', when: '`deliveryId` is missing' },
    { status: 400, error: 'Webhook is not active', when: 'the webhook is paused or disabled' },
    { status: 404, error: 'Delivery not found', when: 'the user has no such delivery, or its webhook was deleted' },
  ],
  access: needs('account'),
  grants: { table: 'write', sends: ['sendWebhook'] },
});
