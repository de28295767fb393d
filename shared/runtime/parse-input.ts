import * as z from 'zod/mini';
import type { Operation } from '../contract/operation.ts';
import { InvalidInputError } from '../domain-errors.ts';
import { isObject } from '../is-object.ts';
import { explainIssue, NO_TEXT } from './explain-issue.ts';

/** What came in: query texts as the gateway joined them (or typed values from MCP), and the JSON body. */
export type RawInput = { query: Record<string, unknown>; body: unknown };
export type Input = { query: unknown; body: unknown };

/** The JSON object of a body; an absent one is empty. @throws InvalidInputError for any other JSON */
export const objectBody = (body: unknown): Record<string, unknown> => {
  if (body === undefined || body === null || body === '') return {};
  if (!isObject(body)) throw new InvalidInputError('Invalid JSON body', { message: 'The body must be a JSON object' });
  return body;
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const isRequired = (schema: z.ZodMiniType, field: string): boolean => {
  const fields: Readonly<Record<string, z.core.$ZodType>> = schema instanceof z.ZodMiniObject ? schema.shape : {};
  const found = Object.hasOwn(fields, field) ? fields[field] : undefined;
  return found !== undefined && !z.safeParse(found, undefined).success;
};

const parse = (schema: z.ZodMiniType, values: Record<string, unknown>, echo: boolean): unknown => {
  const result = schema.safeParse(values, { error: () => NO_TEXT });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (!issue) throw new InvalidInputError('Invalid input');
  const { field, error, message } = explainIssue(issue, (name) => isEmpty(values[name]) && isRequired(schema, name));
  throw new InvalidInputError(error, { message, ...(echo ? { received: values[field] ?? null } : {}) });
};

type Range = { startDate?: string; endDate?: string };

// Dates and instants both compare as text.
const refuseReversedRange = (query: unknown): void => {
  const { startDate, endDate } = (query ?? {}) as Range; // every operation names its range so
  if (startDate === undefined || endDate === undefined || startDate <= endDate) return;
  throw new InvalidInputError('Invalid startDate', {
    message: 'startDate must not be after endDate',
    received: startDate.slice(0, 10),
  });
};

/**
 * Checks the input with the operation's own schemas: the first wrong field, in the order of the specification, answers.
 * Unknown fields are left out: existing clients send some.
 * @throws InvalidInputError with the contract's text; `received` echoes a bad query value
 */
export const parseInput = (operation: Pick<Operation, 'query' | 'body' | 'queryInBody'>, raw: RawInput): Input => {
  const body = objectBody(raw.body);
  const values = operation.queryInBody ? { ...body, ...raw.query } : raw.query;
  const query = operation.query ? parse(operation.query, values, true) : {};
  refuseReversedRange(query);
  return { query, body: operation.body ? parse(operation.body, body, false) : {} };
};
