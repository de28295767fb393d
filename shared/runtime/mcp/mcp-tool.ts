import type { Tool } from '@modelcontextprotocol/server';
import * as z from 'zod/mini';
import type { Operation } from '../../contract/operation.ts';
import { isObject } from '../../is-object.ts';
import { CHART_URI } from './chart/chart-of.ts';
import { hasForms, type Presentation, RESPONSE_FORMATS } from './presentation.ts';
import { withFreshnessText } from './rows.ts';
import { hasPages, isRead, toolName } from './tool-traits.ts';

/** Keywords that a model does not need: the service's refusals name each violated rule. */
const LEFT_OUT = new Set(['pattern', 'maximum', 'minimum', 'maxLength', 'minLength', 'maxItems', 'exclusiveMinimum']);

const isNull = (schema: unknown): boolean => isObject(schema) && schema.type === 'null';

// Of several alternatives the first one, and null if it is one of them.
const oneForm = (schema: Record<string, unknown>): Record<string, unknown> => {
  const { anyOf, ...rest } = schema;
  const first = Array.isArray(anyOf) ? anyOf.find((one) => !isNull(one)) : undefined;
  if (!Array.isArray(anyOf) || !isObject(first)) return schema;
  const nullable = anyOf.some(isNull) && typeof first.type === 'string' ? { type: [first.type, 'null'] } : {};
  return { ...first, ...nullable, ...rest };
};

const brief = (schema: unknown): unknown => {
  if (!isObject(schema)) return schema;
  const kept = Object.entries(oneForm(schema)).filter(([keyword]) => !LEFT_OUT.has(keyword));
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, keyword === 'items' ? brief(value) : value]));
};

type Input = { type: 'object'; properties: Record<string, object>; required: string[]; additionalProperties: boolean };

/** An input schema in fewer tokens: no patterns and bounds, the first of several forms. @param unlisted arguments left out */
const briefInput = ({ properties, required, ...rest }: Input, unlisted: readonly string[] = []) => ({
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

/** Levels of an output schema that are spelled out; deeper values are named by type only, to keep tools/list small. */
const DEEPEST = 0;
// They repeat `format`, `type` and `properties` at length.
const NOISE = new Set([
  '$schema',
  'required',
  'pattern',
  'description',
  'format',
  'minimum',
  'maximum',
  'maxItems',
  'propertyNames',
  'additionalProperties',
]);

/** What only echoes or explains the question: its fields are left out. */
const NAMED_ONLY = new Set(['filters', 'interpretation', 'bankData', 'creditData']);

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
  const { s: _mark, ...properties } = Object.assign({}, ...parts.map((part) => part.properties), extra);
  const required = parts.flatMap((part) => part.required).filter((name) => name !== 's');
  return { type: 'object' as const, properties, required, additionalProperties: false };
};

const briefProperties = (properties: ToolSchema, depth: number) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      isObject(value) && NAMED_ONLY.has(name) ? { type: value.type } : briefToDepth(value, depth + 1),
    ]),
  );

// One of several bare types, null among them mostly, needs one word each.
const merged = (schema: ToolSchema): ToolSchema => {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || !anyOf.every((one) => isObject(one) && Object.keys(one).join() === 'type'))
    return schema;
  return { ...rest, type: anyOf.flatMap((one) => one.type) };
};

const briefToDepth = (schema: unknown, depth: number): unknown => {
  if (Array.isArray(schema)) return schema.map((part) => briefToDepth(part, depth));
  if (!isObject(schema)) return schema;
  if (depth > DEEPEST) return 'type' in schema ? { type: schema.type } : {};
  const kept = Object.entries(schema).filter(([keyword]) => !NOISE.has(keyword));
  return merged(
    Object.fromEntries(
      kept.map(([keyword, value]) => {
        if (keyword === 'properties' && isObject(value)) return [keyword, briefProperties(value, depth)];
        return [keyword, keyword === 'items' || keyword === 'anyOf' ? briefToDepth(value, depth) : value];
      }),
    ),
  );
};

/**
 * The fields of an operation's success body and their types, without what only a validator of every digit needs. None is
 * required: official clients check what they get, and the compact form has fields of its own. @param extra optional fields
 */
const outputSchemaOf = ({ response }: Operation, extra: Record<string, object> = {}) => {
  const { properties } = z.toJSONSchema(response(), { io: 'output', unrepresentable: 'any' });
  const { success: _success, timestamp: _timestamp, ...fields } = briefProperties(properties ?? {}, 0);
  return { type: 'object' as const, properties: { ...fields, ...extra } as Record<string, object> };
};

const OVERWRITES = /^(update|delete|manage)-/;
const REPEATABLE = /^(update|delete)-/;

const annotationsOf = (operation: Operation) => {
  const readOnly = isRead(operation);
  return {
    readOnlyHint: readOnly,
    destructiveHint: OVERWRITES.test(operation.name),
    idempotentHint: readOnly || REPEATABLE.test(operation.name),
    openWorldHint: (operation.grants.secrets ?? []).length > 0,
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
