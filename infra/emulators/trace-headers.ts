import { randomBytes } from 'node:crypto';
import { ClientRequest } from 'node:http';

/** Node's diagnostics channel on which each outgoing request appears when it is sent. */
export const REQUEST_START = 'http.client.request.start';

/** One attempt of an AWS call: the invocation that made it and the SDK's own id. */
export type TracedCall = { root: string; attempt: string };

/** A new trace id in X-Ray's form. */
export const newRoot = (): string => `1-${randomBytes(4).toString('hex')}-${randomBytes(12).toString('hex')}`;
export const traceHeader = (root: string): string => `Root=${root};Sampled=0`;

/** Reads the headers that the SDK sends; both parts are empty or meaningless for calls from elsewhere. */
export const callIn = (header: (name: string) => unknown): TracedCall => ({
  root: /Root=([^;]+)/.exec(String(header('x-amzn-trace-id') ?? ''))?.[1] ?? '',
  attempt: `${header('amz-sdk-invocation-id')} ${header('amz-sdk-request')}`,
});

/** The call in a message of the `REQUEST_START` channel. */
export const sentCall = (message: unknown): TracedCall | null =>
  typeof message === 'object' && message !== null && 'request' in message && message.request instanceof ClientRequest
    ? callIn(message.request.getHeader.bind(message.request))
    : null;
