import { limitStore } from '../../shared/limits/limit-store.ts';
import { keys } from '../../shared/platform/table/keys.ts';
import { reminderStore } from '../../shared/reminders/reminder-store.ts';
import { expectSaved, type KnownRecord } from './later-release.ts';
import { aLimit, at, reais } from './limits/builders.ts';
import { aReminder, date } from './reminders/builders.ts';

const sent = { status: 'dispatched', reason: null } as const;
const limit = aLimit({
  isRecurring: true,
  watermark: { periodStart: at('2026-03-01T00:00:00Z'), threshold: 75, notification: sent },
});
const reminder = aReminder({ notification: sent });

export const countedRecords: Record<string, KnownRecord> = {
  limit: {
    key: keys.limit('ana', limit.id),
    make: (table) => limitStore(table).create(limit, { limit: 5 }),
    change: async (table) => {
      const before = await limitStore(table).find('ana', limit.id);
      if (before) expectSaved(await limitStore(table).replace(before, { ...before, limitAmount: reais(2000) }));
    },
  },
  inactiveLimit: {
    key: keys.limit('ana', limit.id),
    make: (table) => limitStore(table).create(limit, { limit: 5 }),
    change: async (table) => {
      const [before] = await limitStore(table).list('ana');
      if (before) expectSaved(await limitStore(table).replace(before, { ...before, isActive: false }));
    },
    movesTo: keys.inactiveLimit('ana', limit.id),
  },
  reminder: {
    key: keys.reminder('ana', reminder.id),
    make: (table) => reminderStore(table).create(reminder, { limit: 5 }),
    change: async (table) => {
      const [before] = await reminderStore(table).listActive('ana');
      if (before) expectSaved(await reminderStore(table).replace(before, { ...before, dueDate: date('2026-04-10') }));
    },
  },
  inactiveReminder: {
    key: keys.reminder('ana', reminder.id),
    make: (table) => reminderStore(table).create(reminder, { limit: 5 }),
    change: async (table) => {
      const before = await reminderStore(table).find('ana', reminder.id);
      if (before) expectSaved(await reminderStore(table).replace(before, { ...before, status: 'inactive' }));
    },
    movesTo: keys.inactiveReminder('ana', reminder.id),
  },
};
