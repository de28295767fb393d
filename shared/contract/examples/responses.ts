import { accountExamples } from './accounts.ts';
import { cardExamples } from './cards.ts';
import { limitExamples } from './limits.ts';
import { reminderExamples } from './reminders.ts';
import { synchronizationExamples } from './synchronization.ts';
import { transactionExamples } from './transactions.ts';
import type { ResponseExamples } from './values.ts';

/** Success bodies as a client reads them, by operation name. */
export const responseExamples: Readonly<Record<string, ResponseExamples>> = {
  ...accountExamples,
  ...transactionExamples,
  ...cardExamples,
  ...limitExamples,
  ...reminderExamples,
  ...synchronizationExamples,
};
