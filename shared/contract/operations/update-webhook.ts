import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { absentable, body } from '../fields/body.ts';
import { webhookFields, webhookRefusals } from '../fields/webhook.ts';
import { defineOperation } from '../operation.ts';
import { fullBody } from '../resources/common.ts';
import { updatedWebhook } from '../resources/webhook.ts';

export const updateWebhook = defineOperation({
  name: 'update-webhook',
  method: 'POST',
  path: '/tools/api/update-webhook',
  tag: 'Webhooks',
  summary: 'Change, pause or resume a webhook, or replace its secret',
  description:
    'Use it for another address, other events, a pause or a new secret. A paused webhook gets no events, also not later: `get-changes` or the reads tell what happened meanwhile. ' +
    '`paused: false` resumes a disabled one too. After `rotateSecret` deliveries are signed with both secrets for 24 hours; ' +
    'a second rotation within that time ends the older one.',
  body: z.object({
    webhookId: webhookFields.bodyId(),
    url: absentable(webhookFields.url()),
    events: absentable(webhookFields.events()),
    paused: absentable(body.flag('Whether it gets no events.', 'Invalid paused')),
    rotateSecret: absentable(body.flag('Replaces the secret; the answer shows the new one.', 'Invalid rotateSecret')),
  }),
  response: () => fullBody({ data: updatedWebhook(), message: z.string() }),
  envelope: 'full',
  restOnly: true,
  secret: { field: 'secret', id: 'webhookId' },
  refusals: [
    webhookRefusals.id,
    webhookRefusals.url,
    webhookRefusals.events,
    { status: 400, error: 'Invalid paused', when: '`paused` is not a boolean' },
    { status: 400, error: 'Invalid rotateSecret', when: '`rotateSecret` is not a boolean' },
    { status: 400, error: 'No fields to update', when: 'there is nothing to change' },
    webhookRefusals.unknown,
  ],
  access: needs('account'),
  grants: { table: 'write', secrets: ['webhooks'], sends: ['sendEmail'] },
});
