import { type DescribedMedia, type DescribedResponse, describedSchema } from '../../infra/build/contract/described.ts';
import { schemaCheck } from '../../infra/build/contract/schema-check.ts';

/** What came back, as far as a document describes it. */
export type Received = { method: string; path: string; status: number; headers: Headers; body: unknown };

/** A response to a path or method that the document does not contain. */
const UNROUTED = new Set([404, 405]);
const REFUSAL: DescribedResponse = {
  description: 'No operation',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

const mediaTypeOf = (headers: Headers): string => (headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** An answer of today has no field beside those that the document names, which allows more, and their second spellings. */
const closed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, closed(part)]));
  const { properties, type } = parts;
  if (typeof properties !== 'object' || properties === null || type !== 'object') return parts;
  const second = Object.keys(properties).map((name) => [snakeCase(name), true]);
  return { additionalProperties: false, ...parts, properties: { ...Object.fromEntries(second), ...properties } };
};

const errorOf = (body: unknown): unknown => Object(body).error;

/** Each documented refusal of a status has an example with its text. */
const undocumentedError = ({ examples = {} }: DescribedMedia, { status, body }: Received): string | null => {
  const documented = Object.values(examples).map(({ value }) => errorOf(value));
  if (status < 400 || documented.length === 0 || documented.includes(errorOf(body))) return null;
  return `the error ${JSON.stringify(errorOf(body))} is not documented`;
};

/**
 * Compares responses with an OpenAPI document: status, content type, headers and every field of the body.
 * @returns a function that throws an Error for a response that is not documented
 */
export const responseCheck = (document: unknown) => {
  const { paths, components } = describedSchema.parse(document);
  const problemOf = schemaCheck({ ...components, schemas: Object(closed(components.schemas)) });
  const describedBy = ({ method, path, status }: Received): DescribedResponse | undefined => {
    const operation = paths[path]?.[method.toLowerCase()];
    if (operation) return operation.responses[String(status)];
    return UNROUTED.has(status) ? REFUSAL : undefined;
  };
  const problem = (received: Received): string | null => {
    const described = describedBy(received);
    if (!described) return 'the status is not documented';
    const media = described.content[mediaTypeOf(received.headers)];
    if (!media) return `the content type ${mediaTypeOf(received.headers)} is not documented`;
    const promised = Object.keys(described.headers ?? {}).filter((name) => components.headers[name]?.required);
    const missing = promised.find((name) => !received.headers.has(name));
    if (missing) return `the header ${missing} is missing`;
    return problemOf(media.schema, received.body) ?? undocumentedError(media, received);
  };
  return (received: Received): void => {
    const found = problem(received);
    if (found) throw new Error(`${received.method} ${received.path} ${received.status}: ${found}`);
  };
};
