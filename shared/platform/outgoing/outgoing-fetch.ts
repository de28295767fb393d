import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { startTimer } from '../../time/host.ts';
import { type HttpAnswer, httpExchange } from '../http-exchange.ts';
import {
  literalAddress,
  NoAnswerError,
  parseDestination,
  type Reach,
  requirePermitted,
  UnsafeUrlError,
} from './destination.ts';

/** All addresses of a host name, in the order in which they are tried; a failure or an empty list is "unresolved". */
export type ResolveHost = (name: string) => Promise<readonly string[]>;

export const resolveHost: ResolveHost = async (name) =>
  (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address);

export type OutgoingRequest = {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** For everything: names, connection and the whole answer. Default 10 s. */
  timeoutMs?: number;
  /** Bytes of the answer's body that are read at most. Default 64 kB. */
  maxBytes?: number;
};

export type OutgoingAnswer = HttpAnswer;

export type OutgoingFetch = (request: OutgoingRequest) => Promise<OutgoingAnswer>;

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 64 * 1024;

/**
 * A call to an address that a user chose, which must not become a way into the network. The host is resolved once, every
 * address is checked, and the connection goes to one of those: an answer that changes in between has no effect. TLS and
 * `Host` keep the name. No redirects, cookies or proxies.
 *
 * The function throws UnsafeUrlError (not called) or NoAnswerError (no complete answer).
 */
export const outgoingFetch =
  (reach: Reach, resolve: ResolveHost = resolveHost): OutgoingFetch =>
  async (request) => {
    const url = parseDestination(request.url, reach);
    // The timer of `expiring` keeps no process running.
    const ending = new AbortController();
    const { signal } = ending;
    const stopTimer = startTimer(request.timeoutMs ?? TIMEOUT_MS, () => ending.abort());
    try {
      const addresses = await permittedAddresses(url, reach, resolve, signal);
      const { method = 'GET', headers = {}, body, maxBytes = MAX_BYTES } = request;
      // An agent of its own: no connection of an earlier check is used again, and no setting adds a proxy.
      const options = { lookup: pinned(addresses), agent: false, signal, maxBytes };
      return await httpExchange(url, { method, headers, body }, options);
    } catch (error) {
      if (error instanceof UnsafeUrlError || error instanceof NoAnswerError) throw error;
      throw new NoAnswerError(signal.aborted ? 'timeout' : 'unreachable', error);
    } finally {
      stopTimer();
    }
  };

/** @throws UnsafeUrlError when one of the host's addresses is not permitted; NoAnswerError when it has none */
export const permittedAddresses = async (
  url: URL,
  reach: Reach,
  resolve: ResolveHost,
  signal: AbortSignal,
): Promise<readonly string[]> => {
  const literal = literalAddress(url);
  if (literal) return [literal];
  const addresses = await Promise.race([resolve(url.hostname), aborted(signal)]).catch((error: unknown) => {
    throw new NoAnswerError(signal.aborted ? 'timeout' : 'unresolved', error);
  });
  if (addresses.length === 0) throw new NoAnswerError('unresolved');
  requirePermitted(addresses, url, reach);
  return addresses;
};

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, fail) => {
    if (signal.aborted) fail(signal.reason);
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
  });

const pinned =
  (addresses: readonly string[]): LookupFunction =>
  (_name, { all }, done) => {
    const checked = addresses.map((address) => ({ address, family: isIP(address) }));
    if (all) done(null, checked);
    else done(null, checked[0]?.address ?? '', checked[0]?.family);
  };
