import { reference } from './openapi-schemas.ts';
import type { Operation, Refusal } from './operation.ts';
import { refusalsOf } from './shared-refusals.ts';

/** The body of every refusal and failure (specification, Errors). */
export const errorSchema = {
  type: 'object',
  required: ['error'],
  additionalProperties: false,
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

/** Every answer names its request; quote it to the operator. */
export const responseHeaders = {
  'X-Request-Id': { description: 'Id of the request, also in the logs.', required: true, schema: { type: 'string' } },
  'Retry-After': { description: 'Seconds to wait.', required: true, schema: { type: 'integer', minimum: 1 } },
};

const header = (name: keyof typeof responseHeaders) => ({ [name]: { $ref: `#/components/headers/${name}` } });
export const requestId = header('X-Request-Id');

const QUOTA = { success: false, message: 'O plano pro permite até 10 registros ativos e todos já estão em uso.' };

const bodyOf = ({ error, example }: Refusal) => ({
  error,
  ...(example ?? (error === 'Quota exceeded' ? QUOTA : { message: error })),
});

const exampleName = (error: string): string => error.replace(/[^\w.]+/g, '-');

const errorResponse = (status: number, refusals: readonly Refusal[]) => ({
  description: refusals.map(({ error, when }) => `- \`${error}\`: ${when}`).join('\n'),
  headers: { ...requestId, ...(status === 429 ? header('Retry-After') : {}) },
  content: {
    'application/json': {
      schema: {
        allOf: [
          reference('Error'),
          { type: 'object', properties: { error: { type: 'string', enum: refusals.map(({ error }) => error) } } },
        ],
      },
      examples: Object.fromEntries(
        refusals.map((refusal) => [exampleName(refusal.error), { summary: refusal.error, value: bodyOf(refusal) }]),
      ),
    },
  },
});

/** The error responses of an operation by status, each with every documented reason and its body. */
export const errorResponses = (operation: Operation): Record<string, ReturnType<typeof errorResponse>> => {
  const refusals = refusalsOf(operation);
  const statuses = [...new Set(refusals.map(({ status }) => status))].sort((one, other) => one - other);
  const of = (wanted: number) => refusals.filter(({ status }) => status === wanted);
  return Object.fromEntries(statuses.map((status) => [String(status), errorResponse(status, of(status))]));
};
