import * as z from 'zod/mini';
import { withoutMark } from '../../contract/fields/source-mark.ts';
import type { Operation } from '../../contract/operation.ts';
import { InvalidInputError } from '../../domain-errors.ts';
import { isObject } from '../../is-object.ts';
import { toolName } from './tool-traits.ts';

export type Arguments = Record<string, unknown>;
/** Arguments as query and body of the operation's REST twin. */
export type ToolInput = { query: Arguments; body: Arguments };
type Fields = Readonly<Record<string, z.core.$ZodType>>;

const fieldsOf = (schema: z.ZodMiniType | undefined): Fields =>
  schema instanceof z.ZodMiniObject ? withoutMark(schema.shape) : {};

const isOptional = (field: z.core.$ZodType): boolean => z.safeParse(field, undefined).success;

// A check of its class would bundle all of the package.
const isSchema = (part: unknown): part is z.core.$ZodType => isObject(part) && '_zod' in part;

/** Whether some form of the argument is a list. */
const takesList = ({ _zod: { def } }: z.core.$ZodType): boolean => {
  if (def.type === 'array') return true;
  const parts: Readonly<Record<string, unknown>> = { ...def };
  const inner = [parts.innerType, parts.in, parts.out, ...(Array.isArray(parts.options) ? parts.options : [])];
  return inner.some((part) => isSchema(part) && takesList(part));
};

const saysNothing = (entry: unknown): boolean => entry === null || (typeof entry === 'string' && entry.trim() === '');

// Assistants send null for omitted arguments, and for omitted lists one that is empty or has an empty entry. A null is removed if
// the schema rejects it; both only if the argument is optional.
const isUnset = (field: z.core.$ZodType | undefined, value: unknown): boolean => {
  if (field === undefined || !isOptional(field)) return false;
  if (value === null) return !z.safeParse(field, null).success;
  return Array.isArray(value) && value.every(saysNothing) && takesList(field);
};

const given = (values: Arguments, fields: Fields): Arguments =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => Object.hasOwn(fields, name) && !isUnset(fields[name], value)),
  );

/** @throws InvalidInputError for an argument that the tool does not have: it would be left out in silence */
export const inputOf = (operation: Operation, values: Arguments): ToolInput => {
  const { query, body } = { query: fieldsOf(operation.query), body: fieldsOf(operation.body) };
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(query, name) && !Object.hasOwn(body, name));
  if (unknown !== undefined) {
    const left = new Set(operation.mcp?.neverListed);
    const known = [...new Set([...Object.keys(query), ...Object.keys(body)])].filter((name) => !left.has(name));
    const offered = known.length > 0 ? `its arguments are ${known.join(', ')}` : 'it takes none';
    throw new InvalidInputError('Unknown argument', {
      message: `${toolName(operation)} has no argument ${unknown}; ${offered}`,
    });
  }
  return { query: given(values, query), body: given(values, body) };
};

/** The input without what changes something: for a further page of the same listing. */
export const inputToGoOn = ({ listing }: Operation, { query, body }: ToolInput): ToolInput => {
  const without = (values: Arguments) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !listing?.leaveOut.includes(name)));
  return { query: without(query), body };
};
