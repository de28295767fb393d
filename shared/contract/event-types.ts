/** Event types of webhooks, in display order. */
export const EVENT_TYPES = [
  'transactions.changed',
  'connection.updated',
  'connection.needs_action',
  'limit.reached',
  'reminder.sent',
  'bill.closed',
  'recurring.changed',
  'signal.found',
  'investment.changed',
  'key.created',
  'key.revoked',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Sent by `test-webhook`, to every webhook alike. */
export const TEST_EVENT = 'webhook.test';
