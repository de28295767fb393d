import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { hangUp } from '../faults.ts';
import { jsonAnswer, send } from '../wire/answer.ts';
import { readBody } from '../wire/body.ts';
import { type Listening, listen } from '../wire/listen.ts';

export type VendorRequest = {
  method: string;
  /** Without the query. */
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Buffer;
};

/** `hang-up` breaks the connection without an answer. */
export type VendorResponse = { status: number; body: unknown; headers?: OutgoingHttpHeaders } | 'hang-up';

const requestOf = async (incoming: IncomingMessage): Promise<VendorRequest> => {
  const url = new URL(incoming.url ?? '/', 'http://loopback');
  const { method = 'GET', headers } = incoming;
  const body = (await readBody(incoming)) ?? Buffer.alloc(0);
  return { method, path: url.pathname, query: url.searchParams, headers, body };
};

/** A stand-in that speaks JSON on loopback. @param port 0 for any free one */
export const serve = (
  respond: (request: VendorRequest) => VendorResponse | Promise<VendorResponse>,
  port = 0,
): Promise<Listening> =>
  listen(async (incoming, outgoing) => {
    try {
      const response = await respond(await requestOf(incoming));
      if (response === 'hang-up') hangUp(outgoing);
      else send(outgoing, jsonAnswer(response.status, response.body, response.headers));
    } catch {
      if (!outgoing.headersSent) send(outgoing, jsonAnswer(500, { code: 500, message: 'Internal server error' }));
    }
  }, port);

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
