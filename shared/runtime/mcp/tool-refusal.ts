import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Operation } from '../../contract/operation.ts';
import { failureBody, refusalAnswer } from '../http/error-mapper.ts';
import { neutralise } from './neutralise.ts';
import type { Presentation } from './presentation.ts';
import { refusalOf } from './result.ts';

const ABOUT_A_RECORD = new Set([400, 403, 404]);

/** Where ids come from, of an operation that was refused over one. */
const hintOf = ({ mcp }: Operation, status: number | undefined) => {
  const sources = Object.entries(mcp?.idsFrom ?? {}).map(([argument, tool]) => `${argument} comes from ${tool}`);
  return status !== undefined && ABOUT_A_RECORD.has(status) && sources.length > 0 ? { hint: sources.join('; ') } : {};
};

/** The tool error of anything that was thrown: the body of REST and, for assistants, where ids come from. */
export const toolRefusal = (
  error: unknown,
  operation: Operation,
  presentation: Presentation,
): { result: CallToolResult; isFailure: boolean } => {
  const refusal = refusalAnswer(error);
  const body = refusal?.body ?? failureBody(error, operation);
  const hint = presentation === 'assistant' ? hintOf(operation, refusal?.status) : {};
  return { result: refusalOf(Object(neutralise({ ...body, ...hint }))), isFailure: refusal === null };
};
