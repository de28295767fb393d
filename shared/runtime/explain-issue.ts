import type * as z from 'zod/mini';

/** The message of an issue whose schema has no text of the contract. Set at each parse: the default depends on the locale, which any library may set. */
export const NO_TEXT = 'Invalid input';

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
export const explainIssue = (issue: Issue, isLacking: (field: string) => boolean) => {
  const field = String(issue.path[0] ?? 'body');
  const error = issue.message === NO_TEXT ? `Invalid ${field}` : issue.message;
  const entry = issue.path.length > 1 ? 'each entry of ' : '';
  return { field, error, message: `${entry}${field} ${isLacking(field) ? 'is required and ' : ''}${ruleOf(issue)}` };
};
