import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { webhookFields, webhookRefusals } from '../fields/webhook.ts';
import { defineOperation } from '../operation.ts';
import { fullBody } from '../resources/common.ts';
import { newWebhook } from '../resources/webhook.ts';

export const createWebhook = defineOperation({
  name: 'create-webhook',
  method: 'POST',
  path: '/tools/api/create-webhook',
  tag: 'Webhooks',
  summary: 'Have events sent to an address of your own',
  description:
    'Use it to be told of changes; to ask for them instead use `get-changes`. Each event is a POST of `{ type, timestamp, data }` with ids and facts, signed as ' +
    '[Standard Webhooks](https://www.standardwebhooks.com) says: `webhook-id`, `webhook-timestamp`, `webhook-signature`. ' +
    'Verify it with the `secret` of this answer, which is shown this one time. An answer of 2xx within 10 seconds is a ' +
    'success and 410 deletes the webhook; anything else is tried again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, ' +
    '20 h and 24 h, with the same `webhook-id`. After five days of failures the webhook is disabled.',
  body: z.object({ url: webhookFields.url(), events: webhookFields.events() }),
  response: () => fullBody({ data: newWebhook(), message: z.string() }),
  envelope: 'full',
  restOnly: true,
  secret: { field: 'secret', id: 'webhookId' },
  refusals: [
    webhookRefusals.url,
    webhookRefusals.events,
    { status: 403, error: 'Quota exceeded', when: 'the user has 5 webhooks' },
  ],
  access: needs('account'),
  grants: { table: 'write', secrets: ['webhooks'], sends: ['sendEmail'] },
});
