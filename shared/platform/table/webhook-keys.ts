import { user } from './user-partition.ts';

/** Keys of webhooks, of the events that wait for them, and of their deliveries. Stores use them through `keys`. */
export const webhookKeys = {
  webhook: (userId: string, webhookId: string) => ({ pk: user(userId), sk: `WEBHOOK#${webhookId}` }),
  webhooksOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'WEBHOOK#' }),
  /** An event that was not yet handed to the user's webhooks. */
  hookEvent: (userId: string, eventId: string) => ({ pk: user(userId), sk: `HOOK#EVENT#${eventId}` }),
  hookEventsOf: (userId: string) => ({ ':pk': user(userId), ':prefix': 'HOOK#EVENT#' }),
  /** A delivery that is still tried, apart from those that are done: a worker reads the former only. */
  waitingHook: (userId: string, webhookId: string, deliveryId: string) => ({
    pk: user(userId),
    sk: `HOOK#WAITING#${webhookId}#${deliveryId}`,
  }),
  waitingHooksOf: (userId: string, webhookId: string) => ({
    ':pk': user(userId),
    ':prefix': `HOOK#WAITING#${webhookId}#`,
  }),
  doneHook: (userId: string, webhookId: string, deliveryId: string) => ({
    pk: user(userId),
    sk: `HOOK#DONE#${webhookId}#${deliveryId}`,
  }),
  /** Done deliveries before one of them, which need not be there. */
  doneHooksBefore: (userId: string, webhookId: string, deliveryId: string) => ({
    ':pk': user(userId),
    ':first': `HOOK#DONE#${webhookId}#`,
    ':last': `HOOK#DONE#${webhookId}#${deliveryId}`,
  }),
};

/** The webhook of a waiting delivery; null for the key of another kind of record. */
export const webhookIdOfKey = (sortKey: string): string | null => {
  const [hook, kind, webhookId] = sortKey.split('#');
  return hook === 'HOOK' && kind === 'WAITING' && webhookId ? webhookId : null;
};
