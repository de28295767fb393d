import type { Operation } from '../contract/operation.ts';
import type { Instant } from '../time/instant.ts';

/** The whole success body: what the operation returned, with `success` and `timestamp` where the contract has them. */
export const withEnvelope = ({ envelope }: Pick<Operation, 'envelope'>, answer: object, now: Instant): object => {
  if (envelope === 'none') return answer;
  return envelope === 'success' ? { success: true, ...answer } : { success: true, ...answer, timestamp: now };
};
