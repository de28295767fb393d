import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import type { Operation } from '../contract/operation.ts';
import { inputSchemaOf, outputSchemaOf } from './json-schema.ts';

/** `get-transactions` is the tool `getTransactions`. */
export const toolName = ({ name }: Pick<Operation, 'name'>): string =>
  name.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());

/** Reads and nothing else. */
export const isRead = ({ method, scope }: Operation): boolean =>
  method === 'GET' && scope.table === 'read' && !scope.sends?.length && !scope.secrets?.length;

/** Its answer may be a long list, which comes in pages. */
export const hasPages = (operation: Operation): boolean => isRead(operation) || operation.listing !== undefined;

const OVERWRITES = /^(update|delete|manage)-/;
const REPEATABLE = /^(update|delete)-/;

const annotationsOf = (operation: Operation) => {
  const readOnly = isRead(operation);
  return {
    readOnlyHint: readOnly,
    destructiveHint: OVERWRITES.test(operation.name),
    idempotentHint: readOnly || REPEATABLE.test(operation.name),
    openWorldHint: (operation.scope.secrets ?? []).length > 0,
  };
};

const cursor = { cursor: { type: 'string', description: 'page.nextCursor of the answer before; same arguments.' } };
const page = { page: { type: 'object', description: 'When the list was cut: returned, total, nextCursor, totals.' } };

/** The tool of an operation, as `tools/list` tells it. */
export const toolOf = (operation: Operation): Tool => ({
  name: toolName(operation),
  description: [operation.summary, operation.description].filter(Boolean).join('. '),
  inputSchema: inputSchemaOf(operation, hasPages(operation) ? cursor : {}),
  outputSchema: outputSchemaOf(operation, hasPages(operation) ? page : {}),
  annotations: annotationsOf(operation),
});
