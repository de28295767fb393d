import { needsSubscription } from '../../contract/access.ts';
import type { Operation } from '../../contract/operation.ts';
import { requireAccess } from '../authenticate.ts';
import { invalidApiKey } from '../http-errors.ts';
import type { ApiMiddleware } from './middleware.ts';

/**
 * Stops a caller whose subscription gives no access at the moment of the request, unless the operation needs none. Runs after
 * `requireCredential`.
 */
export const requireSubscription = ({ access }: Pick<Operation, 'access'>): ApiMiddleware => ({
  before: ({ internal }) => {
    const { caller, now } = internal;
    if (!caller || !now) throw invalidApiKey();
    if (needsSubscription(access)) requireAccess(caller, now);
  },
});
