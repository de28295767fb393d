import type { Operation, Refusal } from './operation.ts';

const ERROR_SCHEMA = { $ref: '#/components/schemas/Error' };

/** The body of every refusal and failure (specification, Errors). */
export const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: { type: 'string', description: 'What went wrong; a stable text.' },
    message: { type: 'string', description: 'The same for a reader, sometimes in Portuguese.' },
    type: { type: 'string', enum: ['invalid_api_key', 'no_subscription', 'subscription_canceled'] },
    nextSteps: { type: 'array', items: { type: 'string' } },
    received: { description: 'The invalid value, as it came.' },
    subscriptionStatus: { type: 'string' },
    currentPeriodEnd: { type: ['string', 'null'], description: 'End of the paid period, ISO 8601 in UTC.' },
    success: { type: 'boolean', const: false, description: 'Only on an exceeded quota.' },
  },
};

const UNAUTHORIZED: Refusal[] = [
  { status: 401, error: null, when: 'the key is missing, unknown, revoked or inactive (`invalid_api_key`)' },
  { status: 401, error: null, when: 'the user has no active subscription (`no_subscription`)' },
  { status: 401, error: null, when: 'the subscription is canceled (`subscription_canceled`)' },
];
const TOO_MANY: Refusal = {
  status: 429,
  error: 'Too many requests',
  when: 'one key calls too often; see `Retry-After`',
};
const BAD_JSON: Refusal = { status: 400, error: 'Invalid JSON body', when: 'the body is not valid JSON' };
const KEY_REFUSALS: Refusal[] = [
  { status: 400, error: 'Invalid Idempotency-Key', when: 'the header is not 1 to 255 printable characters' },
  { status: 400, error: 'Idempotency-Key already used', when: 'the key was used with another request' },
];

/** All that an operation may answer beside 200, what every operation shares included. */
export const refusalsOf = (operation: Operation): Refusal[] => [
  ...(operation.body || operation.queryInBody ? [BAD_JSON] : []),
  ...(operation.method === 'GET' ? [] : KEY_REFUSALS),
  ...UNAUTHORIZED,
  ...(operation.refusals ?? []),
  TOO_MANY,
  { status: 500, error: operation.failure ?? 'Internal server error', when: 'the server failed' },
];

const line = ({ error, when }: Refusal): string => (error === null ? `- ${when}` : `- \`${error}\`: ${when}`);

const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } } };

const errorExamples = (refusals: readonly Refusal[]) => {
  const texts = [...new Set(refusals.flatMap(({ error }) => (error === null ? [] : [error])))];
  if (texts.length === 0) return {};
  return { examples: Object.fromEntries(texts.map((error, index) => [`error${index + 1}`, { value: { error } }])) };
};

const errorResponse = (status: number, refusals: readonly Refusal[]) => ({
  description: refusals.map(line).join('\n'),
  ...(status === 429 ? { headers: retryAfter } : {}),
  content: { 'application/json': { schema: ERROR_SCHEMA, ...errorExamples(refusals) } },
});

/** The error responses of an operation by status, each with every documented reason. */
export const errorResponses = (operation: Operation): Record<string, ReturnType<typeof errorResponse>> => {
  const refusals = refusalsOf(operation);
  const statuses = [...new Set(refusals.map(({ status }) => status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      errorResponse(
        status,
        refusals.filter((refusal) => refusal.status === status),
      ),
    ]),
  );
};
