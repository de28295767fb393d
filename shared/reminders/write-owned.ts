import type { Reminder } from './reminder.ts';
import type { ReminderStore, SaveOutcome } from './reminder-store.ts';

/** `elsewhere`: the reminder is another user's; `nowhere`: none has this id; `quota`: the plan has no room. */
export type OwnedRefusal = 'quota' | 'elsewhere' | 'nowhere';

type Owned = { reminders: ReminderStore; userId: string; id: string };
type Attempt<Result> = { outcome: SaveOutcome; result: Result };

/** A dispatch, a renewal or another call of the owner may come in between; each makes the write start over. */
const ATTEMPTS = 5;

/**
 * Reads the caller's reminder and writes what follows from it, again where somebody else wrote in between.
 * @returns what `write` made of it, or why nothing was written
 * @throws what `write` throws; and when others kept writing
 */
export const writeOwned = async <Result extends object>(
  { reminders, userId, id }: Owned,
  write: (reminder: Reminder) => Promise<Attempt<Result>>,
): Promise<Result | OwnedRefusal> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const reminder = await reminders.find(userId, id);
    if (!reminder) return (await reminders.isOwnedElsewhere(userId, id)) ? 'elsewhere' : 'nowhere';
    const { outcome, result } = await write(reminder);
    if (outcome === 'saved') return result;
    if (outcome === 'quota') return outcome;
  }
  throw new Error('A reminder kept changing while it was written');
};
