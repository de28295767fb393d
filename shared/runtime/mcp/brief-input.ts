import { isObject } from '../../is-object.ts';

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
export const briefInput = ({ properties, required, ...rest }: Input, unlisted: readonly string[] = []) => ({
  ...rest,
  properties: Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => !unlisted.includes(name))
      .map(([name, schema]) => [name, Object(brief(schema))]),
  ),
  ...(required.length > 0 ? { required } : {}),
});
