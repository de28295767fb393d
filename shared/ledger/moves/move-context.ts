import type { Account } from '../../accounts/account.ts';
import { normalizeText } from '../categories/normalize-text.ts';

/** What the reading of a row must know of the accounts: `owner` and `connectorName` where they are known. */
export type MoveAccount = Pick<Account, 'id' | 'type'> & Partial<Pick<Account, 'owner' | 'connectorName'>>;

/** The user's accounts in the words that banks print. */
export type MoveContext = {
  /** First names of the accounts' holders: banks shorten everything behind. Empty when no bank tells. */
  holders: ReadonlySet<string>;
  /** Words of the institutions' names. */
  institutions: ReadonlySet<string>;
};

const wordsOf = (text: string | null | undefined): string[] =>
  normalizeText(text ?? '')
    .split(' ')
    .filter(Boolean);

export const moveContextOf = (accounts: readonly MoveAccount[]): MoveContext => ({
  holders: new Set(accounts.flatMap(({ owner }) => wordsOf(owner)[0] ?? [])),
  institutions: new Set(accounts.flatMap(({ connectorName }) => wordsOf(connectorName))),
});

/** Whether a printed word is the first name of a holder. */
export const isHolder = (word: string, { holders }: MoveContext): boolean => holders.has(word);
