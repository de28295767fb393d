import * as z from 'zod/mini';
import { withoutMark } from '../contract/fields/source-mark.ts';
import { schemaNames } from '../contract/resources/common.ts';
import { glossary } from './glossary.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

// Bounds of safe integers carry no information for readers.
const withoutSafeIntegerBounds = (schema: JsonSchema): void => {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
};

/** Both are one form of JSON Schema; generators know the second. */
const withNull = (parts: readonly JsonSchema[]): JsonSchema | null => {
  const [one, other, ...more] = parts;
  if (!one || !other || more.length > 0 || other.type !== 'null' || typeof one.type !== 'string') return null;
  const { enum: values, ...rest } = one;
  return { ...rest, ...(values && { enum: [...values, null] }), type: [one.type, 'null'] as never };
};

const isTime = (format: unknown): boolean => format === 'date' || format === 'date-time';

/** A number with decimals, also beside null; generators read it as a double. */
const isDecimal = (type: unknown): boolean => [type].flat().includes('number');

/**
 * The same values in the words that generators of seven languages know: null as a second type, no constant truth value, no
 * pattern beside a format, a format for decimals.
 */
export const plainSchema = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plainSchema);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plainSchema(part)]));
  const { anyOf, ...rest } = parts as JsonSchema;
  const joined = anyOf ? withNull(anyOf as JsonSchema[]) : null;
  const schema: JsonSchema = joined ? { ...joined, ...rest } : parts;
  if (schema.type === 'boolean' && schema.const !== undefined) {
    const { const: only, ...plain } = schema;
    return { ...plain, examples: [only as never] };
  }
  if (isTime(schema.format)) delete schema.pattern;
  // Of single signs, such as a tab, no generator makes names.
  if (schema.enum?.every((one) => typeof one === 'string' && one.length === 1)) {
    const { enum: _signs, ...plain } = schema;
    return { ...plain, minLength: 1, maxLength: 1 };
  }
  if (isDecimal(schema.type) && !schema.enum) schema.format ??= 'double';
  return schema;
};

/** JSON Schema 2020-12, as OpenAPI 3.1 requires. */
export const inputSchema = (schema: z.core.$ZodType): JsonSchema => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => withoutSafeIntegerBounds(jsonSchema),
  });
  return json;
};

const MARK = 'x-name';

export const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

// Moves each named schema to a component and leaves a reference.
const lifted = (value: unknown, components: Map<string, unknown>): unknown => {
  if (Array.isArray(value)) return value.map((part) => lifted(part, components));
  if (typeof value !== 'object' || value === null) return value;
  const { [MARK]: name, ...schema } = value as Record<string, unknown>;
  const parts = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, lifted(part, components)]));
  if (typeof name !== 'string') return parts;
  components.set(name, oneSpelling(parts));
  return reference(name);
};

/** `bill_id` is `billId`; so are names with `-` and `.`. */
export const camelCase = (name: string): string =>
  name.replace(/[-_.](\w)/g, (_, letter: string) => letter.toUpperCase());
export const pascalCase = (name: string): string => camelCase(`-${name}`);

/** A field that an answer has in two spellings is documented once: programs in most languages cannot have both. */
const oneSpelling = (schema: Record<string, unknown>): Record<string, unknown> => {
  const { properties, required } = schema as JsonSchema;
  if (typeof properties !== 'object') return schema;
  const isSecond = (name: string): boolean => camelCase(name) !== name && camelCase(name) in properties;
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !isSecond(name))),
    ...(required && { required: required.filter((name) => !isSecond(name)) }),
  };
};

/** Fields may be added to an answer within a version, so a client takes those that it does not know. */
export const opened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(opened);
  if (typeof value !== 'object' || value === null) return value;
  const { additionalProperties, ...schema } = value as Record<string, unknown>;
  const parts = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, opened(part)]));
  return additionalProperties === undefined || additionalProperties === false
    ? parts
    : { ...parts, additionalProperties: opened(additionalProperties) };
};

const LONGEST_ID = 300;

/** What the name of a field tells of its values. */
const formOf = (name: string, { type, enum: values }: JsonSchema): JsonSchema => {
  const types = [type].flat() as (string | undefined)[];
  if (types.includes('integer') && !types.includes('string')) return { minimum: 0, format: 'int32' };
  if (!types.includes('string') || values) return {};
  if (/^id$|Id$|_id$/.test(name)) return { minLength: 1, maxLength: LONGEST_ID };
  if (/currency/i.test(name)) return { pattern: '^[A-Z]{3}$' };
  if (/^url$|Url$/.test(name)) return { format: 'uri' };
  if (
    /^(message|title|category|status|operation|plan|key|secret|merchant|hint|guidance|notice|connector_?[nN]ame)$/.test(
      name,
    )
  )
    return { minLength: 1 };
  return {};
};

/** Every field with what it means and what its values are like, where its own schema does not say so. */
export const explained = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(explained);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, explained(part)]));
  const { properties } = parts as JsonSchema;
  if (typeof properties !== 'object') return parts;
  const fields = Object.entries(properties).map(([name, field]): [string, unknown] => {
    if (typeof field !== 'object' || '$ref' in field) return [name, field];
    return [name, { ...formOf(name, field), ...(glossary[name] && { description: glossary[name] }), ...field }];
  });
  return { ...parts, properties: Object.fromEntries(fields) };
};

/** Named schemas with what they are. */
export const described = (schemas: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      glossary[name] ? { description: glossary[name], ...schema } : schema,
    ]),
  );

export const responseComponents = (responses: Readonly<Record<string, z.ZodMiniType>>): Record<string, unknown> => {
  const components = new Map<string, unknown>();
  for (const [name, response] of Object.entries(responses)) {
    const { $schema: _dialect, ...json } = z.toJSONSchema(response, {
      io: 'output',
      override: ({ zodSchema, jsonSchema }) => {
        withoutSafeIntegerBounds(jsonSchema);
        const id = schemaNames.get(zodSchema)?.id;
        if (id) jsonSchema[MARK] = id;
      },
    });
    components.set(name, lifted(json, components));
  }
  return Object.fromEntries([...components].sort(([one], [other]) => (one < other ? -1 : 1)));
};

/** The description is separate from the schema, as OpenAPI expects. */
export type QueryField = { name: string; required: boolean; description?: string; schema: JsonSchema };

// The schema conversion does not find defaults behind the text reader.
const defaultOf = (field: z.core.$ZodType): unknown => {
  const parsed = z.safeParse(field, undefined);
  return parsed.success ? parsed.data : undefined;
};

const queryField = (name: string, field: z.core.$ZodType, required: boolean): QueryField => {
  const { description, ...schema } = inputSchema(field);
  const fallback = defaultOf(field);
  return {
    name,
    required,
    ...(description === undefined ? {} : { description }),
    schema: fallback === undefined ? schema : { ...schema, default: fallback as JsonSchema['default'] },
  };
};

/** All but the mark of a source, which is ours. @throws Error when the schema is not an object */
export const queryFields = (query: z.ZodMiniType): QueryField[] => {
  if (!(query instanceof z.ZodMiniObject)) throw new Error('A query schema is an object');
  const { required = [] } = inputSchema(query);
  return Object.entries<z.core.$ZodType>(withoutMark(query.shape)).map(([name, field]) =>
    queryField(name, field, required.includes(name)),
  );
};
