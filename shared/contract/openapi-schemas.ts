import * as z from 'zod/mini';
import { schemaNames } from './resources/common.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

// Bounds of what a JSON number can hold say nothing to a reader.
const withoutSafeIntegerBounds = (schema: JsonSchema): void => {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
};

/** The JSON Schema (2020-12, as OpenAPI 3.1 takes it) of what is sent. */
export const inputSchema = (schema: z.core.$ZodType): JsonSchema => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => withoutSafeIntegerBounds(jsonSchema),
  });
  return json;
};

const MARK = 'x-name';

export const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

// Each named schema becomes a component of its own, and a reference where it stood.
const lifted = (value: unknown, components: Map<string, unknown>): unknown => {
  if (Array.isArray(value)) return value.map((part) => lifted(part, components));
  if (typeof value !== 'object' || value === null) return value;
  const { [MARK]: name, ...schema } = value as Record<string, unknown>;
  const parts = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, lifted(part, components)]));
  if (typeof name !== 'string') return parts;
  components.set(name, parts);
  return reference(name);
};

/** Answers as components under their names, each named schema within them likewise. */
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

/** One query parameter: its schema without the description, which stands beside it. */
export type QueryField = { name: string; required: boolean; description?: string; schema: JsonSchema };

// The default stands behind the reader of the text, where the schema conversion does not look for it.
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

/** Every parameter of a query schema, in its order. @throws Error when the schema is no object */
export const queryFields = (query: z.ZodMiniType): QueryField[] => {
  if (!(query instanceof z.ZodMiniObject)) throw new Error('A query schema is an object');
  const { required = [] } = inputSchema(query);
  return Object.entries<z.core.$ZodType>(query.shape).map(([name, field]) =>
    queryField(name, field, required.includes(name)),
  );
};
