import type { ReminderSchedules } from './scheduler.ts';

export type { ReminderSchedule, ReminderSchedules } from './scheduler.ts';

// Loaded on demand: calls that fail earlier need no scheduler client.
const schedules = async (): Promise<ReminderSchedules> => (await import('./scheduler.ts')).eventBridgeSchedules;

export const reminderSchedules: ReminderSchedules = {
  put: async (schedule) => (await schedules()).put(schedule),
  remove: async (id) => (await schedules()).remove(id),
};
