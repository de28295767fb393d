import * as z from 'zod/mini';
import { isMark } from '../contract/fields/source-mark.ts';
import type { Operation } from '../contract/operation.ts';
import { InvalidInputError } from '../domain-errors.ts';
import { isObject } from '../is-object.ts';

/** The message of an issue whose schema has no text of the contract. Set at each parse: the default depends on the locale, which any library may set. */
const NO_TEXT = 'Invalid input';

type Issue = z.core.$ZodIssue;

const params = (issue: Issue): { rule?: unknown } => (issue.code === 'custom' ? (issue.params ?? {}) : {});

const UNITS: Readonly<Record<string, string>> = { string: 'characters', array: 'entries' };

const tooSmall = ({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): string => {
  const unit = UNITS[origin];
  if (unit) return minimum === 1 ? 'must not be empty' : `must have at least ${minimum} ${unit}`;
  return `must be ${inclusive ? 'at least' : 'more than'} ${minimum}`;
};

const tooBig = ({ origin, maximum }: z.core.$ZodIssueTooBig): string => {
  const unit = UNITS[origin];
  return unit ? `must have at most ${maximum} ${unit}` : `must be at most ${maximum}`;
};

const typeName = (expected: string): string => {
  if (expected === 'int') return 'an integer';
  if (expected === 'boolean') return 'true or false';
  return expected === 'array' ? 'an array' : `a ${expected}`;
};

// Of several alternatives the one with a matching type is reported.
const unionRule = ({ errors }: z.core.$ZodIssueInvalidUnion): string => {
  const firsts = errors.flatMap(([first]) => first ?? []);
  const meant = firsts.find(({ code, path }) => code !== 'invalid_type' || path.length > 0);
  if (meant) return ruleOf(meant);
  const types = firsts.flatMap((issue) => (issue.code === 'invalid_type' ? typeName(issue.expected) : []));
  return types.length > 0 ? `must be ${types.join(' or ')}` : 'is not valid';
};

const ruleOf = (issue: Issue): string => {
  const rule = params(issue).rule;
  if (typeof rule === 'string') return rule;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_type') return `must be ${typeName(issue.expected)}`;
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'too_big') return tooBig(issue);
  return issue.code === 'invalid_union' ? unionRule(issue) : 'is not valid';
};

/**
 * The texts of a field's refusal: the contract's `error`, if the schema has one, and an explanation.
 * @param isLacking whether a required field is absent or empty
 */
const explainIssue = (issue: Issue, isLacking: (field: string) => boolean) => {
  const field = String(issue.path[0] ?? 'body');
  const error = issue.message === NO_TEXT ? `Invalid ${field}` : issue.message;
  const entry = issue.path.length > 1 ? 'each entry of ' : '';
  return { field, error, message: `${entry}${field} ${isLacking(field) ? 'is required and ' : ''}${ruleOf(issue)}` };
};

/** What came in: query texts as the gateway joined them (or typed values from MCP), and the JSON body. */
export type RawInput = { query: Record<string, unknown>; body: unknown };
export type Input = { query: unknown; body: unknown };

/** The JSON object of a body; an absent one is empty. @throws InvalidInputError for any other JSON */
const objectBody = (body: unknown): Record<string, unknown> => {
  if (body === undefined || body === null || body === '') return {};
  if (!isObject(body)) throw new InvalidInputError('Invalid JSON body', { message: 'The body must be a JSON object' });
  return body;
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

type Fields = Readonly<Record<string, z.core.$ZodType>>;

const fieldsOf = (schema: z.ZodMiniType | undefined): Fields => (schema instanceof z.ZodMiniObject ? schema.shape : {});

const isRequired = (schema: z.ZodMiniType, field: string): boolean => {
  const fields = fieldsOf(schema);
  const found = Object.hasOwn(fields, field) ? fields[field] : undefined;
  return found !== undefined && !z.safeParse(found, undefined).success;
};

const LONGEST_ECHO = 200;

/** A wrong value as it is echoed: what came in a query, a short single value of a body. */
const echoOf = (value: unknown, isQuery: boolean): { received?: unknown } => {
  const isShort = typeof value !== 'object' && String(value).length <= LONGEST_ECHO;
  return value === undefined || !(isQuery || isShort) ? {} : { received: value };
};

/** The first issue of each field, in the order in which the operation lists them. */
const issueOfEach = (issues: readonly Issue[]): Issue[] => {
  const first = new Map<unknown, Issue>();
  for (const issue of issues) if (!first.has(issue.path[0])) first.set(issue.path[0], issue);
  return [...first.values()];
};

const parse = (schema: z.ZodMiniType, values: Record<string, unknown>, isQuery: boolean): unknown => {
  const result = schema.safeParse(values, { error: () => NO_TEXT });
  if (result.success) return result.data;
  const isLacking = (name: string) => isEmpty(values[name]) && isRequired(schema, name);
  const wrong = issueOfEach(result.error.issues).map((issue) => explainIssue(issue, isLacking));
  const [first] = wrong;
  if (!first) throw new InvalidInputError('Invalid input');
  const { field, error, message } = first;
  throw new InvalidInputError(error, {
    message,
    param: field,
    ...(isQuery ? { received: values[field] ?? null } : echoOf(values[field], false)),
    details: wrong.map((one) => ({ param: one.field, message: one.message, ...echoOf(values[one.field], isQuery) })),
  });
};

type Range = { startDate?: string; endDate?: string };

// Dates and instants both compare as text.
const refuseReversedRange = (query: unknown): void => {
  const { startDate, endDate } = (query ?? {}) as Range; // every operation names its range so
  if (startDate === undefined || endDate === undefined || startDate <= endDate) return;
  throw new InvalidInputError('Invalid startDate', {
    message: 'startDate must not be after endDate',
    param: 'startDate',
    received: startDate.slice(0, 10),
  });
};

/**
 * Checks the input with the operation's own schemas: the first wrong field, in the order of RULES.md#errors, answers, and `details`
 * names all of the query, else of the body.
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

/** A query with its lists under their names: `categories[]=A&categories[1]=B` is `categories=A,B`, as a repeated name is. */
export const withLists = (
  { query }: Pick<Operation, 'query'>,
  given: Readonly<Record<string, string | undefined>>,
): Record<string, unknown> => {
  const fields = fieldsOf(query);
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const base = /^(\w+)\[\d*\]$/.exec(name)?.[1];
    const field = base !== undefined && Object.hasOwn(fields, base) ? fields[base] : undefined;
    const known = base !== undefined && field && 'isList' in field ? base : name;
    read[known] = Object.hasOwn(read, known) ? `${read[known]},${value}` : value;
  }
  return read;
};

const MOST_NAMED = 10;
const LONGEST_NAME = 100;

const printable = (name: string): string => name.slice(0, LONGEST_NAME).replaceAll(/[^\x21-\x2b\x2d-\x7e]/g, '?');

/** Names that the operation does not have, in the order of the request, each once. @param rawQuery tells the order of the query */
export const ignoredNames = (
  { query, body, queryInBody }: Pick<Operation, 'query' | 'body' | 'queryInBody'>,
  raw: RawInput,
  rawQuery = '',
): string[] => {
  const known = new Set(Object.keys(fieldsOf(query)));
  const ofBody = new Set(Object.keys(fieldsOf(queryInBody ? query : body)));
  const unknown = new Set(Object.keys(raw.query).filter((name) => !known.has(name) && !isMark(name)));
  const inOrder = [...new URLSearchParams(rawQuery).keys()].filter((name) => unknown.has(name));
  const fields = isObject(raw.body) ? Object.keys(raw.body).filter((name) => !ofBody.has(name)) : [];
  return [...new Set([...inOrder, ...unknown, ...fields].map(printable))].slice(0, MOST_NAMED);
};

/** Bytes of a request's body; a larger one is refused. */
export const LARGEST_BODY = 256 * 1024;
