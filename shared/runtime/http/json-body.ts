import httpJsonBodyParser from '@middy/http-json-body-parser';
import type { Operation } from '../../contract/operation.ts';
import { RefusalError } from '../http-errors.ts';
import { LARGEST_BODY } from '../parse-input.ts';
import { type ApiEvent, type ApiMiddleware, headerOf } from './middleware.ts';

const isEmpty = ({ body }: ApiEvent): boolean => body === undefined || body.trim() === '';

const sizeOf = ({ body = '', isBase64Encoded }: ApiEvent): number =>
  Buffer.byteLength(body, isBase64Encoded ? 'base64' : 'utf8');

const tooLarge = (bytes: number) =>
  new RefusalError(413, {
    error: 'Request body too large',
    message: `The body may have at most ${Math.floor(bytes / 1024)} kB.`,
  });

const unsupported = (message = 'Send the body as application/json.') =>
  new RefusalError(415, { error: 'Unsupported content type', message });

/** Whether the body is in a coding such as gzip, in which no door takes one. */
export const isEncoded = (event: ApiEvent): boolean =>
  !/^(?:identity)?$/i.test((headerOf(event, 'content-encoding') ?? '').trim());

/** The text without the byte order mark that some programs write before JSON. */
const withoutMark = (text: string): string => (text.startsWith('\ufeff') ? text.slice(1) : text);

/** The body's text. */
export const bodyText = ({ body = '', isBase64Encoded }: ApiEvent): string =>
  withoutMark(isBase64Encoded ? Buffer.from(body, 'base64').toString() : body);

// No operation takes more than a few; what recurses over a value must not end at the bottom of the stack.
const MOST_LEVELS = 64;

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Says so of a value that is nested deeper than anything here takes; null for others. Level by level, without recursion. */
export const tooDeep = (value: unknown): string | null => {
  let level = [value].filter(isNested);
  for (let depth = 0; depth < MOST_LEVELS && level.length > 0; depth += 1)
    level = level.flatMap((one): unknown[] => Object.values(one)).filter(isNested);
  return level.length > 0 ? `it is nested more than ${MOST_LEVELS} levels deep` : null;
};

const isJson = (event: ApiEvent): boolean =>
  /^application\/(.+\+)?json($|;.+)/.test(headerOf(event, 'content-type') ?? '');

/** Parses a JSON body; an absent or empty one is unchanged, with any content type. A read has none. */
export const jsonBody = ({ largestBody = LARGEST_BODY }: Pick<Operation, 'largestBody'> = {}): ApiMiddleware => {
  const parser = httpJsonBodyParser();
  return {
    before: async (request) => {
      const { event } = request;
      if (isEmpty(event) || ['GET', 'HEAD'].includes(event.requestContext.http.method)) return;
      if (sizeOf(event) > largestBody) throw tooLarge(largestBody);
      if (isEncoded(event)) throw unsupported('Send the body without a Content-Encoding.');
      if (!isJson(event)) throw unsupported();
      Object.assign(event, { body: bodyText(event), isBase64Encoded: false });
      await parser.before?.(request as never); // the parser's own request type requires an event with a body
      const deep = tooDeep(event.body);
      if (deep) throw new RefusalError(400, { error: 'Invalid JSON body', message: `The body is refused: ${deep}.` });
    },
  };
};
