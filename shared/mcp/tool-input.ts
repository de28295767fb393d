import type { Operation } from '../contract/operation.ts';
import { BadRequestError } from '../http/errors.ts';
import { fieldsOf } from './json-schema.ts';
import { toolName } from './tool.ts';

export type Arguments = Record<string, unknown>;
/** Arguments as query and body of the operation's REST twin. */
export type ToolInput = { query: Arguments; body: Arguments };

const only = (values: Arguments, names: readonly string[]): Arguments =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

const isGiven = ([, value]: [string, unknown]): boolean => value !== null;

/** @throws BadRequestError for an argument that the tool does not have: it would be left out in silence */
export const inputOf = (operation: Operation, given: Arguments): ToolInput => {
  const fields = fieldsOf(operation);
  const unknown = Object.keys(given).find((name) => ![...fields.query, ...fields.body].includes(name));
  if (unknown !== undefined) {
    throw new BadRequestError('Unknown argument', { message: `${toolName(operation)} has no argument ${unknown}` });
  }
  // Assistants send null for what they leave out; in a body null can mean something.
  const query = Object.fromEntries(Object.entries(only(given, fields.query)).filter(isGiven));
  return { query, body: only(given, fields.body) };
};

/** The input without what changes something: for a further page of the same listing. */
export const inputToGoOn = ({ listing }: Operation, { query, body }: ToolInput): ToolInput => {
  const without = (values: Arguments) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !listing?.leaveOut.includes(name)));
  return { query: without(query), body };
};
