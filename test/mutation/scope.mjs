import { readdirSync } from 'node:fs';

const inFolder = (folder, ...names) => names.map((name) => `shared/${folder}/${name}.ts`);

/** Pure rules only: stores, records, texts and presentation have integration tests. */
export const scope = {
  money: ['shared/money.ts'],
  limits: inFolder('limits', 'change', 'limit', 'occurrence', 'renewal', 'usage', 'windows'),
  reminders: inFolder(
    'reminders',
    'change',
    'new-reminder',
    'occurrence',
    'recurrence',
    'reminder',
    'reminder-list',
    'reminder-time',
    'renewal',
  ),
  cards: inFolder(
    'cards',
    'bill-changes',
    'bill-of',
    'bill-period',
    'card-bills',
    'card-closing',
    'closed-bill',
    'installment-due-date',
    'installment-purchases',
    'installment-row',
    'installment-summary',
    'installments',
    'missing-amounts',
    'open-bill',
    'open-bills',
    'past-due',
    'purchase',
    'row-dating',
  ),
  ledger: inFolder('ledger', 'filters', 'merge', 'newest-first', 'row-matching', 'transaction'),
  transfers: inFolder(
    'transfers',
    'bill-payments',
    'card-payment',
    'classify-transfers',
    'counter-entries',
    'spending',
    'transfer-context',
    'transfer-text',
    'transfer-words',
  ),
  access: inFolder('access', 'credential', 'key-end', 'key-rules', 'plans', 'subscription', 'token-rotation'),
  time: inFolder('time', 'bank-date', 'business-days', 'calendar', 'easter', 'instant', 'sao-paulo'),
};

/** Stores and simulated months of imports take too long to repeat for each mutant. */
const TOO_LONG = /\.integration\.test\.ts$|^replay\.test\.ts$/;

/** The unit tests that measure a folder: its own. */
export const testsOf = (folder) =>
  folder === 'money'
    ? ['test/shared/money.test.ts']
    : readdirSync(`test/shared/${folder}`)
        .filter((name) => name.endsWith('.test.ts') && !TOO_LONG.test(name))
        .map((name) => `test/shared/${folder}/${name}`);
