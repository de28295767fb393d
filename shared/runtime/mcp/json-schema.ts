import * as z from 'zod/mini';
import type { Operation } from '../../contract/operation.ts';
import { isObject } from '../../is-object.ts';

export type JsonSchema = { [keyword: string]: unknown };
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
  const named = Object.entries(properties ?? {}).filter((entry): entry is [string, JsonSchema] => isObject(entry[1]));
  return { type: 'object', properties: Object.fromEntries(named), required: required ?? [] };
};

/** Query and body of an operation as one strict object; a comma list is an array. @param extra further arguments */
export const inputSchemaOf = ({ query, body }: Operation, extra: Record<string, object> = {}) => {
  const parts = [objectSchema(query), objectSchema(body)];
  const { s: _mark, ...properties } = Object.assign({}, ...parts.map((part) => part.properties), extra);
  const required = parts.flatMap((part) => part.required).filter((name) => name !== 's');
  return { type: 'object' as const, properties, required, additionalProperties: false };
};

const briefProperties = (properties: JsonSchema, depth: number) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      isObject(value) && NAMED_ONLY.has(name) ? { type: value.type } : brief(value, depth + 1),
    ]),
  );

// One of several bare types, null among them mostly, needs one word each.
const merged = (schema: JsonSchema): JsonSchema => {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || !anyOf.every((one) => isObject(one) && Object.keys(one).join() === 'type'))
    return schema;
  return { ...rest, type: anyOf.flatMap((one) => one.type) };
};

const brief = (schema: unknown, depth: number): unknown => {
  if (Array.isArray(schema)) return schema.map((part) => brief(part, depth));
  if (!isObject(schema)) return schema;
  if (depth > DEEPEST) return 'type' in schema ? { type: schema.type } : {};
  const kept = Object.entries(schema).filter(([keyword]) => !NOISE.has(keyword));
  return merged(
    Object.fromEntries(
      kept.map(([keyword, value]) => {
        if (keyword === 'properties' && isObject(value)) return [keyword, briefProperties(value, depth)];
        return [keyword, keyword === 'items' || keyword === 'anyOf' ? brief(value, depth) : value];
      }),
    ),
  );
};

/**
 * The fields of an operation's success body and their types, without what only a validator of every digit needs. None is
 * required: official clients check what they get, and the compact form has fields of its own. @param extra optional fields
 */
export const outputSchemaOf = ({ response }: Operation, extra: Record<string, object> = {}) => {
  const { properties } = z.toJSONSchema(response(), { io: 'output', unrepresentable: 'any' });
  const { success: _success, timestamp: _timestamp, ...fields } = briefProperties(properties ?? {}, 0);
  return { type: 'object' as const, properties: { ...fields, ...extra } as Record<string, object> };
};
