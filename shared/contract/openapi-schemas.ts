import * as z from 'zod/mini';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

// Bounds of what a JSON number can hold say nothing to a reader.
const withoutSafeIntegerBounds = (schema: JsonSchema): void => {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
};

/** The JSON Schema (2020-12, as OpenAPI 3.1 takes it) of what is sent (`input`) or answered (`output`). */
export const jsonSchemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => withoutSafeIntegerBounds(jsonSchema),
  });
  return json;
};

/** One query parameter: its schema without the description, which stands beside it. */
export type QueryField = { name: string; required: boolean; description?: string; schema: JsonSchema };

// The default stands behind the reader of the text, where the schema conversion does not look for it.
const defaultOf = (field: z.core.$ZodType): unknown => {
  const parsed = z.safeParse(field, undefined);
  return parsed.success ? parsed.data : undefined;
};

const queryField = (name: string, field: z.core.$ZodType, required: boolean): QueryField => {
  const { description, ...schema } = jsonSchemaOf(field, 'input');
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
  const { required = [] } = jsonSchemaOf(query, 'input');
  return Object.entries<z.core.$ZodType>(query.shape).map(([name, field]) =>
    queryField(name, field, required.includes(name)),
  );
};
