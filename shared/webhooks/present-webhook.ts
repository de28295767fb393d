import type { Endpoint } from './endpoint.ts';
import type { HookDelivery } from './hook-delivery.ts';

/** A webhook as its owner sees it. */
export const presentWebhook = (
  { webhookId, url, events, status, createdAt, updatedAt, failingSince, disabledAt, previousSecretUntil }: Endpoint,
  now: string,
) => ({
  webhookId,
  url,
  events,
  status,
  createdAt,
  updatedAt,
  failingSince,
  disabledAt,
  previousSecretUntil: previousSecretUntil !== null && previousSecretUntil > now ? previousSecretUntil : null,
});

export const presentDelivery = ({ userId: _, triesOfRound: __, body, ...shown }: HookDelivery) => ({
  ...shown,
  payload: JSON.parse(body),
});
