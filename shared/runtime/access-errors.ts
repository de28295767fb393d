import type { AccessDecision, Subscription } from '../access/subscription.ts';
import { accessRefusals } from '../contract/access-refusals.ts';
import { RefusalError } from './errors.ts';

type AccessRefusal = (typeof accessRefusals)[keyof typeof accessRefusals];

const refused = ({ status, error, example }: AccessRefusal, own: object = {}) =>
  new RefusalError(status, { error, ...example, ...own });

export const invalidApiKey = () => refused(accessRefusals.invalidApiKey);

/** The same refusal where no key came at all. */
export const missingApiKey = () =>
  refused(accessRefusals.invalidApiKey, {
    message:
      'The Authorization header is missing or holds no key: send `Authorization: Bearer <API_KEY>`, where the key begins with sk-.',
  });

/** A valid key without a user, for the operation that documents this refusal. */
export const authenticationFailed = () =>
  new RefusalError(401, { error: 'Authentication failed', message: 'No user id was found in the session.' });

export const noAccess = (decision: Exclude<AccessDecision, 'granted'>, subscription: Subscription | null) =>
  decision === 'no_subscription'
    ? refused(accessRefusals.noSubscription)
    : refused(accessRefusals.canceled, { currentPeriodEnd: subscription?.currentPeriodEnd ?? null });
