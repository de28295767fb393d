import type { Account } from '../../accounts/account.ts';
import type { Transaction } from '../../ledger/transaction.ts';
import type { IsoDate } from '../../time/calendar.ts';
import { readMessage } from './interpret-message.ts';
import { asksFor } from './interpretation.ts';
import { type LeftOut, periodWithout, withoutParts } from './left-out.ts';
import { presentInterpretation } from './present-interpretation.ts';
import { ranked } from './ranking.ts';

/**
 * What a message does to a list of transactions. Functions load this file on demand, since most requests have no message.
 * @param today the caller's date in America/Sao_Paulo
 * @param leftOut parts of the reading that are not applied
 */
export const messageFilter = (message: string, today: IsoDate, leftOut: LeftOut = []) => {
  const { period, mayNameMerchants, against } = readMessage(message, today);
  return {
    period: periodWithout(period, leftOut),
    mayNameMerchants,
    against: (transactions: readonly Transaction[], accounts: readonly Account[]) => {
      const asked = withoutParts(against(transactions, accounts), leftOut);
      return {
        isMeant: asksFor(asked),
        /** Of the rows that are left in the end, as many as the message asks for; in their order. */
        picked: (rows: readonly Transaction[]) => ranked(rows, asked.rankings, transactions, accounts),
        interpretation: presentInterpretation(asked, accounts),
      };
    },
  };
};

export type MessageFilter = ReturnType<typeof messageFilter>;
