import * as z from 'zod/mini';

const now = () => z.optional(z.string());

/** Bodies of the queue `syncItem`; they carry ids only, the worker reads everything again. */
export const syncItemMessage = z.object({
  userId: z.string(),
  itemId: z.string(),
  /**
   * `import`: take in what the aggregator has. `refresh`: first ask for an update where its data is stale.
   * `update`: first ask for an update.
   */
  mode: z._default(z.enum(['import', 'refresh', 'update']), 'import'),
  /** How often the message has come back because the institution was still at it, or could not be read wholly. */
  round: z._default(z.int(), 0),
  now: now(),
});
export type SyncItemMessage = z.output<typeof syncItemMessage>;
export type SyncItemBody = z.input<typeof syncItemMessage>;

/** Bodies of the queue `webhookEvent`: what of an event is needed to look the rest up at the aggregator. */
export const webhookEventMessage = z.object({
  eventId: z.string(),
  event: z.string(),
  itemId: z.string(),
  now: now(),
});
export type WebhookEventBody = z.input<typeof webhookEventMessage>;

/** `now` for a message that follows from another one; only a simulated instant travels. */
export const carriedNow = (message: { now?: string | undefined }): { now?: string } =>
  message.now === undefined ? {} : { now: message.now };
