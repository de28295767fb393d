import type { Tool } from '@modelcontextprotocol/server';
import * as z from 'zod/mini';
import { isMark, withoutMark } from '../../contract/fields/source-mark.ts';
import type { Operation } from '../../contract/operation.ts';
import { isObject } from '../../is-object.ts';
import { CHART_URI } from './chart/chart-of.ts';
import { hasForms, type Presentation, RESPONSE_FORMATS } from './presentation.ts';
import { hasPages, isRead, toolName } from './tool-traits.ts';

/** Keywords that a model does not need: the service's refusals name each violated rule. */
const LEFT_OUT = new Set([
  'pattern',
  'maximum',
  'minimum',
  'maxLength',
  'minLength',
  'maxItems',
  'minItems',
  'exclusiveMinimum',
]);

const isNull = (schema: unknown): boolean => isObject(schema) && schema.type === 'null';

// Of several alternatives the first one, and null if it is one of them.
const oneForm = (schema: Record<string, unknown>): Record<string, unknown> => {
  const { anyOf, ...rest } = schema;
  const first = Array.isArray(anyOf) ? anyOf.find((one) => !isNull(one)) : undefined;
  if (!Array.isArray(anyOf) || !isObject(first)) return schema;
  const nullable = anyOf.some(isNull) && typeof first.type === 'string' ? { type: [first.type, 'null'] } : {};
  return { ...first, ...nullable, ...rest };
};

// An entry with fields of its own is told in the argument's description, in fewer tokens.
const briefItems = (schema: unknown): unknown =>
  isObject(schema) && schema.type === 'object' ? { type: 'object' } : brief(schema);

const brief = (schema: unknown): unknown => {
  if (!isObject(schema)) return schema;
  const kept = Object.entries(oneForm(schema)).filter(([keyword]) => !LEFT_OUT.has(keyword));
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, keyword === 'items' ? briefItems(value) : value]));
};

type Input = { type: 'object'; properties: Record<string, object>; required: string[]; additionalProperties: boolean };

/** An input schema in fewer tokens: no patterns and bounds, the first of several forms. @param unlisted arguments left out */
const briefInput = ({ properties, required, ...rest }: Input, unlisted: readonly string[]) => ({
  ...rest,
  properties: Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => !unlisted.includes(name))
      .map(([name, schema]) => [name, Object(brief(schema))]),
  ),
  ...(required.length > 0 ? { required } : {}),
});

export type ToolSchema = { [keyword: string]: unknown };
export type ObjectSchema = { type: 'object'; properties: Record<string, object>; required: string[] };

const objectSchema = (schema: z.ZodMiniType | undefined): ObjectSchema => {
  if (!schema) return { type: 'object', properties: {}, required: [] };
  const { properties, required } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    // Zod omits the default of a field that parses text, because the default is a parsed value.
    override: ({ zodSchema: { _zod: field }, jsonSchema }) => {
      if (field.def.type === 'default') jsonSchema.default = field.def.defaultValue;
    },
  });
  const named = Object.entries(properties ?? {}).filter((entry): entry is [string, ToolSchema] => isObject(entry[1]));
  return { type: 'object', properties: Object.fromEntries(named), required: required ?? [] };
};

/** Query and body of an operation as one strict object; a comma list is an array. @param extra further arguments */
const inputSchemaOf = ({ query, body }: Operation, extra: Record<string, object> = {}) => {
  const parts = [objectSchema(query), objectSchema(body)];
  const properties = withoutMark<object>(Object.assign({}, ...parts.map((part) => part.properties), extra));
  const required = parts.flatMap((part) => part.required).filter((name) => !isMark(name));
  return { type: 'object' as const, properties, required, additionalProperties: false };
};

const OVERWRITES = /^(update|delete|manage|forget)-/;
const REPEATABLE = /^(update|delete|set|forget)-/;

const annotationsOf = (operation: Operation) => {
  const readOnly = isRead(operation);
  return {
    readOnlyHint: readOnly,
    destructiveHint: OVERWRITES.test(operation.name),
    idempotentHint: readOnly || REPEATABLE.test(operation.name),
    openWorldHint: (operation.grants.secrets ?? []).length > 0,
  };
};

const LONGEST_DESCRIPTION = 600;

const cut = (text: string): string =>
  text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION - 1)}…`;

/** Answers of REST take more tokens, so their list leaves out the English words, which the description has others of. */
const wordsOf = (words: string, presentation: Presentation): string =>
  presentation === 'rest' ? words.slice(words.indexOf('. ') + 1).trim() : words;

const described = ({ mcp, summary, description }: Operation, presentation: Presentation): string =>
  mcp
    ? [mcp.description, wordsOf(mcp.words ?? '', presentation)].filter(Boolean).join(' ')
    : cut([summary, description].filter(Boolean).join('. '));

const cursor = (presentation: Presentation) => ({
  cursor: {
    type: 'string',
    description: `${presentation === 'rest' ? 'page.nextCursor' : 'next'} of the last answer.`,
  },
});

const responseFormat = (presentation: Presentation) => ({
  responseFormat: {
    // The first is the default, which each of fifty tools would say again.
    enum: presentation === 'rest' ? [...RESPONSE_FORMATS].reverse() : RESPONSE_FORMATS,
    description: 'detailed: all',
  },
});

const argumentsOf = (operation: Operation, presentation: Presentation) =>
  inputSchemaOf(operation, {
    ...(hasPages(operation) ? cursor(presentation) : {}),
    ...(hasForms(operation) ? responseFormat(presentation) : {}),
  });

const asBefore = (operation: Operation): Tool => ({
  name: toolName(operation),
  title: operation.mcp?.title ?? operation.summary,
  description: described(operation, 'rest'),
  inputSchema: briefInput(argumentsOf(operation, 'rest'), operation.mcp?.neverListed ?? []),
  // Official clients want one before they show the content as structured; a model reads the answer itself.
  outputSchema: { type: 'object' },
  annotations: annotationsOf(operation),
});

const leftOut = ({ mcp }: Operation): string[] => [...(mcp?.unlisted ?? []), ...(mcp?.neverListed ?? [])];

const forAssistants = (operation: Operation): Tool => ({
  name: toolName(operation),
  title: operation.mcp?.title ?? operation.summary,
  description: described(operation, 'assistant'),
  inputSchema: briefInput(argumentsOf(operation, 'assistant'), leftOut(operation)),
  annotations: annotationsOf(operation),
  ...(operation.mcp?.chart ? { _meta: { ui: { resourceUri: CHART_URI } } } : {}),
});

/** The tool of an operation, as `tools/list` describes it; without an output schema if its response is compact. */
export const toolOf = (operation: Operation, presentation: Presentation): Tool =>
  presentation === 'rest' ? asBefore(operation) : forAssistants(operation);
