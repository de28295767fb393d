import { type Access, type AccessScope, inOrder, isHarmless } from '../contract/access.ts';
import { isStoppedInReadOnly, isWrite, type Operation } from '../contract/operation.ts';
import { InsufficientScopeError } from '../domain-errors.ts';
import type { Caller } from './authenticate.ts';
import { notDeliberate, readOnly } from './http-errors.ts';
import type { Input } from './parse-input.ts';

type Granted = Pick<Caller, 'scopes'>;

const isGranted = (scope: AccessScope | null, { scopes }: Granted): boolean => scope === null || scopes.includes(scope);

/** Whether some input of the operation is open to the caller: such operations are listed. */
export const isOpenTo = ({ possible }: Pick<Access, 'possible'>, caller: Granted): boolean =>
  possible.length === 0 || possible.some((scope) => isGranted(scope, caller));

/** @throws InsufficientScopeError when the caller's credential lacks what this input needs */
export const requireScope = ({ access }: Pick<Operation, 'access'>, input: Input, caller: Granted): void => {
  const scope = access.of(input);
  if (scope === null || isGranted(scope, caller)) return;
  throw new InsufficientScopeError(`This call needs the scope ${scope}, which the key does not have.`, {
    required: [scope],
    granted: inOrder(caller.scopes),
  });
};

/** @throws StoppedError for a change while the service is read-only */
export const requireChangeable = (
  operation: Pick<Operation, 'access' | 'method' | 'inReadOnly'>,
  input: Input,
  { isReadOnly }: Pick<Caller, 'isReadOnly'>,
): void => {
  if (isReadOnly && isStoppedInReadOnly(operation, operation.access.of(input))) throw readOnly();
};

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
  if (isWrite(operation) || !isHarmless(operation.access.of(input))) throw notDeliberate();
};
