import type { Account } from '../accounts/account.ts';
import { normalizeText } from '../text/normalize-text.ts';

/** `owner` and `connectorName` are set where they are known. */
export type TransferAccount = Pick<Account, 'id' | 'type'> & Partial<Pick<Account, 'owner' | 'connectorName'>>;

export type TransferContext = {
  /** First names of the accounts' holders, because banks abbreviate the rest; empty when no bank reports owners. */
  holders: ReadonlySet<string>;
  institutions: ReadonlySet<string>;
};

const wordsOf = (text: string | null | undefined): string[] =>
  normalizeText(text ?? '')
    .split(' ')
    .filter(Boolean);

export const transferContextOf = (accounts: readonly TransferAccount[]): TransferContext => ({
  holders: new Set(accounts.flatMap(({ owner }) => wordsOf(owner)[0] ?? [])),
  institutions: new Set(accounts.flatMap(({ connectorName }) => wordsOf(connectorName))),
});

export const isHolder = (word: string, { holders }: TransferContext): boolean => holders.has(word);
