import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Operation } from '../contract/operation.ts';
import type { Caller } from '../http/authenticate.ts';
import type { AnyEndpoint } from '../http/endpoint.ts';
import { refusalAnswer } from '../http/error-mapper.ts';
import { BadRequestError } from '../http/errors.ts';
import { runEndpoint } from '../http/run-endpoint.ts';
import { log } from '../log.ts';
import type { Instant } from '../time/instant.ts';
import { type Binding, readCursor, signCursor } from './cursor.ts';
import { fieldsOf } from './json-schema.ts';
import { neutralise } from './neutralise.ts';
import { refusalOf, sizedResult } from './result.ts';
import { isRead, toolName } from './tool.ts';

type Arguments = Record<string, unknown>;

/** Who calls, when, and how to get the key that signs cursors. */
export type ToolContext = { caller: Caller; now: Instant; requestId: string; cursorKey(): Promise<string> };

const only = (values: Arguments, names: readonly string[]): Arguments =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

const isGiven = ([, value]: [string, unknown]): boolean => value !== null;

/** @throws BadRequestError for an argument that the tool does not have: it would be left out in silence */
const inputOf = (operation: Operation, given: Arguments) => {
  const fields = fieldsOf(operation);
  const unknown = Object.keys(given).find((name) => ![...fields.query, ...fields.body].includes(name));
  if (unknown !== undefined) {
    throw new BadRequestError('Unknown argument', { message: `${toolName(operation)} has no argument ${unknown}` });
  }
  // Assistants send null for what they leave out; in a body null can mean something.
  const query = Object.fromEntries(Object.entries(only(given, fields.query)).filter(isGiven));
  return { query, body: only(given, fields.body) };
};

const positionOf = (cursor: unknown, binding: Binding, key: string, now: Instant) => {
  if (cursor === undefined || cursor === null || cursor === '') return { offset: 0, at: now };
  return readCursor(typeof cursor === 'string' ? cursor : '', binding, key, now);
};

const readPage = async (endpoint: AnyEndpoint, given: Arguments, context: ToolContext): Promise<CallToolResult> => {
  const { cursor, ...rest } = given;
  const input = inputOf(endpoint.operation, rest);
  const { caller, now } = context;
  const key = await context.cursorKey();
  const binding = { userId: caller.userId, tool: toolName(endpoint.operation), input: input.query };
  const { offset, at } = positionOf(cursor, binding, key, now);
  const answer = Object(neutralise(await runEndpoint(endpoint, { caller, now: at, input })));
  return sizedResult(answer, offset, (next) => signCursor({ offset: next, at }, binding, key));
};

const change = async (endpoint: AnyEndpoint, given: Arguments, { caller, now }: ToolContext) => {
  const answer = await runEndpoint(endpoint, { caller, now, input: inputOf(endpoint.operation, given) });
  return sizedResult(Object(neutralise(answer)), 0, () => null);
};

/** Calls the operation of a tool. A refusal is a tool error with the body that REST answers; so is a failure. */
export const callTool = async (
  endpoint: AnyEndpoint,
  given: Arguments,
  context: ToolContext,
): Promise<CallToolResult> => {
  const { operation } = endpoint;
  try {
    return await (isRead(operation) ? readPage : change)(endpoint, given, context);
  } catch (error) {
    const refusal = refusalAnswer(error);
    const { requestId, caller } = context;
    if (!refusal) log.failure(error, { operation: operation.name, requestId, userId: caller.userId });
    const body = refusal?.body ?? { error: operation.failure ?? 'Internal server error' };
    return refusalOf(Object(neutralise(body)));
  }
};
