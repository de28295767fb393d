import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

const params = (issue: Issue): { rule?: unknown } => (issue.code === 'custom' ? (issue.params ?? {}) : {});

const ruleOf = (issue: Issue): string => {
  const rule = params(issue).rule;
  if (typeof rule === 'string') return rule;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_type')
    return `must be ${issue.expected === 'int' ? 'an integer' : `a ${issue.expected}`}`;
  if (issue.code === 'too_small') return `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`;
  return 'is not valid';
};

/** What a refused field is told: the contract's `error`, where the schema has one, and a sentence that helps. */
export const explainIssue = (issue: Issue): { field: string; error: string; message: string } => {
  const field = String(issue.path[0] ?? 'body');
  const error = issue.message === 'Invalid input' ? `Invalid ${field}` : issue.message;
  const length = issue.code === 'too_small' || issue.code === 'too_big';
  const rule = length && issue.origin === 'string' ? `has a length that is not allowed` : ruleOf(issue);
  return { field, error, message: `${field} ${rule}` };
};
