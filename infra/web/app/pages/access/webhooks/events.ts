import type { Webhook } from '../../../api/answers.ts';
import { webhooks as texts } from '../../../texts/webhooks.ts';

export type WebhookEvent = Webhook['events'][number];

/** Those that can be chosen: a test goes to every webhook. */
export const EVENTS = Object.keys(texts.events).filter((event): event is WebhookEvent => event !== 'webhook.test');
