import { Problem } from '../../api/call.ts';
import { change } from '../../api/session.ts';

type Words = { category?: string | null; merchant?: string | null; note?: string | null; applyToSimilar?: boolean };

/** The usual text promises to try again by itself, which is done for readings only. */
const asChange = (error: unknown): unknown =>
  error instanceof Problem && error.status === 0 ? new Problem(1, { error: 'No connection' }) : error;

/** How many rows show a change, and what takes it back. */
export type Changed = { count: number; undoId: string | null };

type Answer = { changedRows: number; undo_id: string | null };

type Row = { id: string; account_id: string; date: string };

/** Saves the user's words on a transaction, which is found sooner where it was listed. @throws Problem; Cancelled */
export const say = async ({ id, account_id, date }: Row, words: Words): Promise<Changed> => {
  const body = { transactionId: id, accountId: account_id, currentDate: date, ...words };
  const answer = await change<Answer>('PUT', '/tools/api/update-transaction', body).catch((error) => {
    throw asChange(error);
  });
  return { count: answer.changedRows, undoId: answer.undo_id };
};

/** Gives many transactions one category, all of them or none. @throws Problem; Cancelled */
export const sayOfMany = async (transaction_ids: readonly string[], category: string): Promise<Changed> => {
  const body = { transaction_ids, category };
  const answer = await change<{ changed: number; undo_id: string | null }>(
    'POST',
    '/app/api/transactions/category',
    body,
  ).catch((error) => {
    throw asChange(error);
  });
  return { count: answer.changed, undoId: answer.undo_id };
};
