import * as z from 'zod/mini';
import type { Operation } from '../../contract/operation.ts';
import { InvalidInputError } from '../../domain-errors.ts';
import { toolName } from './tool-traits.ts';

export type Arguments = Record<string, unknown>;
/** Arguments as query and body of the operation's REST twin. */
export type ToolInput = { query: Arguments; body: Arguments };
type Fields = Readonly<Record<string, z.core.$ZodType>>;

const fieldsOf = (schema: z.ZodMiniType | undefined): Fields =>
  schema instanceof z.ZodMiniObject ? (({ s: _mark, ...fields }: Fields) => fields)(schema.shape) : {};

// Assistants send null for omitted arguments. A null is removed if the schema rejects it and the argument is optional.
const isUnset = (field: z.core.$ZodType | undefined, value: unknown): boolean =>
  value === null && field !== undefined && !z.safeParse(field, null).success && z.safeParse(field, undefined).success;

const given = (values: Arguments, fields: Fields): Arguments =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => Object.hasOwn(fields, name) && !isUnset(fields[name], value)),
  );

/** @throws InvalidInputError for an argument that the tool does not have: it would be left out in silence */
export const inputOf = (operation: Operation, values: Arguments): ToolInput => {
  const { query, body } = { query: fieldsOf(operation.query), body: fieldsOf(operation.body) };
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(query, name) && !Object.hasOwn(body, name));
  if (unknown !== undefined) {
    const known = [...new Set([...Object.keys(query), ...Object.keys(body)])];
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
