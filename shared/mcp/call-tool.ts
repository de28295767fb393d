import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Caller } from '../http/authenticate.ts';
import type { AnyEndpoint } from '../http/endpoint.ts';
import { refusalAnswer } from '../http/error-mapper.ts';
import { type Keyed, runEndpoint } from '../http/run-endpoint.ts';
import { log } from '../log.ts';
import type { Instant } from '../time/instant.ts';
import { type Binding, listingChanged, type Position, readCursor, signCursor } from './cursor.ts';
import { neutralise } from './neutralise.ts';
import { refusalOf, sizedResult } from './result.ts';
import { type Fields, fingerprint, rowsOf } from './rows.ts';
import { hasPages, toolName } from './tool.ts';
import { type Arguments, inputOf, inputToGoOn } from './tool-input.ts';

/** Who calls, when, under which `Idempotency-Key`, and how to get the key that signs cursors. */
export type ToolContext = {
  caller: Caller;
  keyed?: Keyed | undefined;
  now: Instant;
  requestId: string;
  cursorKey(): Promise<string>;
};

const isCursor = (cursor: unknown): boolean => cursor !== undefined && cursor !== null && cursor !== '';

const run = async (endpoint: AnyEndpoint, input: ReturnType<typeof inputOf>, context: ToolContext): Promise<Fields> => {
  const { caller, now } = context;
  const keyed = endpoint.operation.method === 'GET' ? undefined : context.keyed;
  return Object(neutralise(await runEndpoint(endpoint, { caller, now, input, keyed })));
};

const goOn = async (endpoint: AnyEndpoint, given: Arguments, context: ToolContext): Promise<CallToolResult> => {
  const { cursor, ...rest } = given;
  const { operation } = endpoint;
  const input = inputOf(operation, rest);
  const key = await context.cursorKey();
  const binding: Binding = { userId: context.caller.userId, tool: toolName(operation), input };
  const position: Position | null = isCursor(cursor)
    ? readCursor(typeof cursor === 'string' ? cursor : '', binding, key, context.now)
    : null;
  const at = position?.at ?? context.now;
  const asked = position ? inputToGoOn(operation, input) : input;
  const answer = await run(endpoint, asked, { ...context, now: at });
  if (position && fingerprint(rowsOf(answer).slice(0, position.offset)) !== position.before) throw listingChanged();
  return sizedResult(answer, position?.offset ?? 0, (offset, rows) =>
    signCursor({ offset, at, before: fingerprint(rows) }, binding, key),
  );
};

const change = async (endpoint: AnyEndpoint, given: Arguments, context: ToolContext): Promise<CallToolResult> =>
  sizedResult(await run(endpoint, inputOf(endpoint.operation, given), context), 0, () => null);

/** Calls the operation of a tool. A refusal is a tool error with the body that REST answers; so is a failure. */
export const callTool = async (
  endpoint: AnyEndpoint,
  given: Arguments,
  context: ToolContext,
): Promise<CallToolResult> => {
  const { operation } = endpoint;
  try {
    return await (hasPages(operation) ? goOn : change)(endpoint, given, context);
  } catch (error) {
    const refusal = refusalAnswer(error);
    const { requestId, caller } = context;
    if (!refusal) log.failure(error, { operation: operation.name, requestId, userId: caller.userId });
    const body = refusal?.body ?? { error: operation.failure ?? 'Internal server error' };
    return refusalOf(Object(neutralise(body)));
  }
};
