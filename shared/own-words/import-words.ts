import type { PutWords } from '../ledger/ledger-store.ts';
import { carryWords } from './carry-words.ts';
import type { OwnWordsStore } from './own-words-store.ts';
import type { OwnWordsOfUser } from './words.ts';

/** The functions by which an import applies a user's words to its rows and moves their records along renumbered rows. */
export const importedWords =
  (store: Pick<OwnWordsStore, 'replaceRow' | 'countCarried'>, userId: string, words: OwnWordsOfUser): PutWords =>
  (accountId, merge, former) => {
    const { rows, carried } = carryWords(words, accountId, merge, former);
    return { rows, writes: carried.flatMap((one) => store.replaceRow(userId, one)) };
  };
