import { webhooks as texts } from '../../../texts/webhooks.ts';

/** Texts for refusals of the operations on webhooks. */
export const known: Readonly<Record<string, string>> = {
  'Invalid or missing url': texts.form.urlWrong,
  'Invalid or missing events': texts.form.eventsMissing,
  'Quota exceeded': texts.full,
  'Webhook is not active': texts.known.inactive,
  Conflict: texts.known.busy,
  'Webhook not found': texts.known.gone,
  'Delivery not found': texts.known.gone,
};
