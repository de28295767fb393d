import { ACCESS_SCOPES } from '../contract/access.ts';
import { errorBody, errorTypes } from '../contract/error-types.ts';
import type { Operation, Refusal } from '../contract/operation.ts';
import { refusalsOf } from './refusals.ts';
import { reference } from './schemas.ts';

const scope = { type: 'string', enum: [...ACCESS_SCOPES] };

/** The body of every refusal and failure (RULES.md#errors). */
export const errorSchema = {
  type: 'object',
  required: ['error', 'message', 'type', 'docs'],
  additionalProperties: false,
  properties: {
    error: { type: 'string', description: 'What went wrong; a stable text.' },
    message: { type: 'string', description: 'The same for a reader, sometimes in Portuguese.' },
    type: { type: 'string', enum: Object.keys(errorTypes), description: 'What went wrong, for a program.' },
    docs: { type: 'string', description: 'Where the type is explained.' },
    param: { type: 'string', description: 'The parameter or field that is to blame.' },
    details: {
      type: 'array',
      description: 'Every wrong parameter of the query, else every wrong field of the body; the first is `param`.',
      items: {
        type: 'object',
        required: ['param', 'message'],
        additionalProperties: false,
        properties: {
          param: { type: 'string' },
          message: { type: 'string' },
          received: { description: 'The invalid value, as it came.' },
        },
      },
    },
    nextSteps: { type: 'array', items: { type: 'string' } },
    received: { description: 'The invalid value, as it came.' },
    subscriptionStatus: { type: 'string' },
    currentPeriodEnd: { type: ['string', 'null'], description: 'End of the paid period, ISO 8601 in UTC.' },
    success: { type: 'boolean', const: false, description: 'Only on an exceeded quota.' },
    required: { type: 'array', items: scope, description: 'The scopes that the call needs.' },
    granted: { type: 'array', items: scope, description: 'The scopes that the key has.' },
    keyId: { type: 'string', description: 'The key that a repeated call made the first time.' },
    line: { type: 'integer', description: 'Of the file, from 1 on.' },
    column: { type: ['string', 'null'], description: 'Its name in the file.' },
    expected: { type: 'string' },
    example: { type: ['string', 'null'], description: 'A value as it is expected.' },
    detected: { type: 'string', enum: ['pdf', 'zip', 'xlsx', 'html', 'image', 'unknown'] },
    limit: { type: 'integer', description: 'Bytes or rows that a file may have.' },
    columns: { type: 'array', items: { type: 'string' }, description: 'Of the first line.' },
    sample: { type: 'array', items: { type: 'array', items: { type: 'string' } }, description: 'The next lines.' },
    statements: {
      type: 'array',
      items: {
        type: 'object',
        required: ['statement', 'number', 'type', 'rows'],
        additionalProperties: false,
        properties: {
          statement: { type: 'integer' },
          number: { type: ['string', 'null'] },
          type: { type: 'string', enum: ['BANK', 'CREDIT'] },
          rows: { type: 'integer' },
        },
      },
    },
    webhookId: { type: 'string', description: 'The webhook whose secret a repeated call showed the first time.' },
  },
};

export const responseHeaders = {
  'X-Request-Id': { description: 'Id of the request, also in the logs.', required: true, schema: { type: 'string' } },
  'RateLimit-Policy': {
    description: 'How many calls (`q`) a window of so many seconds (`w`) has; where calls are limited.',
    schema: { type: 'string' },
  },
  RateLimit: {
    description: 'How many calls remain (`r`) until the window ends in so many seconds (`t`).',
    schema: { type: 'string' },
  },
  'Saldo-Ignored': {
    description: 'Names of the request that the operation does not have, separated by commas; at most ten.',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'Seconds to wait.', required: true, schema: { type: 'integer', minimum: 1 } },
};

const header = (name: keyof typeof responseHeaders) => ({ [name]: { $ref: `#/components/headers/${name}` } });
export const requestId = header('X-Request-Id');
export const ignoredHeader = header('Saldo-Ignored');
/** For operations of which some input counts as a write. */
export const rateHeaders = { ...header('RateLimit-Policy'), ...header('RateLimit') };

const QUOTA = { success: false, message: 'O plano pro permite até 10 registros ativos e todos já estão em uso.' };

const bodyOf = ({ status, error, example }: Refusal) =>
  errorBody(
    status,
    { error, ...(example ?? (error === 'Quota exceeded' ? QUOTA : { message: error })) },
    'https://saldo.example',
  );

const exampleName = (error: string): string => error.replace(/[^\w.]+/g, '-');

// A repeated call that showed a secret the first time is refused for good: there is nothing to wait for.
const mayBeRepeated = ({ secret }: Operation, status: number): boolean => status === 429 || (status === 409 && !secret);

const errorResponse = (operation: Operation, status: number, refusals: readonly Refusal[]) => ({
  description: refusals.map(({ error, when }) => `- \`${error}\`: ${when}`).join('\n'),
  headers: { ...requestId, ...(mayBeRepeated(operation, status) ? header('Retry-After') : {}) },
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

/** By status, each with every documented reason. */
export const errorResponses = (operation: Operation): Record<string, ReturnType<typeof errorResponse>> => {
  const refusals = refusalsOf(operation);
  const statuses = [...new Set(refusals.map(({ status }) => status))].sort((one, other) => one - other);
  const of = (wanted: number) => refusals.filter(({ status }) => status === wanted);
  return Object.fromEntries(statuses.map((status) => [String(status), errorResponse(operation, status, of(status))]));
};
