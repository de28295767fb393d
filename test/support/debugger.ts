import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';

type Message = { id?: number; method?: string; params?: Record<string, unknown>; result?: Record<string, unknown> };

export type Debugger = {
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  /** The next event of this name, or an earlier one that was not taken yet. */
  event(method: string): Promise<Record<string, unknown>>;
  close(): void;
};

/** One masked text frame, as clients must send them (RFC 6455, 5.2). */
const frameOf = (text: string): Buffer => {
  const body = Buffer.from(text);
  const mask = randomBytes(4);
  const length = body.length < 126 ? [body.length] : [126, body.length >> 8, body.length & 255];
  const [first = 0, ...rest] = length;
  return Buffer.concat([
    Buffer.from([0x81, 0x80 | first, ...rest]),
    mask,
    body.map((byte, at) => byte ^ (mask[at % 4] ?? 0)),
  ]);
};

/** The first text frame of the bytes received so far, and the bytes behind it; null while it is incomplete. */
const nextFrame = (bytes: Buffer): { text: string; rest: Buffer } | null => {
  if (bytes.length < 10) return null;
  const short = bytes.readUInt8(1) & 127;
  const start = short === 127 ? 10 : short === 126 ? 4 : 2;
  const length = short === 127 ? Number(bytes.readBigUInt64BE(2)) : short === 126 ? bytes.readUInt16BE(2) : short;
  if (bytes.length < start + length) return null;
  return { text: bytes.toString('utf8', start, start + length), rest: bytes.subarray(start + length) };
};

const upgraded = async (url: string): Promise<Socket> => {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
  };
  const call = request(url.replace('ws:', 'http:'), { headers }).end();
  const [, socket]: [IncomingMessage, Socket] = (await once(call, 'upgrade')) as [IncomingMessage, Socket];
  return socket;
};

/** Connects to Node's inspector over its own protocol, as an editor does. @param url as Node prints it, `ws://127.0.0.1:…` */
export const connectDebugger = async (url: string): Promise<Debugger> => {
  const socket = await upgraded(url);
  const answers = new Map<number, (result: Record<string, unknown>) => void>();
  const events: Message[] = [];
  const waiting: { method: string; found(params: Record<string, unknown>): void }[] = [];
  const receive = ({ id, method, params = {}, result = {} }: Message): void => {
    if (id !== undefined) {
      answers.get(id)?.(result);
      return;
    }
    const at = waiting.findIndex((one) => one.method === method);
    const [next] = at >= 0 ? waiting.splice(at, 1) : [];
    if (next) next.found(params);
    else events.push({ method, params });
  };
  let bytes: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk]);
    for (let frame = nextFrame(bytes); frame; frame = nextFrame(bytes)) {
      bytes = frame.rest;
      receive(JSON.parse(frame.text));
    }
  });
  let sent = 0;
  return {
    send: (method, params = {}) =>
      new Promise((resolve) => {
        sent += 1;
        answers.set(sent, resolve);
        socket.write(frameOf(JSON.stringify({ id: sent, method, params })));
      }),
    event: (method) =>
      new Promise((resolve) => {
        const at = events.findIndex((one) => one.method === method);
        const [earlier] = at >= 0 ? events.splice(at, 1) : [];
        if (earlier) resolve(earlier.params ?? {});
        else waiting.push({ method, found: resolve });
      }),
    close: () => void socket.destroy(),
  };
};
