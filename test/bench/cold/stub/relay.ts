import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Recorded, replayOf } from './recording.ts';

type Certificate = { key: string; cert: string };
type Request = { method: string; path: string; headers: Record<string, string>; body: Buffer };

/** The mode of all services' relays: forward and record, or replay the recording. */
export type Tape = {
  recording: Recorded[] | null;
  replay: ReturnType<typeof replayOf>;
  /** Calls that are not on the tape: the function behaved differently from its recording. */
  missed: string[];
};

/** Each recorded answer waits so long, that calls which go side by side are seen to: the later ones open connections. */
const SIDE_BY_SIDE_MS = 200;

const HOP = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive', 'expect']);

const textHeaders = (headers: Iterable<[string, string]>): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !HOP.has(name)));

const read = async (message: IncomingMessage): Promise<Request> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  const flat = Object.entries(message.headers).map(([name, value]): [string, string] => [name, String(value)]);
  return {
    method: message.method ?? 'GET',
    path: message.url ?? '/',
    headers: textHeaders(flat),
    body: Buffer.concat(chunks),
  };
};

const passOn = async (upstream: string, { method, path, headers, body }: Request): Promise<Answer> => {
  const sent = body.length > 0 ? { body: new Uint8Array(body) } : {};
  const reply = await fetch(new URL(path, upstream), { method, headers, ...sent });
  return {
    status: reply.status,
    headers: textHeaders(reply.headers),
    body: Buffer.from(await reply.arrayBuffer()),
  };
};

const NO_ANSWER: Answer = { status: 500, headers: {}, body: Buffer.from('{"message":"Not on the tape"}') };

type Front = { service: string; upstream: string; origin: string };

const answerOf = async ({ service, upstream, origin }: Front, request: Request, tape: Tape): Promise<Answer> => {
  const target = request.headers['x-amz-target'] ?? `${request.method} ${request.path}`;
  const body = request.body.toString('utf8');
  if (!tape.recording) {
    const answer = tape.replay(service, target, body);
    if (!answer) tape.missed.push(`${service} ${target}`);
    return answer ?? NO_ANSWER;
  }
  const at = performance.now();
  const answer = await passOn(upstream, request);
  await pause(SIDE_BY_SIDE_MS);
  const { headers } = request;
  tape.recording.push({ service, origin, target, headers, body, at, until: performance.now(), answer });
  return answer;
};

/** A TLS front of one service. @returns its URL */
export const relay = async (service: string, upstream: string, tls: Certificate, tape: Tape): Promise<string> => {
  const front: Front = { service, upstream, origin: '' };
  const respond = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, headers, body } = await answerOf(front, await read(message), tape);
    response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  };
  const server = createServer({ ...tls, keepAliveTimeout: 60_000 }, (message, response) => {
    respond(message, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  front.origin = `https://localhost:${(server.address() as AddressInfo).port}`;
  return front.origin;
};
