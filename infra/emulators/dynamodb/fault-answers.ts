import type { FaultKind, Silence } from '../faults.ts';
import type { Input } from './dynalite.ts';
import { DynamoDbError, type Refusal, transactionCancelled } from './errors.ts';

const THROTTLED =
  'The level of configured provisioned throughput for the table was exceeded. ' +
  'Consider increasing your provisioning level with the UpdateTable API.';
const CONFLICTING = 'Transaction is ongoing for the item';

const CONFLICTED_WRITES = new Set(['PutItem', 'UpdateItem', 'DeleteItem']);
const TRANSACTION = 'TransactWriteItems';

/** Only writes can meet an ongoing transaction. */
export const canFailSo = (operation: string, kind: FaultKind): boolean =>
  kind !== 'conflict' || CONFLICTED_WRITES.has(operation) || operation === TRANSACTION;

/** What DynamoDB answers to a call that fails so. The SDK repeats it by itself, except a conflict. */
export const faultAnswer = (kind: Exclude<FaultKind, Silence>, operation: string, input: Input): Refusal => {
  if (kind === '500') return new DynamoDbError('InternalServerError', 'Internal server error', {}, 500);
  if (kind === 'throttle') {
    return operation === TRANSACTION
      ? new DynamoDbError('ThrottlingException', 'Rate of requests exceeds the allowed throughput.')
      : new DynamoDbError('ProvisionedThroughputExceededException', THROTTLED);
  }
  if (operation !== TRANSACTION) return new DynamoDbError('TransactionConflictException', CONFLICTING);
  const steps = Array.isArray(input.TransactItems) ? input.TransactItems : [];
  return transactionCancelled(steps.map(() => ({ Code: 'TransactionConflict', Message: CONFLICTING })));
};
