import { InvalidInputError } from '../domain-errors.ts';
import { parseDestination, type Reach, UnsafeUrlError } from '../platform/outgoing/destination.ts';
import { NoAnswerError } from '../platform/outgoing/no-answer-error.ts';
import { permittedAddresses } from '../platform/outgoing/outgoing-fetch.ts';
import { type ResolveHost, resolveHost } from '../platform/outgoing/resolve-host.ts';

const WITHIN_MS = 2_000;

/**
 * Refuses an address that would never be called. A name that has no address now may have one later: it is checked again at
 * each sending.
 *
 * @returns the URL in its normal form
 * @throws InvalidInputError
 */
export const checkUrl = async (text: string, reach: Reach, resolve: ResolveHost = resolveHost): Promise<string> => {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), WITHIN_MS);
  try {
    const url = parseDestination(text, reach);
    // Over http only this machine is called, which always has its address.
    const isLater = (error: unknown): boolean => error instanceof NoAnswerError && url.protocol === 'https:';
    await permittedAddresses(url, reach, resolve, ending.signal).catch((error: unknown) => {
      if (!isLater(error)) throw error;
    });
    return url.href;
  } catch (error) {
    if (!(error instanceof UnsafeUrlError || error instanceof NoAnswerError)) throw error;
    throw new InvalidInputError('Invalid or missing url', {
      message: `url must be public and https: ${error.message}`,
    });
  } finally {
    clearTimeout(timer);
  }
};
