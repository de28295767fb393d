import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';
import { arnOf } from '../../emulators/http/arn.ts';

const notSupported = (): never => {
  throw new Error('Callback style is not supported; return a promise.');
};

/** The second argument of a handler. */
export const lambdaContext = (functionName: string, timeoutMs: number): Context => {
  const deadline = Date.now() + timeoutMs;
  return {
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: arnOf('lambda', `function:${functionName}`),
    memoryLimitInMB: '512',
    awsRequestId: randomUUID(),
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    done: notSupported,
    fail: notSupported,
    succeed: notSupported,
  };
};
