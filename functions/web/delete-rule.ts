import { deleteRule as operation } from '../../shared/contract/web/rules.ts';
import type { WordServices } from '../../shared/own-words/change-transaction.ts';
import { deleteRule as remove } from '../../shared/own-words/merchant-rules.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { defineWebEndpoint, type WebRequestOf } from '../../shared/runtime/web/define-web-endpoint.ts';
import { webHandler } from '../../shared/runtime/web/web-handler.ts';
import { limitEvaluation, wordServices } from '../../shared/sync/import/word-services.ts';

type Request = WebRequestOf<typeof operation>;
type Services = { words: WordServices; evaluateLater(userId: string): Promise<void> };

export const deleteRule = async (
  { caller: { userId }, query: { rule_id } }: Request,
  { words, evaluateLater }: Services,
) => {
  await remove(words, userId, rule_id);
  await evaluateLater(userId);
  return { body: { deleted: 1 as const } };
};

export const endpoint = defineWebEndpoint(operation, deleteRule, () => ({
  words: wordServices(openTable()),
  evaluateLater: limitEvaluation(),
}));
export const handler = webHandler(endpoint);
