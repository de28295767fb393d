import type { Tool } from '@modelcontextprotocol/server';
import type { Operation } from '../../contract/operation.ts';
import { briefInput } from './brief-input.ts';
import { CHART_URI } from './chart/chart-resource.ts';
import { withFreshnessText } from './freshness-line.ts';
import { inputSchemaOf, outputSchemaOf } from './json-schema.ts';
import { hasForms, type Presentation, RESPONSE_FORMATS } from './presentation.ts';
import { hasPages, isRead, toolName } from './tool-traits.ts';

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

const LONGEST_DESCRIPTION = 250;

const cut = (text: string): string =>
  text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION - 1)}…`;

const described = ({ mcp, summary, description }: Operation): string =>
  mcp?.description ?? cut([summary, description].filter(Boolean).join('. '));

const cursor = (presentation: Presentation) => ({
  cursor: {
    type: 'string',
    description: `${presentation === 'rest' ? 'page.nextCursor' : 'next'} of the answer before; same arguments.`,
  },
});

const responseFormat = (presentation: Presentation) => ({
  responseFormat: {
    enum: RESPONSE_FORMATS,
    default: presentation === 'rest' ? 'detailed' : 'compact',
    description: 'detailed: every field.',
  },
});

const argumentsOf = (operation: Operation, presentation: Presentation) =>
  inputSchemaOf(operation, {
    ...(hasPages(operation) ? cursor(presentation) : {}),
    ...(hasForms(operation) ? responseFormat(presentation) : {}),
  });

const page = { page: { type: 'object', description: 'Of a list that was cut.' } };

const asBefore = (operation: Operation): Tool => ({
  name: toolName(operation),
  title: operation.mcp?.title ?? operation.summary,
  description: described(operation),
  inputSchema: briefInput(argumentsOf(operation, 'rest')),
  outputSchema: withFreshnessText(outputSchemaOf(operation, hasPages(operation) ? page : {})),
  annotations: annotationsOf(operation),
});

const forAssistants = (operation: Operation): Tool => ({
  name: toolName(operation),
  title: operation.mcp?.title ?? operation.summary,
  description: described(operation),
  inputSchema: briefInput(argumentsOf(operation, 'assistant'), operation.mcp?.unlisted),
  annotations: annotationsOf(operation),
  ...(operation.mcp?.chart ? { _meta: { ui: { resourceUri: CHART_URI } } } : {}),
});

/** The tool of an operation, as `tools/list` describes it; without an output schema if its response is compact. */
export const toolOf = (operation: Operation, presentation: Presentation): Tool =>
  presentation === 'rest' ? asBefore(operation) : forAssistants(operation);
