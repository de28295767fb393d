import type { Operation } from '../contract/operation.ts';
import type { Instant } from '../time/instant.ts';

/** The complete success body: the operation's result, with `success` and `timestamp` if the contract has them. */
export const withEnvelope = ({ envelope }: Pick<Operation, 'envelope'>, answer: object, now: Instant): object => {
  if (envelope === 'none') return answer;
  return envelope === 'success' ? { success: true, ...answer } : { success: true, ...answer, timestamp: now };
};
