import { installmentDueDates } from '../../shared/cards/installment-due-date.ts';
import { updateTransaction as operation } from '../../shared/contract/operations/update-transaction.ts';
import { InvalidInputError } from '../../shared/domain-errors.ts';
import { toCentavos } from '../../shared/money.ts';
import { changeTransaction, type WordServices } from '../../shared/own-words/change-transaction.ts';
import { knownCategory } from '../../shared/own-words/known-category.ts';
import { type Change, isNoteAlone } from '../../shared/own-words/word-change.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { rawTransactions } from '../../shared/reports/raw-transaction.ts';
import { defineEndpoint, type RequestOf } from '../../shared/runtime/define-endpoint.ts';
import { apiHandler } from '../../shared/runtime/http/api-handler.ts';
import { limitEvaluation, wordServices } from '../../shared/sync/import/word-services.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';

const UPDATED = 'Transaction updated successfully';

type Request = RequestOf<typeof operation>;
type Services = { words: WordServices; evaluateLater(userId: string): Promise<void> };

/** @throws InvalidInputError with an unknown category */
const changeOf = ({ category, merchant, note }: Request['body']): Change => {
  return { category: category == null ? category : knownCategory(category), merchant, note };
};

type Asked = Pick<Request, 'userId' | 'body' | 'now' | 'recordResponse'>;

/** Where the caller has seen the row. */
const hintOf = ({ accountId, currentDate }: Request['body']) => currentDate && { accountId, date: currentDate };

/** Date, amount and description of a row by hand, with the words that come beside them. */
const rewriteRow = async ({ userId, body, now, recordResponse }: Asked, { table }: WordServices) => {
  const { transactionId, date, amount, description, applyToSimilar } = body;
  if (applyToSimilar)
    throw new InvalidInputError('Invalid applyToSimilar', {
      message: 'date, amount and description are of one transaction; send applyToSimilar in a call of its own',
    });
  const set = { date, amount: amount === undefined ? undefined : toCentavos(amount), description };
  const asked = { userId, now, transactionId, hint: hintOf(body), set, change: changeOf(body) };
  const [{ changeRow }, { fileServices }] = await Promise.all([
    import('../../shared/files/hand-rows.ts'),
    import('../../shared/files/write-rows.ts'),
  ]);
  return changeRow(fileServices(table), asked, async ({ row, account }) => {
    const [data] = rawTransactions([row], [account], () => null);
    const answer = { data, changedRows: 1, undo_id: null, message: UPDATED };
    return { answer, extraWrites: await recordResponse(answer) };
  });
};

/** What is said of the row, or of all rows of its merchant. */
const sayOfRow = async ({ userId, body, now, recordResponse }: Asked, words: WordServices) => {
  const { transactionId, applyToSimilar } = body;
  const asked = { userId, transactionId, change: changeOf(body), applyToSimilar, hint: hintOf(body) };
  return changeTransaction(words, asked, async ({ row, rows, snapshot, changedRows, inFull, undoId }) => {
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
};

const isGiven = (value: unknown): boolean => value !== undefined;

export const updateTransaction = async (asked: Asked, { words, evaluateLater }: Services) => {
  const { date, amount, description, category, merchant, note } = asked.body;
  const isRewritten = [date, amount, description].some(isGiven);
  if (!isRewritten && ![category, merchant, note].some(isGiven)) {
    throw new InvalidInputError('No updates provided', {
      message: 'Send at least one of category, merchant, note; of a transaction by hand also date, amount, description',
    });
  }
  const answer = await (isRewritten ? rewriteRow(asked, words) : sayOfRow(asked, words));
  if (isRewritten || !isNoteAlone(asked.body)) await evaluateLater(asked.userId);
  return answer;
};

export const endpoint = defineEndpoint(operation, updateTransaction, () => ({
  words: wordServices(openTable()),
  evaluateLater: limitEvaluation(),
}));
export const handler = apiHandler(endpoint);
