import type { PutWords } from '../ledger/ledger-store.ts';
import { carryWords } from './carry-words.ts';
import type { OwnWordsStore } from './own-words-store.ts';
import type { OwnWordsOfUser } from './words.ts';

/** How an import puts a user's words on its rows and lets their records follow renumbered ones. */
export const importedWords =
  (store: Pick<OwnWordsStore, 'replaceRow' | 'countCarried'>, userId: string, words: OwnWordsOfUser): PutWords =>
  (accountId, merge) => {
    const { rows, carried } = carryWords(words, accountId, merge);
    return { rows, writes: carried.flatMap((one) => store.replaceRow(userId, one)) };
  };
