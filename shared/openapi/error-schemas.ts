import { ACCESS_SCOPES } from '../contract/access.ts';
import type { Operation, Refusal } from '../contract/operation.ts';
import { refusalsOf } from './refusals.ts';
import { reference } from './schemas.ts';

const scope = { type: 'string', enum: [...ACCESS_SCOPES] };
const text = (description: string) => ({ type: 'string', description });

/** Fields of every refusal (RULES.md#errors). */
const common = (types: readonly string[]) => ({
  error: text('What went wrong; a stable text.'),
  message: text('The same for a reader, sometimes in Portuguese.'),
  type: { type: 'string', enum: types, description: 'Kind of refusal.' },
  docs: { type: 'string', format: 'uri', description: 'Address of the explanation of this kind.' },
  param: text('The first parameter or field that is to blame.'),
  received: { description: 'The invalid value, as it came.' },
});

const wrongField = {
  type: 'object',
  required: ['param', 'message'],
  properties: {
    param: text('Name of the parameter or field.'),
    message: text('What is expected of it.'),
    received: { description: 'The invalid value, as it came.' },
  },
};

const statementInFile = {
  type: 'object',
  required: ['statement', 'number', 'type', 'rows'],
  properties: {
    statement: { type: 'integer' },
    number: { type: ['string', 'null'] },
    type: { type: 'string', enum: ['BANK', 'CREDIT'] },
    rows: { type: 'integer' },
  },
};

const OF_FILES = {
  line: { type: 'integer', minimum: 1, description: 'Of the file, from 1 on.' },
  column: { type: ['string', 'null'], description: 'Its name in the file.' },
  expected: text('What a value of the column looks like.'),
  example: { type: ['string', 'null'], description: 'A value as it is expected.' },
  detected: { type: 'string', enum: ['pdf', 'zip', 'xlsx', 'html', 'image', 'unknown'] },
  limit: { type: 'integer', minimum: 0, description: 'Bytes or rows that a file may have.' },
  columns: { type: 'array', items: { type: 'string' }, description: 'Of the first line.' },
  sample: { type: 'array', items: { type: 'array', items: { type: 'string' } }, description: 'The next lines.' },
  statements: { type: 'array', items: statementInFile },
};

type Kind = { statuses: readonly number[]; types: readonly string[]; description: string; fields?: object };

/** The refusals by name, each with the statuses that have it. */
const kinds: Readonly<Record<string, Kind>> = {
  InvalidRequest: {
    statuses: [400, 413, 415, 422],
    types: ['invalid_request'],
    description: 'The call is not as it must be; nothing was done.',
    fields: { details: { type: 'array', items: wrongField, description: 'All wrong fields.' }, ...OF_FILES },
  },
  Unauthorized: {
    statuses: [401],
    types: ['invalid_api_key', 'no_subscription', 'subscription_canceled'],
    description: 'The credential is not valid, or its user has no access.',
    fields: {
      nextSteps: { type: 'array', items: { type: 'string' }, description: 'What a person can do.' },
      subscriptionStatus: text('State of the subscription.'),
      currentPeriodEnd: { type: ['string', 'null'], description: 'End of the paid period, ISO 8601 in UTC.' },
    },
  },
  Forbidden: {
    statuses: [403],
    types: ['insufficient_scope', 'quota_exceeded', 'forbidden'],
    description: 'The credential may not do this, or a quota is used up.',
    fields: {
      success: { type: 'boolean', example: false, description: 'Only on an exceeded quota.' },
      required: { type: 'array', items: scope, description: 'The scopes that the call needs.' },
      granted: { type: 'array', items: scope, description: 'The scopes that the key has.' },
    },
  },
  NotFound: { statuses: [404], types: ['not_found'], description: 'There is no such record or path.' },
  MethodNotAllowed: { statuses: [405], types: ['method_not_allowed'], description: 'The path has other methods.' },
  Conflict: {
    statuses: [409],
    types: ['conflict'],
    description: 'Another call was faster, or the first call has answered.',
    fields: {
      keyId: text('The key that a repeated call made the first time.'),
      webhookId: text('The webhook whose secret a repeated call showed the first time.'),
    },
  },
  Expired: { statuses: [410], types: ['expired'], description: 'It was valid once.' },
  TooManyRequests: { statuses: [429], types: ['rate_limited'], description: 'Wait for `Retry-After`.' },
  InternalError: { statuses: [500], types: ['internal_error'], description: 'The service failed.' },
  Unavailable: { statuses: [503], types: ['unavailable'], description: 'Try again later.' },
};

const kindSchema = ({ types, description, fields }: Kind) => ({
  type: 'object',
  description,
  required: ['error', 'message', 'type', 'docs'],
  properties: { ...common(types), ...fields },
});

const mapping = Object.entries(kinds).flatMap(([name, { types }]) =>
  types.map((type) => [type, reference(name).$ref] as const),
);

/** Every refusal and failure by its name, and `Error`, which is any of them. */
export const errorSchemas = {
  ...Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, kindSchema(kind)])),
  Error: {
    description: 'Any refusal or failure; `type` says which.',
    oneOf: Object.keys(kinds).map(reference),
    discriminator: { propertyName: 'type', mapping: Object.fromEntries(mapping) },
  },
};

const kindOf = (status: number): string =>
  Object.keys(kinds).find((name) => kinds[name]?.statuses.includes(status)) ?? 'Error';

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
  'Retry-After': { description: 'Seconds to wait.', required: true, schema: { type: 'integer', minimum: 1 } },
};

const header = (name: keyof typeof responseHeaders) => ({ [name]: { $ref: `#/components/headers/${name}` } });
export const requestId = header('X-Request-Id');
/** For operations that count as writes. */
export const rateHeaders = { ...header('RateLimit-Policy'), ...header('RateLimit') };

const QUOTA = { success: false, message: 'O plano pro permite até 10 registros ativos e todos já estão em uso.' };

const bodyOf = ({ error, example }: Refusal) => ({
  error,
  ...(example ?? (error === 'Quota exceeded' ? QUOTA : { message: error })),
});

const exampleName = (error: string): string => error.replace(/[^\w.]+/g, '-');

// A repeated call that showed a secret the first time is refused for good: there is nothing to wait for.
const mayBeRepeated = ({ secret }: Operation, status: number): boolean => status === 429 || (status === 409 && !secret);

const errorResponse = (operation: Operation, status: number, refusals: readonly Refusal[]) => ({
  description: refusals.map(({ error, when }) => `- \`${error}\`: ${when}`).join('\n'),
  headers: { ...requestId, ...(mayBeRepeated(operation, status) ? header('Retry-After') : {}) },
  content: {
    'application/json': {
      schema: reference(kindOf(status)),
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
