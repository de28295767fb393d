import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { hangUp, type Silence } from '../faults.ts';

/** The response of a stand-in, or none. */
export type Answer = { status: number; headers?: OutgoingHttpHeaders; body: string | Buffer } | Silence;

export const jsonAnswer = (status: number, value: unknown, headers: OutgoingHttpHeaders = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
});

/** Writes the answer, unless the caller has hung up. */
export const send = (response: ServerResponse, answer: Answer): void => {
  if (response.destroyed) return;
  if (typeof answer === 'string') {
    hangUp(response, answer);
    return;
  }
  const { status, headers, body } = answer;
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(response.req.method === 'HEAD' ? undefined : body);
};
