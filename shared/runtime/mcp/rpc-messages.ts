import { isJSONRPCNotification, isJSONRPCRequest, isJSONRPCResponse } from '@modelcontextprotocol/server';
import { needsSubscription } from '../../contract/access.ts';
import { isObject } from '../../is-object.ts';
import { bodyText, isEncoded, tooDeep } from '../http/json-body.ts';
import type { ApiEvent } from '../http/middleware.ts';
import { LARGEST_BODY } from '../parse-input.ts';
import type { CallableTool, Toolbox } from './toolbox.ts';

/** Codes of JSON-RPC 2.0 itself. */
export const rpcCode = { parse: -32_700, invalidRequest: -32_600, invalidParams: -32_602, internal: -32_603 } as const;

/** Our own, of the range that JSON-RPC leaves to servers. 2026-07-28 keeps that range: there the HTTP status is the code. */
const OWN = { refused: -32_000, unauthorized: -32_001 } as const;

const isOwn = (code: keyof typeof rpcCode | keyof typeof OWN): code is keyof typeof OWN => Object.hasOwn(OWN, code);

export type RpcFailure = {
  /** Of HTTP. */
  status: number;
  code: keyof typeof rpcCode | keyof typeof OWN;
  message: string;
  /** The body that REST answers. */
  data?: object;
  headers?: Record<string, string>;
};

/** The error object of JSON-RPC. @param stateless of 2026-07-28 */
export const rpcErrorOf = ({ status, code, message, data }: RpcFailure, stateless: boolean) => ({
  code: isOwn(code) ? (stateless ? status : OWN[code]) : rpcCode[code],
  message,
  ...(data ? { data } : {}),
});

/** A whole HTTP request that is refused, before any of its messages is answered. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly failure: RpcFailure;

  constructor(failure: RpcFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Messages of one batch (protocol 2025-03-26); each call of a write tool counts as a write. */
const MOST_MESSAGES = 20;

/**
 * Bytes of a batch of several messages. What a call costs grows with the texts in its arguments, and all calls of a
 * batch are worked on in one request.
 */
const LARGEST_BATCH = 16 * 1024;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new RpcError({ status: 400, code: 'parse', message: 'Parse error: the body is not JSON' });
  }
};

const invalid = (message: string) => new RpcError({ status: 400, code: 'invalidRequest', message });

// A request that is cancelled in its own batch would never be answered, and it cannot be cancelled later.
const isKept = (message: unknown): boolean => !isObject(message) || message.method !== 'notifications/cancelled';

// The service has no tasks, so their augmentation must be ignored; the SDK would call the tool and refuse its result.
const withoutTask = (message: unknown): unknown => {
  if (!isObject(message) || !isObject(message.params)) return message;
  const { task: _task, ...params } = message.params;
  return { ...message, params };
};

const isMessage = (value: unknown): boolean =>
  isJSONRPCRequest(value) || isJSONRPCNotification(value) || isJSONRPCResponse(value);

export type Received = { batch: boolean; messages: unknown[] };

/** The JSON-RPC message of the event, or a batch of them. @throws RpcError for anything else */
export const messagesOf = (event: ApiEvent): Received => {
  if (isEncoded(event)) {
    throw new RpcError({ status: 415, code: 'refused', message: 'Send the body without a Content-Encoding' });
  }
  const text = bodyText(event);
  if (Buffer.byteLength(text) > LARGEST_BODY) {
    throw new RpcError({ status: 413, code: 'refused', message: 'The body may have at most 256 kB' });
  }
  const value = parsed(text);
  const messages: unknown[] = Array.isArray(value) ? value : [value];
  if (messages.length === 0) throw invalid('Invalid Request: a batch holds at least one message');
  if (messages.length > MOST_MESSAGES) {
    throw invalid(`Invalid Request: a batch holds at most ${MOST_MESSAGES} messages`);
  }
  if (messages.length > 1 && Buffer.byteLength(text) > LARGEST_BATCH) {
    throw invalid('Invalid Request: a batch has at most 16 kB; send long messages one by one');
  }
  const deep = tooDeep(value);
  if (deep) throw new RpcError({ status: 400, code: 'invalidParams', message: `Invalid params: ${deep}` });
  if (!messages.every(isMessage)) {
    throw invalid('Invalid Request: not a JSON-RPC 2.0 message');
  }
  return { batch: Array.isArray(value), messages: messages.filter(isKept).map(withoutTask) };
};

/** The id of a single request, as far as it can be read; null for a batch. */
export const idOf = (event: ApiEvent): string | number | null => {
  try {
    const value: unknown = JSON.parse(bodyText(event));
    const id = isObject(value) ? value.id : null;
    return typeof id === 'string' || typeof id === 'number' ? id : null;
  } catch {
    return null;
  }
};

const receivedOf = (event: ApiEvent): unknown[] => {
  try {
    return messagesOf(event).messages;
  } catch {
    return [];
  }
};

/** The tool that a message calls. */
const calledBy = (message: unknown, find: Toolbox['find']): CallableTool | undefined =>
  isObject(message) && message.method === 'tools/call' && isObject(message.params)
    ? find(String(message.params.name))
    : undefined;

/** Whether the event holds calls of tools that need no subscription, and nothing else. One that cannot be read does not. */
export const asksForOpenTools = (event: ApiEvent, find: Toolbox['find']): boolean => {
  const messages = receivedOf(event);
  const isOpen = (message: unknown): boolean => {
    const tool = calledBy(message, find);
    return tool !== undefined && !needsSubscription(tool);
  };
  return messages.length > 0 && messages.every(isOpen);
};

/** Whether the event calls a tool of which some input needs more than the scope to read. */
export const asksForChanges = (event: ApiEvent, find: Toolbox['find']): boolean =>
  receivedOf(event).some((message) => calledBy(message, find)?.possible.some((scope) => scope !== 'read'));
