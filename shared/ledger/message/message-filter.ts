import type { Account } from '../../accounts/account.ts';
import type { IsoDate } from '../../time/calendar.ts';
import type { Transaction } from '../transaction.ts';
import { readMessage } from './interpret-message.ts';
import { asksFor } from './interpretation.ts';
import { presentInterpretation } from './present-interpretation.ts';

/**
 * What a message does to a list of transactions. Functions load this file on demand, since most requests have no message.
 * @param today the caller's date in America/Sao_Paulo
 */
export const messageFilter = (message: string, today: IsoDate) => {
  const { period, mayNameMerchants, against } = readMessage(message, today);
  return {
    period,
    mayNameMerchants,
    against: (transactions: readonly Transaction[], accounts: readonly Account[]) => {
      const asked = against(transactions, accounts);
      return { isMeant: asksFor(asked), interpretation: presentInterpretation(asked, accounts) };
    },
  };
};

export type MessageFilter = ReturnType<typeof messageFilter>;
