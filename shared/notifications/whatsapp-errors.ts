import type { SendOutcome } from './outcome.ts';

/** Too many messages, to this number or in all: the Cloud API's codes of rate limits. */
const THROTTLES = new Set([4, 80007, 130429, 131048, 131056, 133016]);
/** Ours or Meta's to mend, and then the message goes out: token, account, payment, templates not yet approved or paused, outages. */
const PASSING = new Set([
  0, 1, 2, 3, 10, 190, 200, 368, 131000, 131016, 131031, 131042, 131057, 132001, 132007, 132015, 132016,
]);
/** The number cannot be written to: not on WhatsApp, or its owner wants no messages of ours. */
const BAD_NUMBERS = new Set([131026, 131050]);

/** More than 24 hours since the person's last message: only a template is taken. */
export const isWindowClosed = (code: number): boolean => code === 131047;

/** Whether a failure that is told later, by webhook, is the number's own. */
export const isBadNumber = (code: number): boolean => BAD_NUMBERS.has(code);

/** What a refused call means. @param code the Cloud API's error code, or null when the answer had none */
export const outcomeOfRefusal = (status: number, code: number | null): SendOutcome => {
  const reason = `whatsapp:${code ?? `http-${status}`}`;
  if (status === 429 || (code !== null && THROTTLES.has(code))) return { kind: 'throttled', reason };
  if (code !== null && BAD_NUMBERS.has(code)) return { kind: 'refused', reason, addressIsBad: true };
  if (code !== null && isWindowClosed(code)) return { kind: 'refused', reason, windowIsClosed: true };
  const passing = status >= 500 || status === 401 || status === 403 || status === 408;
  return { kind: passing || (code !== null && PASSING.has(code)) ? 'failed' : 'refused', reason };
};

/** The answer to a call is not to be had or not to be read: the message may have been taken. */
export const outcomeUnknown = (error: unknown): SendOutcome => ({
  kind: 'failed',
  reason: `whatsapp:${error instanceof Error ? error.name : 'Unknown'}`,
});
