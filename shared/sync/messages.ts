import * as z from 'zod/mini';

/** Bodies of the queue `syncItem`: ids only, the worker reads everything again. */
export const syncItemMessage = z.object({
  userId: z.string(),
  itemId: z.string(),
  /** `refresh` first requests an update if the data is stale, `update` in any case; `look` imports only what the aggregator has renewed. */
  mode: z._default(z.enum(['import', 'refresh', 'update', 'look']), 'import'),
  /** Of the event that the bank has taken rows back. */
  isOfRemoval: z.optional(z.boolean()),
  /** How often the message was postponed because the run had not ended or an account failed. */
  round: z._default(z.int(), 0),
});
export type SyncItemMessage = z.output<typeof syncItemMessage>;
export type SyncItemBody = z.input<typeof syncItemMessage>;

/** Body of the queue `webhookEvent`: the ids for reading the rest from the aggregator. */
export const webhookEventMessage = z.object({
  eventId: z.string(),
  event: z.string(),
  itemId: z.string(),
});
export type WebhookEventBody = z.input<typeof webhookEventMessage>;
