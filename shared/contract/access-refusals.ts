import type { Refusal } from './operation.ts';

const RENEW = ['Choose a plan in your dashboard', 'Try again once the subscription is active'];

/** The 401 bodies (RULES.md#authentication), for the runtime and the API reference. */
export const accessRefusals = {
  invalidApiKey: {
    status: 401,
    error: 'Invalid or inactive key',
    when: 'the key is missing, unknown, revoked or inactive',
    example: { message: 'The API key is unknown, revoked or inactive.', type: 'invalid_api_key' },
  },
  noSubscription: {
    status: 401,
    error: 'No active subscription',
    when: 'the user has no active subscription',
    example: {
      message: 'An active subscription is required to read financial data.',
      type: 'no_subscription',
      nextSteps: RENEW,
    },
  },
  canceled: {
    status: 401,
    error: 'Subscription canceled',
    when: 'the subscription was canceled and its paid period has ended',
    example: {
      message: 'The subscription was canceled and its period has ended.',
      type: 'subscription_canceled',
      subscriptionStatus: 'canceled',
      currentPeriodEnd: '2026-01-01T00:00:00.000Z',
      nextSteps: RENEW,
    },
  },
} as const satisfies Record<string, Refusal>;
