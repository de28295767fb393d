/** JSON-RPC 2.0: -32000 to -32099 are the server's own. */
const CODES = {
  parse: -32_700,
  invalidRequest: -32_600,
  refused: -32_000,
  unauthorized: -32_001,
  internal: -32_603,
} as const;

export type RpcFailure = {
  /** Of HTTP. */
  status: number;
  code: keyof typeof CODES;
  message: string;
  /** The body that REST answers. */
  data?: object;
  headers?: Record<string, string>;
};

/** The error object of JSON-RPC. */
export const rpcErrorOf = ({ code, message, data }: RpcFailure) => ({
  code: CODES[code],
  message,
  ...(data ? { data } : {}),
});

/** A whole HTTP request that is refused, before any of its messages is answered. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly failure: RpcFailure;

  constructor(failure: RpcFailure) {
    super(failure.message);
    this.failure = failure;
  }
}
