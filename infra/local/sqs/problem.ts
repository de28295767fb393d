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

export const invalidValue = (reason: string) =>
  new SqsProblem('InvalidParameterValue', `One or more parameters are invalid. Reason: ${reason}`);
