import type { ScheduledJobName } from './jobs.ts';
import type { QueueName } from './queues.ts';
import type { Scope } from './scope.ts';

const synchronizes: Scope = { table: 'write', sends: ['syncItem', 'evaluateLimits'], secrets: ['aggregator'] };

/** What the worker of each queue may reach. Kept beside the queues, whose names the scopes are made of. */
export const workerScopes: Record<QueueName, Scope> = {
  syncItem: synchronizes,
  webhookEvent: synchronizes,
  evaluateLimits: { table: 'write', sends: ['sendEmail', 'sendWhatsapp'] },
  renewLimits: { table: 'write', sends: ['renewLimits'] },
  dispatchReminder: { table: 'write', sends: ['sendEmail', 'sendWhatsapp', 'dispatchReminder'], schedules: true },
  sendEmail: { table: 'write', sends: ['sendEmail'], email: true },
  sendWhatsapp: { table: 'write', sends: ['sendWhatsapp'], secrets: ['whatsapp'] },
  deliveryFeedback: { table: 'write' },
};

/** What each scheduled job may reach. */
export const jobScopes: Record<ScheduledJobName, Scope> = {
  'dispatch-syncs': { table: 'write', sends: ['syncItem'] },
  'renew-limits': { table: 'none', sends: ['renewLimits'] },
  'renew-reminders': { table: 'write', sends: ['dispatchReminder'] },
  'sweep-reminders': {
    table: 'write',
    sends: ['dispatchReminder', 'sendEmail', 'sendWhatsapp'],
    inspects: ['sendEmail', 'sendWhatsapp'],
  },
};
