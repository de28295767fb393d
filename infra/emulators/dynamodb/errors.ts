import type { Item, Output } from './dynalite.ts';

const SERVICE = 'com.amazonaws.dynamodb.v20120810#';
const VALIDATION = 'com.amazon.coral.validate#ValidationException';

/** A refusal in DynamoDB's form: status and body of the HTTP response. dynalite's own errors have the same fields. */
export class DynamoDbError extends Error {
  readonly statusCode: number;
  readonly body: Output;

  constructor(type: string, message: string, extra: Output = {}, statusCode = 400) {
    super(message);
    this.statusCode = statusCode;
    this.body = { __type: type.includes('#') ? type : `${SERVICE}${type}`, message, Message: message, ...extra };
  }
}

export type Refusal = Error & { statusCode: number; body: Output };

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'statusCode' in error && 'body' in error;

export const validationError = (message: string): DynamoDbError => new DynamoDbError(VALIDATION, message);

export const isConditionFailure = (error: unknown): error is Refusal =>
  isRefusal(error) && error.body.__type === `${SERVICE}ConditionalCheckFailedException`;

export type CancellationReason = { Code: string; Message?: string; Item?: Item };

export const transactionCancelled = (reasons: CancellationReason[]): DynamoDbError =>
  new DynamoDbError(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons.map(({ Code }) => Code).join(', ')}]`,
    { CancellationReasons: reasons },
  );
