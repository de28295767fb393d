import { ACCESS_SCOPES, needsSubscription } from '../contract/access.ts';
import { accessRefusals } from '../contract/access-refusals.ts';
import { isWrite, mayBeStopped, type Operation, type Refusal, takesKey } from '../contract/operation.ts';
import { queryFields } from './schemas.ts';

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
    .filter(({ name, required }) => name !== 's' && !required)
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
