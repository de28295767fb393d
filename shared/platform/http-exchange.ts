import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';

export type HttpRequest = {
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
};

/** `truncated`: the body is longer than `maxBytes`. A redirect is an answer like any other. */
export type HttpAnswer = { status: number; headers: IncomingHttpHeaders; body: string; truncated: boolean };

/** `maxBytes` of the answer's body are read at most. */
export type ExchangeOptions = Pick<RequestOptions, 'agent' | 'lookup'> & { signal: AbortSignal; maxBytes: number };

/**
 * One request and its whole answer, by the client that the AWS SDK has loaded already. The first `fetch` of a process loads another
 * one, which takes 20 ms of a cold start. No redirects, cookies, proxies or compression.
 *
 * @throws errors of Node's client; after `signal` has aborted, any
 */
export const httpExchange = async (url: URL, request: HttpRequest, options: ExchangeOptions): Promise<HttpAnswer> => {
  const { maxBytes, ...rest } = options;
  return readAnswer(await send(url, request, rest), maxBytes);
};

const send = (url: URL, { method, headers, body }: HttpRequest, options: RequestOptions): Promise<IncomingMessage> =>
  new Promise((done, fail) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const all = { ...options, method, headers: { ...headers, ...length } };
    const call = url.protocol === 'https:' ? httpsRequest(url, all) : httpRequest(url, all);
    call.on('response', done).on('error', fail).end(body);
  });

const readAnswer = async (response: IncomingMessage, maxBytes: number): Promise<HttpAnswer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    // Leaving the loop ends the connection.
    if (size > maxBytes) break;
  }
  const body = Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8');
  return { status: response.statusCode ?? 0, headers: response.headers, body, truncated: size > maxBytes };
};
