/** Codes of JSON-RPC 2.0 itself. */
export const rpcCode = { parse: -32_700, invalidRequest: -32_600, invalidParams: -32_602, internal: -32_603 } as const;

/** Our own, of the range that JSON-RPC leaves to servers. 2026-07-28 keeps that range: there the HTTP status is the code. */
const OWN = { refused: -32_000, unauthorized: -32_001 } as const;

const isOwn = (code: keyof typeof rpcCode | keyof typeof OWN): code is keyof typeof OWN => Object.hasOwn(OWN, code);

export type RpcFailure = {
  /** Of HTTP. */
  status: number;
  code: keyof typeof rpcCode | keyof typeof OWN;
  message: string;
  /** The body that REST answers. */
  data?: object;
  headers?: Record<string, string>;
};

/** The error object of JSON-RPC. @param stateless of 2026-07-28 */
export const rpcErrorOf = ({ status, code, message, data }: RpcFailure, stateless: boolean) => ({
  code: isOwn(code) ? (stateless ? status : OWN[code]) : rpcCode[code],
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
