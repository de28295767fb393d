/** A refusal of SQS: its type in the JSON protocol and its code in the older query protocol, which SDKs still read. */
export class SqsProblem extends Error {
  override readonly name = 'SqsProblem';
  readonly type: string;
  readonly queryCode: string;
  readonly status: number;

  constructor(type: string, message: string, { queryCode = type, status = 400 } = {}) {
    super(message);
    this.type = type;
    this.queryCode = queryCode;
    this.status = status;
  }
}

export const noSuchQueue = () =>
  new SqsProblem('QueueDoesNotExist', 'The specified queue does not exist.', {
    queryCode: 'AWS.SimpleQueueService.NonExistentQueue',
  });

export const invalidHandle = () => new SqsProblem('ReceiptHandleIsInvalid', 'The input receipt handle is invalid.');

export const invalidValue = (message: string) => new SqsProblem('InvalidParameterValue', message);

/** @param character its code point */
export const invalidContents = (character: number) =>
  new SqsProblem(
    'InvalidMessageContents',
    `Invalid binary character '#x${character.toString(16).toUpperCase()}' was found in the message body, the set of allowed characters is #x9 | #xA | #xD | #x20 to #xD7FF | #xE000 to #xFFFD | #x10000 to #x10FFFF`,
  );

export const batchTooLong = (most: number, sent: number) =>
  new SqsProblem(
    'BatchRequestTooLong',
    `Batch requests cannot be longer than ${most} bytes. You have sent ${sent} bytes.`,
    { queryCode: 'AWS.SimpleQueueService.BatchRequestTooLong' },
  );

export const unknownAttribute = (name: string) => new SqsProblem('InvalidAttributeName', `Unknown Attribute ${name}.`);
