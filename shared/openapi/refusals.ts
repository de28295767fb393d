import { ACCESS_SCOPES, needsSubscription } from '../contract/access.ts';
import { accessRefusals } from '../contract/access-refusals.ts';
import { type ErrorType, errorBody, errorTypes, typeOfStatus } from '../contract/error-types.ts';
import { isWrite, mayBeStopped, type Operation, type Refusal, takesKey } from '../contract/operation.ts';
import { pascalCase, queryFields, reference } from './schemas.ts';

/** Every write reads a body. */
const OF_WRITES: Refusal[] = [
  { status: 400, error: 'Invalid JSON body', when: 'the body is not a JSON object' },
  { status: 413, error: 'Request body too large', when: 'the body has more than 256 kB' },
  { status: 415, error: 'Unsupported content type', when: 'the body is not sent as JSON' },
];

const OF_KEYS: Refusal[] = [
  { status: 400, error: 'Invalid Idempotency-Key', when: 'the header is not 1 to 255 printable characters' },
  { status: 422, error: 'Idempotency-Key already used', when: 'the key was used with another request' },
];

const CONFLICT: Refusal = {
  status: 409,
  error: 'Conflict',
  when: 'other writes kept changing the record, or a call with the same `Idempotency-Key` is under way; see `Retry-After`',
  example: { message: 'The record kept changing while it was written.' },
};

const shownBefore = (id: string): Refusal => ({
  status: 409,
  error: 'Conflict',
  when: `a call with the same \`Idempotency-Key\` was answered: its secret was shown then, and \`${id}\` names what it made`,
  example: { message: 'A call with this Idempotency-Key was answered, and its secret was shown then.', [id]: '?' },
});

// Of several scopes the input decides which one is needed.
const insufficientScope = ({ access: { possible } }: Operation): Refusal[] =>
  possible.length === 0
    ? []
    : [
        {
          status: 403,
          error: 'Insufficient scope',
          when: `the key lacks the scope that the call needs: ${possible.map((scope) => `\`${scope}\``).join(' or ')}`,
          example: {
            message: `This call needs the scope ${possible.at(-1)}, which the key does not have.`,
            required: possible.slice(-1),
            granted: ACCESS_SCOPES.filter((scope) => !possible.includes(scope)).slice(0, 1),
          },
        },
      ];

const OF_READS: Refusal[] = [
  { status: 413, error: 'Result too large', when: 'the answer exceeds 6 MB: ask for a shorter range, or accept gzip' },
];

const TOO_MANY: Refusal = {
  status: 429,
  error: 'Too many requests',
  when: 'calls come too often, such as more than 60 writes of one user in a minute; see `Retry-After`',
  example: { message: 'Try again in 1 s.' },
};

const READ_ONLY: Refusal = {
  status: 503,
  error: 'Read-only',
  when: 'the service takes no changes for a while; reads go on; see `Retry-After`',
  example: { message: 'Try again later.' },
};

const unavailable = (failure = 'Service unavailable'): Refusal => ({
  status: 503,
  error: failure,
  when: 'the database does not answer; see `Retry-After`',
  example: { message: 'The database did not answer. Try again.' },
});

// A required parameter has its own error text.
const invalidParameters = ({ query }: Operation): Refusal[] =>
  (query ? queryFields(query) : [])
    .filter(({ required }) => !required)
    .map(({ name }) => ({
      status: 400,
      error: `Invalid ${name}`,
      when: `\`${name}\` is invalid; \`received\` echoes it`,
      example: { message: `${name} is not valid`, received: '?' },
    }));

/** All refusals, the shared ones included. */
export const refusalsOf = (operation: Operation): Refusal[] => [
  ...(isWrite(operation) ? OF_WRITES : OF_READS),
  ...(takesKey(operation) ? OF_KEYS : []),
  ...(takesKey(operation) || operation.grants.table === 'write' ? [CONFLICT] : []),
  ...(operation.secret ? [shownBefore(operation.secret.id)] : []),
  ...invalidParameters(operation),
  ...Object.values(accessRefusals).filter(
    (refusal) => refusal === accessRefusals.invalidApiKey || needsSubscription(operation.access),
  ),
  ...insufficientScope(operation),
  ...(operation.refusals ?? []),
  TOO_MANY,
  ...(mayBeStopped(operation) ? [READ_ONLY] : []),
  unavailable(operation.failure),
  { status: 500, error: operation.failure ?? 'Internal server error', when: 'the server failed', example: {} },
];

const scope = { type: 'string', enum: [...ACCESS_SCOPES] };
const text = (description: string) => ({ type: 'string', minLength: 1, description });

/** Fields of every refusal (RULES.md#errors). */
const common = (types: readonly string[]) => ({
  error: text('What went wrong; a stable text.'),
  message: text('The same for a reader, sometimes in Portuguese.'),
  type: { type: 'string', enum: types, description: 'Kind of refusal.' },
  docs: { type: 'string', format: 'uri', description: 'Address of the explanation of this kind.' },
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

const OF_FIELDS = {
  param: text('The first parameter or field that is to blame.'),
  received: { description: 'The invalid value, as it came.' },
  details: { type: 'array', minItems: 1, items: wrongField, description: 'All wrong fields, the first first.' },
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

const NEXT_STEPS = { type: 'array', minItems: 1, items: { type: 'string' }, description: 'What a person can do.' };

/** Fields beside the common ones, by the type of the refusal. */
const fieldsOf: Readonly<Partial<Record<ErrorType, object>>> = {
  invalid_request: { ...OF_FIELDS, nextSteps: NEXT_STEPS },
  no_subscription: { nextSteps: NEXT_STEPS },
  subscription_canceled: {
    nextSteps: NEXT_STEPS,
    subscriptionStatus: text('State of the subscription.'),
    currentPeriodEnd: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'End of the paid period, ISO 8601 in UTC.',
    },
  },
  insufficient_scope: {
    required: { type: 'array', items: scope, description: 'The scopes that the call needs.' },
    granted: { type: 'array', items: scope, description: 'The scopes that the key has.' },
  },
  quota_exceeded: { success: { type: 'boolean', examples: [false], description: 'Always false.' } },
  conflict: {
    keyId: text('The key that a repeated call made the first time.'),
    webhookId: text('The webhook whose secret a repeated call showed the first time.'),
  },
};

const schemaOf = (types: readonly ErrorType[], fields: object) => ({
  type: 'object',
  description: types.map((type) => errorTypes[type]).join(' '),
  required: ['error', 'message', 'type', 'docs'],
  properties: { ...common(types), ...fields },
});

/** Of a status with several types: one schema with the fields of all, since a choice between three helps nobody. */
const anyOfTypes = (...types: ErrorType[]) =>
  schemaOf(types, Object.assign({}, ...types.map((type) => fieldsOf[type])));

const TYPES = Object.keys(errorTypes) as ErrorType[];

/** Every refusal and failure by the name of its type, those that share a status, and `Error`, which is any of them. */
export const errorSchemas = {
  ...Object.fromEntries(TYPES.map((type) => [pascalCase(type), anyOfTypes(type)])),
  InvalidFile: schemaOf(['invalid_request'], { ...OF_FIELDS, ...OF_FILES }),
  AuthenticationError: anyOfTypes('invalid_api_key', 'no_subscription', 'subscription_canceled'),
  PermissionError: anyOfTypes('insufficient_scope', 'quota_exceeded', 'forbidden'),
  Error: {
    description: 'Any refusal or failure; `type` says which.',
    oneOf: TYPES.map((type) => reference(pascalCase(type))),
    discriminator: {
      propertyName: 'type',
      mapping: Object.fromEntries(TYPES.map((type) => [type, reference(pascalCase(type)).$ref])),
    },
  },
};

const BY_STATUS: Readonly<Record<number, string>> = { 401: 'AuthenticationError', 403: 'PermissionError' };

const refusedBy = ({ largestBody }: Operation, status: number) => {
  const name = status === 400 && largestBody ? 'InvalidFile' : BY_STATUS[status];
  return reference(name ?? pascalCase(typeOfStatus(status)));
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
      schema: refusedBy(operation, status),
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
