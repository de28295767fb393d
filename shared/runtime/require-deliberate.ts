import { isWrite, type Operation } from '../contract/operation.ts';
import type { Caller } from './authenticate.ts';
import { notDeliberate } from './errors.ts';
import type { Input } from './parse-input.ts';

/** Scopes of calls without effects, for methods that do not imply it. */
const HARMLESS = new Set(['read', 'account', null]);

/**
 * Browsers send cookies automatically: a change by a session requires a header that pages of other origins cannot send, with any method.
 * @throws RefusalError 403
 */
export const requireDeliberate = (
  operation: Pick<Operation, 'access' | 'method'>,
  input: Input,
  { session }: Pick<Caller, 'session'>,
): void => {
  if (!session || session.isDeliberate) return;
  if (isWrite(operation) || !HARMLESS.has(operation.access.of(input))) throw notDeliberate();
};
