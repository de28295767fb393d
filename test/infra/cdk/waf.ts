/** A statement of a template, or a part of it. */
// biome-ignore lint/suspicious/noExplicitAny: a template is JSON of many forms, and an unknown one throws
type Json = any;

export type WebRequest = {
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Arguments by their names in lower case: WAF compares names without their case. */
  query?: Readonly<Record<string, string>>;
};

const fieldOf = (field: Json, { method, path, headers = {}, query = {} }: WebRequest): string => {
  if (field.Method) return method;
  if (field.UriPath) return path;
  if (field.SingleHeader) return headers[field.SingleHeader.Name] ?? '';
  if (field.SingleQueryArgument) return query[field.SingleQueryArgument.Name] ?? '';
  throw new Error(`Unknown field ${JSON.stringify(field)}`);
};

const transforms: Record<string, (text: string) => string> = {
  NONE: (text) => text,
  LOWERCASE: (text) => text.toLowerCase(),
  COMPRESS_WHITE_SPACE: (text) => text.replaceAll(/\s+/g, ' '),
};

const transformed = (statement: Json, request: WebRequest): string =>
  statement.TextTransformations.reduce(
    (text: string, { Type }: { Type: string }) => transforms[Type]?.(text) ?? text,
    fieldOf(statement.FieldToMatch, request),
  );

/** Whether a statement of WAF, as the template has it, matches a request. */
export const wafMatches = (statement: Json, request: WebRequest): boolean => {
  const { AndStatement, OrStatement, NotStatement, ByteMatchStatement, RegexMatchStatement } = statement;
  if (AndStatement) return AndStatement.Statements.every((one: Json) => wafMatches(one, request));
  if (OrStatement) return OrStatement.Statements.some((one: Json) => wafMatches(one, request));
  if (NotStatement) return !wafMatches(NotStatement.Statement, request);
  if (RegexMatchStatement) {
    return new RegExp(RegexMatchStatement.RegexString).test(transformed(RegexMatchStatement, request));
  }
  const { SearchString, PositionalConstraint } = ByteMatchStatement;
  const text = transformed(ByteMatchStatement, request);
  return PositionalConstraint === 'EXACTLY' ? text === SearchString : text.startsWith(SearchString);
};
