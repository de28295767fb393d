import * as z from 'zod/mini';
import { schemaNames } from '../contract/resources/common.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

// Bounds of safe integers carry no information for readers.
const withoutSafeIntegerBounds = (schema: JsonSchema): void => {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
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
  components.set(name, parts);
  return reference(name);
};

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

/** @throws Error when the schema is not an object */
export const queryFields = (query: z.ZodMiniType): QueryField[] => {
  if (!(query instanceof z.ZodMiniObject)) throw new Error('A query schema is an object');
  const { required = [] } = inputSchema(query);
  return Object.entries<z.core.$ZodType>(query.shape).map(([name, field]) =>
    queryField(name, field, required.includes(name)),
  );
};
