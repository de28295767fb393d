import { isWrite, type Operation } from '../contract/operation.ts';
import type { Caller } from './authenticate.ts';
import { notDeliberate } from './errors.ts';
import type { Input } from './parse-input.ts';

/** Scopes of calls without effects, for methods that do not imply it. */
const HARMLESS = new Set(['read', 'account', null]);

/**
 * A cookie goes along by itself: what a session changes must carry a header that a foreign page cannot send, whatever the method.
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
