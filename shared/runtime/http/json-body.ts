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

const unsupported = () =>
  new RefusalError(415, { error: 'Unsupported content type', message: 'Send the body as application/json.' });

const isJson = (event: ApiEvent): boolean =>
  /^application\/(.+\+)?json($|;.+)/.test(headerOf(event, 'content-type') ?? '');

/** Parses a JSON body; an absent or empty one is unchanged, with any content type. A GET has none. */
export const jsonBody = ({ largestBody = LARGEST_BODY }: Pick<Operation, 'largestBody'> = {}): ApiMiddleware => {
  const parser = httpJsonBodyParser();
  return {
    before: async (request) => {
      if (isEmpty(request.event) || request.event.requestContext.http.method === 'GET') return;
      if (sizeOf(request.event) > largestBody) throw tooLarge(largestBody);
      if (!isJson(request.event)) throw unsupported();
      await parser.before?.(request as never); // the parser's own request type requires an event with a body
    },
  };
};
