/**
 * In place of Node's own `Request` and `Response` in the bundle of `/mcp` (esbuild's `inject`): as much of them as one
 * exchange of JSON needs. Node's are part of a whole second HTTP client, which takes a fifth of a cold start to load.
 */
type Init = { method?: string; status?: number; headers?: Record<string, string> };

/** Names come in lower case, as the exchange writes them. */
class Headers {
  readonly #values: Readonly<Record<string, string>>;

  constructor(values: Readonly<Record<string, string>> = {}) {
    this.#values = values;
  }

  get(name: string): string | null {
    return this.#values[name] ?? null;
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

export class Response {
  readonly status: number;
  readonly headers: Headers;
  readonly #body: string;

  constructor(body: string | null, { status = 200, headers }: Init = {}) {
    this.status = status;
    this.headers = new Headers(headers);
    this.#body = body ?? '';
  }

  async text(): Promise<string> {
    return this.#body;
  }
}
