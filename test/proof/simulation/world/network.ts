import { EventEmitter } from 'node:events';
import type http from 'node:http';
import { Readable, Writable } from 'node:stream';
import type { Machine, Timer } from './machine.ts';

type Headers = Record<string, string>;
export type Wanted = { method: string; url: URL; headers: Headers; body: Buffer };
type Reply = { status: number; headers: Headers; body: Buffer };

/**
 * What becomes of one call. `request`: it never arrives; `answer`: it takes effect and the answer is lost; `silent`: it has no
 * end. `againMs`: it arrives once more, so long after the first time.
 */
export type Fate = {
  thereMs: number;
  backMs: number;
  lost?: 'request' | 'answer' | 'silent' | undefined;
  againMs?: number | undefined;
  /** What answers in its place; the call has no effect. */
  refused?: { status: number; body: object } | undefined;
};

export type Network = ReturnType<typeof createNetwork>;

type Listener = (request: unknown, response: unknown) => void;

const broken = (): Error => Object.assign(new Error('The connection was lost'), { code: 'ECONNRESET' });

const lowerCase = (headers: object): Headers =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name.toLowerCase(), Array.isArray(value) ? value.join(', ') : String(value)]),
  );

const bytesOf = (chunk: unknown): Buffer =>
  typeof chunk === 'string' ? Buffer.from(chunk) : chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);

/** What a listener receives. */
const incoming = ({ method, url, headers, body }: Wanted) => {
  const all: Headers = { host: url.host, ...headers };
  return {
    /** All that the stack reads of a body. */
    async *[Symbol.asyncIterator]() {
      if (body.length > 0) yield body;
    },
    method,
    url: `${url.pathname}${url.search}`,
    headers: all,
    rawHeaders: Object.entries(all).flat(),
    httpVersion: '1.1',
    socket: { remoteAddress: '127.0.0.1' },
  };
};

/** What a listener answers with. */
class Outgoing extends EventEmitter {
  statusCode = 200;
  destroyed = false;
  headersSent = false;
  writableEnded = false;
  readonly req: ReturnType<typeof incoming>;
  readonly #headers: Headers = {};
  readonly #chunks: Buffer[] = [];
  readonly #done: (reply: Reply | null) => void;
  constructor(req: ReturnType<typeof incoming>, done: (reply: Reply | null) => void) {
    super();
    this.req = req;
    this.#done = done;
  }
  get socket(): Outgoing {
    return this;
  }
  setHeader(name: string, value: unknown): this {
    Object.assign(this.#headers, lowerCase({ [name]: value }));
    return this;
  }
  getHeader(name: string): string | undefined {
    return this.#headers[name.toLowerCase()];
  }
  writeHead(status: number, headers: object = {}): this {
    this.statusCode = status;
    this.headersSent = true;
    Object.assign(this.#headers, lowerCase(headers));
    return this;
  }
  write(chunk: unknown): boolean {
    this.#chunks.push(bytesOf(chunk));
    return true;
  }
  end(chunk?: unknown): this {
    if (this.writableEnded) return this;
    this.write(chunk);
    this.writableEnded = true;
    this.#done({ status: this.statusCode, headers: this.#headers, body: Buffer.concat(this.#chunks) });
    this.emit('finish');
    this.emit('close');
    return this;
  }
  destroy(): this {
    if (this.destroyed || this.writableEnded) return this;
    this.destroyed = true;
    this.#done(null);
    this.emit('close');
    return this;
  }
}

class Server extends EventEmitter {
  listening = false;
  #port = 0;
  readonly #ports: Map<number, Listener>;
  readonly #listener: Listener;
  readonly #machine: Machine;
  constructor(machine: Machine, ports: Map<number, Listener>, listener: Listener) {
    super();
    this.#machine = machine;
    this.#ports = ports;
    this.#listener = listener;
  }
  listen(port: number, _host: string, done: () => void): this {
    this.#port = port === 0 ? 40_000 + this.#ports.size : port;
    this.#ports.set(this.#port, this.#listener);
    this.listening = true;
    this.#machine.later(0, done);
    return this;
  }
  address = () => ({ port: this.#port });
  close(done?: () => void): this {
    this.listening = false;
    this.#ports.delete(this.#port);
    if (done) this.#machine.later(0, done);
    return this;
  }
  closeAllConnections(): void {}
}

/** Calls between the parts of the stack, in one process: each takes its time, and may be lost on either way. */
export const createNetwork = (machine: Machine) => {
  const ports = new Map<number, Listener>();
  const usual = (): Fate => ({ thereMs: 1 + machine.random() * 4, backMs: 1 + machine.random() * 4 });
  let fateOf: (wanted: Wanted) => Fate = usual;

  const carry = (wanted: Wanted, ended: (reply: Reply | Error) => void): void => {
    const { thereMs, backMs, lost, againMs, refused } = fateOf(wanted);
    if (lost === 'silent') return;
    if (refused) {
      const reply = { status: refused.status, headers: {}, body: Buffer.from(JSON.stringify(refused.body)) };
      return void machine.later(thereMs + backMs, () => ended(reply));
    }
    // Inline, for speed: a function with a name costs more here than the call.
    machine.later(thereMs, () => {
      const listener = ports.get(Number(wanted.url.port));
      if (!listener || lost === 'request') return void machine.later(backMs, () => ended(broken()));
      const request = incoming(wanted);
      listener(
        request,
        new Outgoing(
          request,
          (reply) => void machine.later(backMs, () => ended(reply && lost !== 'answer' ? reply : broken())),
        ),
      );
      if (againMs === undefined) return;
      const again = incoming(wanted);
      machine.later(againMs, () => listener(again, new Outgoing(again, () => undefined)));
    });
  };

  const fetch = async (to: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    // Node holds the signal of a request that has no answer for ever, and so would all that waits for it.
    const { signal, ...asked } = init;
    const request = new Request(to, asked);
    const body = init.body ? Buffer.from(await request.arrayBuffer()) : Buffer.alloc(0);
    const headers = Object.fromEntries(request.headers);
    return new Promise((resolve, reject) => {
      const fail = (): void => reject(signal?.reason);
      if (signal?.aborted) return fail();
      signal?.addEventListener('abort', fail, { once: true });
      carry({ method: request.method, url: new URL(request.url), headers, body }, (reply) => {
        if (reply instanceof Error) return reject(new TypeError('fetch failed', { cause: reply }));
        const isEmpty = reply.status === 204 || reply.status === 304;
        resolve(new Response(isEmpty ? null : reply.body, { status: reply.status, headers: reply.headers }));
      });
    });
  };

  class Call extends Writable {
    aborted = false;
    /** Connected from the start. */
    readonly socket = Object.assign(new EventEmitter(), {
      connecting: false,
      setTimeout: (milliseconds: number, run?: () => void) => this.setTimeout(milliseconds, run),
      setKeepAlive: () => undefined,
    });
    readonly #wanted: Omit<Wanted, 'body'>;
    readonly #chunks: Buffer[] = [];
    readonly #timers: Timer[] = [];
    constructor(wanted: Omit<Wanted, 'body'>, signal?: AbortSignal) {
      // It ends with its answer, not with its body.
      super({ autoDestroy: false });
      this.#wanted = wanted;
      const abort = (): void => void this.destroy(Object.assign(new Error('aborted'), { name: 'AbortError' }));
      if (signal?.aborted) machine.later(0, abort);
      else signal?.addEventListener('abort', abort, { once: true });
    }
    override _write(chunk: unknown, _encoding: string, done: () => void): void {
      this.#chunks.push(bytesOf(chunk));
      done();
    }
    override _final(done: () => void): void {
      done();
      carry({ ...this.#wanted, body: Buffer.concat(this.#chunks) }, (reply) => {
        if (this.destroyed) return;
        for (const timer of this.#timers) timer.stopped = true;
        if (reply instanceof Error) return void this.destroy(reply);
        const { status, headers, body } = reply;
        const message = Readable.from(body.length > 0 ? [body] : []);
        this.emit('response', Object.assign(message, { statusCode: status, statusMessage: '', headers }));
      });
    }
    setTimeout(milliseconds: number, run?: () => void): this {
      if (run && milliseconds > 0) this.#timers.push(machine.later(milliseconds, () => this.destroyed || run()));
      return this;
    }
    abort(): void {
      this.aborted = true;
      this.destroy(broken());
    }
    setNoDelay(): void {}
    setSocketKeepAlive(): void {}
  }

  type Asked = http.RequestOptions & { headers?: object; signal?: AbortSignal };
  const urlOf = ({ protocol = 'http:', host, hostname, port, path = '/' }: Asked): URL =>
    new URL(`${protocol}//${hostname ?? host}${port ? `:${port}` : ''}${path}`);
  const request = (to: URL | Asked, more?: Asked | ((message: unknown) => void), done?: (message: unknown) => void) => {
    const asked = { ...(to instanceof URL ? {} : to), ...(typeof more === 'object' ? more : {}) };
    const { method = 'GET', headers = {}, signal } = asked;
    const url = to instanceof URL ? to : urlOf(asked);
    const call = new Call({ method, url, headers: lowerCase(headers) }, signal);
    const listener = typeof more === 'function' ? more : done;
    if (listener) call.once('response', listener);
    return call;
  };
  const createServer = (...given: unknown[]): Server => new Server(machine, ports, given.at(-1) as Listener);

  /** A call of an AWS client, which gives up without an answer. */
  const wire = (wanted: Wanted, withinMs: number): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const timer = machine.later(withinMs, () =>
        reject(Object.assign(new Error(`No answer within ${withinMs} ms`), { name: 'TimeoutError' })),
      );
      carry(wanted, (reply) => {
        if (timer.stopped) return;
        timer.stopped = true;
        if (reply instanceof Error) reject(reply);
        else resolve(reply);
      });
    });

  return {
    fetch,
    request,
    wire,
    createServer,
    /** Undefined: all calls arrive. */
    decide(fate?: (wanted: Wanted, usual: Fate) => Fate): void {
      fateOf = fate ? (wanted) => fate(wanted, usual()) : usual;
    },
  };
};
