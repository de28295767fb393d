import { createHash } from 'node:crypto';
import type { Account } from '../accounts/account.ts';
import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import { dueDateFacts, installmentOrder } from '../cards/installment-due-date.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { fieldsOfAccount } from '../reports/raw-transaction.ts';
import type { IsoDate } from '../time/calendar.ts';
import type { Fingerprints } from './cursor.ts';

/** 48 bits: a collision hides one change, once in 10^14. */
const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 8);

/** Short, so a cursor of many accounts fits into an address. */
export const accountKey = (accountId: string): string => digest(accountId);

/** Of an account without a record: an import has not written it yet, or it is being removed. */
export const BLANK: Fingerprints = { shown: digest(fieldsOfAccount(undefined)), dues: '', order: '' };

type Card = { account: Account; snapshot: AccountSnapshot; today: IsoDate };

/** All that shows on the rows of an account and is not stored in them, but for the order of its installments. */
export const fingerprintsOf = ({ account, snapshot, today }: Card): Omit<Fingerprints, 'order'> => {
  const facts = dueDateFacts(account, snapshot, today);
  return { shown: digest(fieldsOfAccount(account)), dues: facts === null ? '' : digest(facts) };
};

/** Which bill each installment of a card is on follows from the others of its purchase. @param rows all of the account */
export const orderOf = ({ account, snapshot, today }: Card, rows: readonly Transaction[]): string => {
  const order = installmentOrder(account, snapshot, rows, today);
  return order === null ? '' : digest(order);
};
