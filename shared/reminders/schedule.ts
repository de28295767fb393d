import type { ReminderSchedules } from './scheduler.ts';

export type { ReminderSchedule, ReminderSchedules } from './scheduler.ts';

// Loaded when the record is written: what comes before need not wait for the client.
const schedules = async (): Promise<ReminderSchedules> => (await import('./scheduler.ts')).eventBridgeSchedules;

/** The environment's group of one-time schedules in EventBridge Scheduler. */
export const reminderSchedules: ReminderSchedules = {
  put: async (schedule) => (await schedules()).put(schedule),
  remove: async (id) => (await schedules()).remove(id),
};
