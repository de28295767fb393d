import type { Operation } from '../contract/operation.ts';
import { RefusalError } from './errors.ts';

type Showing = Pick<Operation, 'secret'>;

const dataOf = (answer: object): Record<string, unknown> => ('data' in answer ? Object(answer.data) : {});

/** What may be recorded of an answer: all but the secret that it shows once. */
export const withoutSecret = ({ secret }: Showing, answer: object): object => {
  if (!secret) return answer;
  const { [secret.field]: _shownOnce, ...data } = dataOf(answer);
  return { ...answer, data };
};

/**
 * The answer to a repeated call: the first one again.
 * @throws RefusalError 409 with the record's id where that one showed a secret
 */
export const answeredBefore = ({ secret }: Showing, answer: object): object => {
  if (!secret) return answer;
  const { [secret.id]: id } = dataOf(answer);
  throw new RefusalError(409, {
    error: 'Conflict',
    message: `A call with this Idempotency-Key was answered, and its secret was shown then: it made ${id}.`,
    [secret.id]: id,
  });
};
