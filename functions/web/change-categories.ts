import { changeCategories as operation } from '../../shared/contract/web/change-categories.ts';
import { changeCategories as change } from '../../shared/own-words/change-rows.ts';
import type { WordServices } from '../../shared/own-words/change-transaction.ts';
import { knownCategory } from '../../shared/own-words/known-category.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { limitEvaluation, wordServices } from '../../shared/sync/import/word-services.ts';

type Request = WebRequestOf<typeof operation>;
type Services = { words: WordServices; evaluateLater(userId: string): Promise<void> };

export const changeCategories = async ({ caller: { userId }, body }: Request, { words, evaluateLater }: Services) => {
  const category = knownCategory(body.category);
  const { changed, undoId } = await change(words, { userId, transactionIds: body.transaction_ids, category });
  await evaluateLater(userId);
  return { body: { changed, undo_id: undoId } };
};

export const endpoint = defineWebEndpoint(operation, changeCategories, () => ({
  words: wordServices(openTable()),
  evaluateLater: limitEvaluation(),
}));
export const handler = webHandler(endpoint);
