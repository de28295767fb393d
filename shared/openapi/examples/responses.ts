import { accountExamples, synchronizationExamples } from './accounts.ts';
import { apiKeyExamples } from './api-keys.ts';
import { cardExamples } from './cards.ts';
import { limitExamples } from './limits.ts';
import { moneyAheadExamples } from './money-ahead.ts';
import { reminderExamples } from './reminders.ts';
import { fileExamples, transactionExamples } from './transactions.ts';
import type { ResponseExamples } from './values.ts';
import { webhookExamples } from './webhooks.ts';

/** By operation name. */
export const responseExamples: Readonly<Record<string, ResponseExamples>> = {
  ...accountExamples,
  ...transactionExamples,
  ...cardExamples,
  ...moneyAheadExamples,
  ...limitExamples,
  ...reminderExamples,
  ...synchronizationExamples,
  ...apiKeyExamples,
  ...webhookExamples,
  ...fileExamples,
};
