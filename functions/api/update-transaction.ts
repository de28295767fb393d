import { installmentDueDates } from '../../shared/cards/installment-due-date.ts';
import { updateTransaction as operation } from '../../shared/contract/operations/update-transaction.ts';
import { InvalidInputError } from '../../shared/domain-errors.ts';
import { changeTransaction, type WordServices } from '../../shared/own-words/change-transaction.ts';
import { knownCategory } from '../../shared/own-words/known-category.ts';
import type { Change } from '../../shared/own-words/word-change.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { rawTransactions } from '../../shared/reports/raw-transaction.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { limitEvaluation, wordServices } from '../../shared/sync/import/word-services.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';

const UPDATED = 'Transaction updated successfully';

type Request = RequestOf<typeof operation>;
type Services = { words: WordServices; evaluateLater(userId: string): Promise<void> };

/** @throws InvalidInputError without a change, or with an unknown category */
const changeOf = ({ category, merchant, note }: Request['body']): Change => {
  if (category === undefined && merchant === undefined && note === undefined) {
    throw new InvalidInputError('No updates provided', { message: 'Send at least one of category, merchant, note' });
  }
  return { category: category == null ? category : knownCategory(category), merchant, note };
};

export const updateTransaction = async (
  { userId, body, now, recordResponse }: Omit<Request, 'caller' | 'plan' | 'query'>,
  { words, evaluateLater }: Services,
) => {
  const { transactionId, applyToSimilar } = body;
  const asked = { userId, transactionId, change: changeOf(body), applyToSimilar };
  const answer = await changeTransaction(words, asked, async ({ row, rows, snapshot, changedRows, inFull, undoId }) => {
    const dueDateOf = installmentDueDates(snapshot, rows, dateInSaoPaulo(now));
    const [data] = rawTransactions([row], snapshot.accounts, dueDateOf);
    const answer = {
      data,
      changedRows,
      undo_id: undoId,
      message: inFull ? UPDATED : `${UPDATED}; the oldest similar ones follow shortly`,
    };
    return { answer, extraWrites: await recordResponse(answer) };
  });
  await evaluateLater(userId);
  return answer;
};

export const endpoint = defineEndpoint(operation, updateTransaction, () => ({
  words: wordServices(openTable()),
  evaluateLater: limitEvaluation(),
}));
export const handler = apiHandler(endpoint);
