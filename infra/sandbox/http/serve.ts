import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { hangUp } from '../../emulators/faults.ts';
import { jsonAnswer, send } from '../../emulators/http/answer.ts';
import { readBody } from '../../emulators/http/body.ts';
import { type Listening, listen, type Place } from '../../emulators/http/listen.ts';

export type VendorRequest = {
  method: string;
  /** Without the query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Buffer;
};

/** `text`: sent as it is; `body`: as JSON. `hang-up` closes the connection without a response. */
export type VendorResponse =
  | { status: number; body: unknown; headers?: OutgoingHttpHeaders }
  | { status: number; text: string; headers: OutgoingHttpHeaders }
  | 'hang-up';

const requestOf = async (incoming: IncomingMessage): Promise<VendorRequest> => {
  const url = new URL(incoming.url ?? '/', 'http://loopback');
  const { method = 'GET', headers } = incoming;
  const body = (await readBody(incoming)) ?? Buffer.alloc(0);
  return { method, path: url.pathname, query: url.searchParams, headers, body };
};

/** A server on loopback. */
export const serve = (
  respond: (request: VendorRequest) => VendorResponse | Promise<VendorResponse>,
  place?: Place,
): Promise<Listening> =>
  listen(async (incoming, outgoing) => {
    try {
      const response = await respond(await requestOf(incoming));
      if (response === 'hang-up') hangUp(outgoing);
      else if ('text' in response) send(outgoing, { ...response, body: response.text });
      else send(outgoing, jsonAnswer(response.status, response.body, response.headers));
    } catch {
      if (!outgoing.headersSent) send(outgoing, jsonAnswer(500, { code: 500, message: 'Internal server error' }));
    }
  }, place);

/** The request's body as a JSON object; null when it is anything else. An empty body is an empty object. */
export const jsonObject = (body: Buffer): Record<string, unknown> | null => {
  if (body.length === 0) return {};
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return value instanceof Object && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
};
