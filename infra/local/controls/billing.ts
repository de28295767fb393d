import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import * as z from 'zod/mini';
import { systemClock } from '../../../shared/time/instant.ts';
import { webhookSecrets } from '../secret-values.ts';
import { control, type LocalRoute, parseBody } from './control.ts';

const event = z.strictObject({
  user: z.string(),
  plan: z.string(),
  status: z.string(),
  current_period_end: z._default(z.nullable(z.string()), null),
  effective_at: z.optional(z.string()),
});

/** Sends a signed event to `POST /webhooks/billing`, as a payment provider does. @param serviceUrl of the API */
export const billingControls = (serviceUrl: string): LocalRoute[] => [
  control('POST', '/_local/billing', async ({ body }) => {
    const payload = JSON.stringify({ effective_at: systemClock(), ...parseBody(event, body) });
    const [id, at] = [`msg_${randomUUID()}`, new Date()];
    const response = await fetch(`${serviceUrl}/webhooks/billing`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(webhookSecrets.billing).sign(id, at, payload),
      },
      body: payload,
    });
    return { status: response.status, answer: await response.json() };
  }),
];
