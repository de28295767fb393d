import { requireAccess } from './authenticate.ts';
import type { ApiMiddleware } from './middleware.ts';

/** Stops a caller whose subscription gives no access at the moment of the request. Runs after `requireApiKey`. */
export const requireSubscription = (): ApiMiddleware => ({
  before: ({ internal }) => {
    if (internal.caller && internal.now) requireAccess(internal.caller, internal.now);
  },
});
