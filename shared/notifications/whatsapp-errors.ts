import type { SendOutcome } from './outcome.ts';

/** Rate limits of the Cloud API, per number or in all. */
const THROTTLES = new Set([4, 80007, 130429, 131048, 131056, 133016]);
/** Account problems (token, account, payment, templates) and outages: the message can be sent once they are fixed. */
const PASSING = new Set([
  0, 1, 2, 3, 10, 190, 200, 368, 131000, 131016, 131031, 131042, 131057, 132001, 132007, 132015, 132016,
]);
/** Not on WhatsApp, or the owner has blocked our messages. */
const BAD_NUMBERS = new Set([131026, 131050]);

/** More than 24 hours since the person's last message: only a template is accepted. */
export const isWindowClosed = (code: number): boolean => code === 131047;

export const isBadNumber = (code: number): boolean => BAD_NUMBERS.has(code);

/** @param code the Cloud API's error code; null when the answer had none */
export const outcomeOfRefusal = (status: number, code: number | null): SendOutcome => {
  const reason = `whatsapp:${code ?? `http-${status}`}`;
  if (status === 429 || (code !== null && THROTTLES.has(code))) return { kind: 'throttled', reason };
  if (code !== null && BAD_NUMBERS.has(code)) return { kind: 'refused', reason, addressIsBad: true };
  if (code !== null && isWindowClosed(code)) return { kind: 'refused', reason, windowIsClosed: true };
  const passing = status >= 500 || status === 401 || status === 403 || status === 408;
  return { kind: passing || (code !== null && PASSING.has(code)) ? 'failed' : 'refused', reason };
};

/** Without a readable answer the message may have been accepted. */
export const outcomeUnknown = (error: unknown): SendOutcome => ({
  kind: 'failed',
  reason: `whatsapp:${error instanceof Error ? error.name : 'Unknown'}`,
});
