import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { hangUp } from '../faults.ts';

/** What a stand-in answers; `timeout`: nothing, the connection breaks. */
export type Answer = { status: number; headers?: OutgoingHttpHeaders; body: string | Buffer } | 'timeout';

export const jsonAnswer = (status: number, value: unknown, headers: OutgoingHttpHeaders = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
});

/** Writes the answer, unless the caller has hung up. */
export const send = (response: ServerResponse, answer: Answer): void => {
  if (response.destroyed) return;
  if (answer === 'timeout') {
    hangUp(response);
    return;
  }
  const { status, headers, body } = answer;
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(response.req.method === 'HEAD' ? undefined : body);
};
