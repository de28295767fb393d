import { Problem } from '../../api/call.ts';
import { change } from '../../api/session.ts';

type Words = { category?: string | null; merchant?: string | null; note?: string | null; applyToSimilar?: boolean };

/** The usual text promises to try again by itself, which is done for readings only. */
const asChange = (error: unknown): unknown =>
  error instanceof Problem && error.status === 0 ? new Problem(1, { error: 'No connection' }) : error;

/** Saves the user's words on a transaction. @returns the number of rows that show them @throws Problem; Cancelled */
export const say = async (transactionId: string, words: Words): Promise<number> => {
  const body = { transactionId, ...words };
  const answer = await change<{ changedRows: number }>('PUT', '/tools/api/update-transaction', body).catch((error) => {
    throw asChange(error);
  });
  return answer.changedRows;
};
