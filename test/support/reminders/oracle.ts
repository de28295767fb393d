import type { RecurrencePattern } from '../../../shared/reminders/reminder.ts';

/** What an owner does to a reminder, at an instant. */
export type Action = { at: string; does: 'complete' | 'pause' | 'resume' | 'cancel' | 'delete' };

/** A reminder as its owner describes it; `leadDays` and `hour` (São Paulo) determine when it is sent. */
export type Story = {
  id: string;
  dueDate: string;
  pattern: RecurrencePattern | null;
  leadDays: number;
  hour: number;
  actions: Action[];
};

const DAY = 86_400_000;
const dayText = (time: number): string => new Date(time).toISOString().slice(0, 10);
const midnight = (date: string): number => Date.parse(`${date}T03:00:00Z`);
/** São Paulo is UTC-3. */
export const ringAt = (date: string, leadDays: number, hour: number): number =>
  midnight(date) - leadDays * DAY + hour * 3_600_000;

const following = (pattern: RecurrencePattern, first: string, due: string): string => {
  if (pattern === 'daily') return dayText(Date.parse(due) + DAY);
  if (pattern === 'weekly') return dayText(Date.parse(due) + 7 * DAY);
  const [year = 0, month = 0] = due.split('-').map(Number);
  const months = year * 12 + month - 1 + (pattern === 'monthly' ? 1 : 12);
  const last = new Date(Date.UTC(Math.floor(months / 12), (months % 12) + 1, 0)).getUTCDate();
  return dayText(Date.UTC(Math.floor(months / 12), months % 12, Math.min(Number(first.slice(8)), last)));
};

/**
 * The due dates that ring between two instants, walked hour by hour with the platform's own dates: nothing here is
 * taken from the code under test. Renewal comes with the first job after midnight in São Paulo.
 */
export const ringingDueDates = (story: Story, start: string, end: string): string[] => {
  const rung: string[] = [];
  let due = story.dueDate;
  let ring = ringAt(due, story.leadDays, story.hour);
  let status: 'active' | 'completed' | 'inactive' | 'gone' = 'active';
  let pending = true;
  const actions = [...story.actions];
  for (let time = Date.parse(start); time < Date.parse(end); time += 1_800_000) {
    while (actions[0] && Date.parse(actions[0].at) <= time) {
      const does = actions.shift()?.does;
      if (does === 'resume' && status === 'inactive') {
        status = 'active';
        pending = !rung.includes(due) && (ring > time || time < midnight(due) + DAY);
      }
      if (status === 'gone' || does === 'resume') continue;
      status = does === 'complete' ? 'completed' : does === 'delete' ? 'gone' : 'inactive';
    }
    if (status === 'active' && pending && ring <= time) {
      rung.push(due);
      pending = false;
    }
    const renews = story.pattern && (status === 'completed' || (status === 'active' && !pending));
    if (story.pattern && renews && time >= midnight(due) + DAY) {
      do due = following(story.pattern, story.dueDate, due);
      while (midnight(due) + DAY <= time);
      const early = ringAt(due, story.leadDays, story.hour);
      ring = early > time ? early : ringAt(due, 0, story.hour);
      status = 'active';
      pending = true;
    }
  }
  return rung;
};
