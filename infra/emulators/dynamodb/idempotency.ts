import { createHash } from 'node:crypto';
import { addSeconds, type Instant } from '../../../shared/time/instant.ts';
import type { BatchOperation, Input, Store } from './dynalite.ts';
import { DynamoDbError, validationError } from './errors.ts';
import { prefixes, under } from './keys.ts';

type TokenRecord = { hash: string; forgottenAt: Instant };

/** How long DynamoDB remembers a `ClientRequestToken`. */
const TOKEN_SECONDS = 600;

const hashOf = (input: Input): string => createHash('sha256').update(JSON.stringify(input.TransactItems)).digest('hex');

const tokenOf = ({ ClientRequestToken: token }: Input): string | undefined => {
  if (token === undefined) return undefined;
  if (typeof token === 'string' && token.length >= 1 && token.length <= 36) return token;
  throw validationError(
    "1 validation error detected: Value at 'clientRequestToken' failed to satisfy constraint: " +
      'Member must have length less than or equal to 36',
  );
};

/** Whether the same transaction was already executed with its token. @throws IdempotentParameterMismatchException */
export const wasDone = async (store: Store, input: Input, now: Instant): Promise<boolean> => {
  const token = tokenOf(input);
  const record = token && (await store.db.get<TokenRecord>(prefixes.tokens + token));
  if (!record || record.forgottenAt <= now) return false;
  if (record.hash === hashOf(input)) return true;
  throw new DynamoDbError(
    'IdempotentParameterMismatchException',
    'The request uses the same client token as a previous, but non-identical request. ' +
      'Do not reuse a client token with different requests, unless the requests are identical',
  );
};

/** The record to write with the transaction's own changes. */
export const rememberToken = (input: Input, now: Instant): BatchOperation[] => {
  const token = tokenOf(input);
  const value: TokenRecord = { hash: hashOf(input), forgottenAt: addSeconds(now, TOKEN_SECONDS) };
  return token === undefined ? [] : [{ type: 'put', key: prefixes.tokens + token, value }];
};

export const forgetTokens = async (store: Store, now: Instant): Promise<void> => {
  const forgotten: BatchOperation[] = [];
  for await (const [key, { forgottenAt }] of store.db.iterator<TokenRecord>(under(prefixes.tokens))) {
    if (forgottenAt <= now) forgotten.push({ type: 'del', key });
  }
  await store.db.batch(forgotten);
};
