import { queryFields } from './openapi-schemas.ts';
import type { Operation, Refusal } from './operation.ts';

const RENEW = ['Choose a plan in your dashboard', 'Try again once the subscription is active'];

const UNAUTHORIZED: Refusal[] = [
  {
    status: 401,
    error: 'Invalid or inactive key',
    when: 'the key is missing, unknown, revoked or inactive',
    example: { message: 'The API key is unknown, revoked or inactive.', type: 'invalid_api_key' },
  },
  {
    status: 401,
    error: 'No active subscription',
    when: 'the user has no active subscription',
    example: {
      message: 'An active subscription is required to read financial data.',
      type: 'no_subscription',
      nextSteps: RENEW,
    },
  },
  {
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
];

/** What any write may answer: it reads a body, if only to find it empty, and an `Idempotency-Key`. */
const OF_WRITES: Refusal[] = [
  { status: 400, error: 'Invalid JSON body', when: 'the body is not a JSON object' },
  { status: 400, error: 'Invalid Idempotency-Key', when: 'the header is not 1 to 255 printable characters' },
  { status: 400, error: 'Idempotency-Key already used', when: 'the key was used with another request' },
  { status: 413, error: 'Request body too large', when: 'the body has more than 256 kB' },
  { status: 415, error: 'Unsupported content type', when: 'the body is not sent as JSON' },
];

const OF_READS: Refusal[] = [
  { status: 413, error: 'Result too large', when: 'the answer exceeds 6 MB: ask for a shorter range, or accept gzip' },
];

const TOO_MANY: Refusal = {
  status: 429,
  error: 'Too many requests',
  when: 'one key calls too often; see `Retry-After`',
  example: { message: 'Try again in 1 s.' },
};

// A parameter that must be there has a text of its own, for whatever is wrong with it.
const invalidParameters = ({ query }: Operation): Refusal[] =>
  (query ? queryFields(query) : [])
    .filter(({ name, required }) => name !== 's' && !required)
    .map(({ name }) => ({
      status: 400,
      error: `Invalid ${name}`,
      when: `\`${name}\` is invalid; \`received\` echoes it`,
      example: { message: `${name} is not valid`, received: '?' },
    }));

/** All that an operation may answer beside 200, what every operation shares included. */
export const refusalsOf = (operation: Operation): Refusal[] => [
  ...(operation.method === 'GET' ? OF_READS : OF_WRITES),
  ...invalidParameters(operation),
  ...UNAUTHORIZED,
  ...(operation.refusals ?? []),
  TOO_MANY,
  { status: 500, error: operation.failure ?? 'Internal server error', when: 'the server failed', example: {} },
];
