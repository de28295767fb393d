import type { AccessDecision, Subscription } from '../access/subscription.ts';
import { RefusalError } from './errors.ts';

/** 401 bodies of the specification, Authentication. */
export const invalidApiKey = () =>
  new RefusalError(401, {
    error: 'Invalid or inactive key',
    message: 'The API key is unknown, revoked or inactive.',
    type: 'invalid_api_key',
  });

/** A valid key whose user is gone, on the operation that documents it so. */
export const authenticationFailed = () =>
  new RefusalError(401, { error: 'Authentication failed', message: 'No user id was found in the session.' });

const RENEW = ['Choose a plan in your dashboard', 'Try again once the subscription is active'];

export const noAccess = (decision: Exclude<AccessDecision, 'granted'>, subscription: Subscription | null) =>
  decision === 'no_subscription'
    ? new RefusalError(401, {
        error: 'No active subscription',
        message: 'An active subscription is required to read financial data.',
        type: 'no_subscription',
        nextSteps: RENEW,
      })
    : new RefusalError(401, {
        error: 'Subscription canceled',
        message: 'The subscription was canceled and its period has ended.',
        type: 'subscription_canceled',
        subscriptionStatus: 'canceled',
        currentPeriodEnd: subscription?.currentPeriodEnd ?? null,
        nextSteps: RENEW,
      });
