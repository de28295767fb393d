import type { CallToolResult, InputRequiredResult } from '@modelcontextprotocol/server';
import { needsSubscription } from '../../contract/access.ts';
import { type Operation, takesKey } from '../../contract/operation.ts';
import { InsufficientScopeError } from '../../domain-errors.ts';
import type { Instant } from '../../time/instant.ts';
import { dateInSaoPaulo } from '../../time/sao-paulo.ts';
import { type Caller, requireAccess } from '../authenticate.ts';
import type { AnyEndpoint } from '../define-endpoint.ts';
import { failureBody, noteFailure, refusalAnswer } from '../http/error-mapper.ts';
import type { ApiResult } from '../http/middleware.ts';
import { explained } from '../http/respond.ts';
import { parseInput } from '../parse-input.ts';
import { requireChangeable, requireScope } from '../require-scope.ts';
import { type IdempotentRequest, runEndpoint } from '../run-endpoint.ts';
import type { WriteRate } from '../write-rate.ts';
import { chartOf } from './chart/chart-of.ts';
import { compactBody, compactRows } from './compact/compact-result.ts';
import { type Round, unconfirmed } from './confirm.ts';
import { neutralise } from './neutralise.ts';
import { type Binding, listingChanged, type Position, readPageCursor, signPageCursor } from './page-cursor.ts';
import { formatAsked, type Presentation, type ResponseFormat } from './presentation.ts';
import { type CursorAt, refusalResult, resultOf, sizedBody } from './result.ts';
import { type Fields, fingerprint, rowsOfAnswer, withFreshnessLine } from './rows.ts';
import { type Arguments, inputOf, inputToGoOn } from './tool-input.ts';
import { hasPages, toolName } from './tool-traits.ts';

const ABOUT_A_RECORD = new Set([400, 403, 404]);

/** Where ids come from, of an operation that was refused over one. */
const hintOf = ({ mcp }: Operation, status: number | undefined) => {
  const sources = Object.entries(mcp?.idsFrom ?? {}).map(([argument, tool]) => `${argument} comes from ${tool}`);
  return status !== undefined && ABOUT_A_RECORD.has(status) && sources.length > 0 ? { hint: sources.join('; ') } : {};
};

/** The tool error of anything that was thrown: the body of REST and, for assistants, where ids come from. */
const toolRefusal = (
  error: unknown,
  operation: Operation,
  presentation: Presentation,
): { result: CallToolResult; refusal: ApiResult | null } => {
  const refusal = refusalAnswer(error, operation);
  const body = explained(refusal?.status ?? 500, refusal?.body ?? failureBody(error, operation));
  const hint = presentation === 'assistant' ? hintOf(operation, refusal?.status) : {};
  return { result: refusalResult(Object(neutralise({ ...body, ...hint }))), refusal };
};

/**
 * Who calls, when, under which `Idempotency-Key`, how tools look to them, and how to get the key that signs cursors: only
 * paging and questions need it.
 */
export type ToolContext = {
  caller: Caller;
  keyed?: IdempotentRequest | undefined;
  writes?: WriteRate | undefined;
  now: Instant;
  requestId: string;
  presentation: Presentation;
  /** Absent where the protocol has no rounds. */
  round?: Round | undefined;
  /** Whether the client shows pages of its tools. */
  draws?: boolean | undefined;
  cursorKey(): Promise<string>;
  /** Called when a call is refused because of a missing scope. */
  lacks?(refusal: InsufficientScopeError): void;
};

type Call = { endpoint: AnyEndpoint; input: ReturnType<typeof inputOf>; format: ResponseFormat; context: ToolContext };

const isCursor = (cursor: unknown): boolean => cursor !== undefined && cursor !== null && cursor !== '';

const run = async ({ endpoint, input, format, context }: Call): Promise<Fields> => {
  const { caller, now, writes } = context;
  const keyed = takesKey(endpoint.operation) ? context.keyed : undefined;
  const answer = Object(neutralise(await runEndpoint(endpoint, { caller, now, input, keyed, writes })));
  return format === 'compact' ? withFreshnessLine(answer) : answer;
};

const bindingOf = ({ endpoint, input, format, context }: Call): Binding => ({
  userId: context.caller.userId,
  tool: toolName(endpoint.operation),
  // A cursor belongs to one form; the detailed form has its own cursors, which are older than the compact form.
  input: format === 'compact' ? { ...input, format } : input,
});

const bodyOf = (
  { endpoint, format, context }: Call,
  answer: Fields,
  offset: number,
  cursors: (() => Promise<CursorAt>) | null,
): Promise<Fields> =>
  format === 'compact'
    ? compactBody(endpoint.operation, answer, { today: dateInSaoPaulo(context.now), offset, cursors })
    : sizedBody(answer, offset, cursors);

const goOn = async (call: Call, cursor: unknown): Promise<Fields> => {
  const { endpoint, input, format, context } = call;
  const { operation } = endpoint;
  const binding = bindingOf(call);
  const position: Position | null = isCursor(cursor)
    ? readPageCursor(typeof cursor === 'string' ? cursor : '', binding, await context.cursorKey(), context.now)
    : null;
  const at = position?.at ?? context.now;
  const asked = { ...call, input: position ? inputToGoOn(operation, input) : input, context: { ...context, now: at } };
  const answer = await run(asked);
  if (position) {
    const rows = format === 'compact' ? compactRows(operation, answer) : rowsOfAnswer(answer);
    if (fingerprint(rows.slice(0, position.offset)) !== position.before) throw listingChanged();
  }
  return bodyOf(asked, answer, position?.offset ?? 0, async () => {
    const key = await context.cursorKey();
    return (offset, given) => signPageCursor({ offset, at, before: fingerprint(given) }, binding, key);
  });
};

// Assistants pay twice for a response that has both text and structured content.
const laidOut = ({ endpoint, format, context }: Call, body: Fields): CallToolResult => {
  const whole = resultOf(body);
  if (context.presentation === 'rest') return whole;
  const chart = context.draws && format === 'compact' ? chartOf(endpoint.operation, body) : null;
  return chart ? { ...whole, structuredContent: { ...body, chart } } : { content: whole.content };
};

// The refusal of the call precedes a question about a record that the caller may not change.
const subjectOf = async ({ endpoint, input, context: { caller } }: Call): Promise<string | null> => {
  const parsed = parseInput(endpoint.operation, input);
  requireScope(endpoint.operation, parsed, caller);
  requireChangeable(endpoint.operation, parsed, caller);
  return (await endpoint.subject?.({ userId: caller.userId, ...parsed })) ?? null;
};

const answered = async (
  endpoint: AnyEndpoint,
  given: Arguments,
  context: ToolContext,
): Promise<CallToolResult | InputRequiredResult> => {
  const { operation } = endpoint;
  if (context.caller.token && needsSubscription(operation.access)) requireAccess(context.caller, context.now);
  const { format, args } = formatAsked(operation, given, context.presentation);
  const { cursor, ...rest } = args;
  const pages = hasPages(operation);
  // A tool without pages has no such argument, and refuses it as any other.
  const call = { endpoint, input: inputOf(operation, pages ? rest : args), format, context };
  const { round = { asks: false }, now, cursorKey } = context;
  const subject = () => subjectOf(call);
  const instead = await unconfirmed({ operation, binding: bindingOf(call), args, now, round, subject }, cursorKey);
  if (instead) return instead;
  return laidOut(call, pages ? await goOn(call, cursor) : await bodyOf(call, await run(call), 0, null));
};

/** Calls the operation of a tool. A refusal is a tool error with the body that REST answers; so is a failure. */
export const callTool = async (
  endpoint: AnyEndpoint,
  given: Arguments,
  context: ToolContext,
): Promise<CallToolResult | InputRequiredResult> => {
  try {
    return await answered(endpoint, given, context);
  } catch (error) {
    const { requestId, caller, presentation } = context;
    if (error instanceof InsufficientScopeError) context.lacks?.(error);
    const { result, refusal } = toolRefusal(error, endpoint.operation, presentation);
    noteFailure(error, refusal, { operation: endpoint.operation.name, requestId, userId: caller.userId });
    return result;
  }
};
