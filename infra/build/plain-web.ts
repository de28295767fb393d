/**
 * Replaces Node's `Request` and `Response` in the bundle of `/mcp` (esbuild's `inject`), with the members that one JSON exchange
 * needs. Node's own are part of a second HTTP client, whose loading takes a fifth of a cold start.
 */
type Init = { method?: string; status?: number; headers?: Record<string, string> };

/** Of a list that never changes, a subscription is a stream of one message; all else is a text. */
type Body = string | ReadableStream<Uint8Array> | null;

class Headers {
  readonly #values: Readonly<Record<string, string>>;

  constructor(values: Readonly<Record<string, string>> = {}) {
    this.#values = Object.fromEntries(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]));
  }

  get(name: string): string | null {
    return this.#values[name.toLowerCase()] ?? null;
  }

  entries(): [string, string][] {
    return Object.entries(this.#values);
  }
}

export class Request {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;

  constructor(url: string, { method = 'GET', headers }: Init = {}) {
    this.url = url;
    this.method = method;
    this.headers = new Headers(headers);
  }
}

const textOf = async (stream: ReadableStream<Uint8Array>): Promise<string> => {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString();
};

export class Response {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;

  constructor(body: Body, { status = 200, headers }: Init = {}) {
    this.status = status;
    this.headers = new Headers(headers);
    this.body = body;
  }

  static json(value: unknown, { status, headers }: Init = {}): Response {
    return new Response(JSON.stringify(value), {
      ...(status === undefined ? {} : { status }),
      headers: { 'content-type': 'application/json', ...headers },
    });
  }

  async text(): Promise<string> {
    return this.body === null || typeof this.body === 'string' ? (this.body ?? '') : textOf(this.body);
  }
}
