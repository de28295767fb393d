import { undo as operation } from '../../shared/contract/web/change-categories.ts';
import { undoChange } from '../../shared/own-words/change-rows.ts';
import type { WordServices } from '../../shared/own-words/change-transaction.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { limitEvaluation, wordServices } from '../../shared/sync/import/word-services.ts';

type Request = WebRequestOf<typeof operation>;
type Services = { words: WordServices; evaluateLater(userId: string): Promise<void> };

export const undo = async ({ caller: { userId }, body }: Request, { words, evaluateLater }: Services) => {
  const changed = await undoChange(words, userId, body.undo_id);
  await evaluateLater(userId);
  return { body: { changed } };
};

export const endpoint = defineWebEndpoint(operation, undo, () => ({
  words: wordServices(openTable()),
  evaluateLater: limitEvaluation(),
}));
export const handler = webHandler(endpoint);
