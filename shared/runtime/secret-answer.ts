import type { Operation } from '../contract/operation.ts';
import { RefusalError } from './errors.ts';

type Showing = Pick<Operation, 'secret'>;

const dataOf = (answer: object): Record<string, unknown> => ('data' in answer ? Object(answer.data) : {});

/** Null: this call created no secret, so its response may be repeated. */
const shows = (answer: object, field: string): boolean => dataOf(answer)[field] !== null;

/** What may be recorded of an answer: all but the secret that it shows once. */
export const withoutSecret = ({ secret }: Showing, answer: object): object => {
  if (!secret || !shows(answer, secret.field)) return answer;
  const { [secret.field]: _shownOnce, ...data } = dataOf(answer);
  return { ...answer, data };
};

/**
 * The answer to a repeated call: the first one again.
 * @throws RefusalError 409 with the record's id where that one showed a secret
 */
export const answeredBefore = ({ secret }: Showing, answer: object): object => {
  if (!secret || !shows(answer, secret.field)) return answer;
  const { [secret.id]: id } = dataOf(answer);
  throw new RefusalError(409, {
    error: 'Conflict',
    message: `A call with this Idempotency-Key was answered, and its secret was shown then, for ${id}.`,
    [secret.id]: id,
  });
};
