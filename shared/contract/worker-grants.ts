import type { Grants } from './grants.ts';
import type { ScheduledJobName } from './jobs.ts';
import type { QueueName } from './queues.ts';

const synchronizes: Grants = {
  table: 'write',
  sends: ['syncItem', 'evaluateLimits', 'sendWebhook'],
  secrets: ['aggregator'],
};

/** Separate from queues.ts, because scopes contain queue names. */
export const workerGrants: Record<QueueName, Grants> = {
  syncItem: synchronizes,
  webhookEvent: { ...synchronizes, plans: true },
  evaluateLimits: { table: 'write', sends: ['sendEmail', 'sendWhatsapp', 'sendWebhook'] },
  finishWords: { table: 'write', sends: ['evaluateLimits', 'sendWebhook'] },
  sweepShard: { table: 'write', indexes: ['due'], sends: ['syncItem', 'dispatchReminder'] },
  renewLimits: { table: 'write', indexes: ['due'], sends: ['renewLimits'] },
  sendDigests: {
    table: 'write',
    indexes: ['due'],
    sends: ['sendDigests', 'sendEmail', 'sendWhatsapp'],
    inspects: ['sendEmail'],
  },
  dispatchReminder: { table: 'write', sends: ['sendEmail', 'sendWhatsapp', 'dispatchReminder'], schedules: true },
  sendEmail: {
    table: 'write',
    sends: ['sendEmail', 'sendWhatsapp', 'sendWebhook'],
    secrets: ['addresses'],
    email: true,
  },
  sendSignInCode: { table: 'write', sends: ['sendSignInCode'], secrets: ['whatsapp'], email: true, signUp: true },
  eraseUser: {
    table: 'write',
    indexes: ['byId'],
    sends: ['dispatchReminder', 'eraseUser', 'sendBillingEvent'],
    schedules: true,
    secrets: ['aggregator', 'addresses', 'mem0'],
    email: true,
  },
  sendBillingEvent: { table: 'none', sends: ['sendBillingEvent'], secrets: ['billingWebhook'], billingEvents: true },
  sendWhatsapp: { table: 'write', sends: ['sendWhatsapp', 'sendWebhook'], secrets: ['whatsapp', 'addresses'] },
  sendWebhook: { table: 'write', sends: ['sendWebhook', 'sendEmail'], secrets: ['webhooks', 'cursor'] },
  deliveryFeedback: { table: 'write', indexes: ['byId'], secrets: ['addresses', 'whatsapp'] },
};

export const jobGrants: Record<ScheduledJobName, Grants> = {
  'apply-held': {
    table: 'write',
    indexes: ['due'],
    sends: ['sendEmail', 'sendWhatsapp'],
    secrets: ['addresses'],
  },
  'end-keys': { table: 'write', indexes: ['due'], sends: ['sendEmail', 'sendWebhook'] },
  'dispatch-syncs': { table: 'none', sends: ['sweepShard'] },
  'erase-due': {
    table: 'write',
    indexes: ['due'],
    sends: ['eraseUser', 'sendBillingEvent', 'sendEmail', 'sendWhatsapp'],
  },
  'expire-data': {
    table: 'write',
    indexes: ['due'],
    sends: ['sendEmail', 'sendWebhook'],
    secrets: ['aggregator'],
  },
  'expire-feed': { table: 'write', sends: ['sweepShard'] },
  'renew-limits': { table: 'none', sends: ['renewLimits'] },
  'renew-reminders': { table: 'none', sends: ['sweepShard'] },
  'send-digests': { table: 'none', sends: ['sendDigests'] },
  'sweep-reminders': {
    table: 'write',
    indexes: ['due'],
    sends: ['dispatchReminder', 'sendEmail', 'sendWhatsapp'],
    inspects: ['sendEmail', 'sendWhatsapp'],
  },
  'sweep-webhooks': { table: 'write', indexes: ['due'], sends: ['sendWebhook'], inspects: ['sendWebhook'] },
  'warn-ends': { table: 'write', indexes: ['due'], sends: ['sendEmail'] },
};
