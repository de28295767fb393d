import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

export const hmacSha256Hex = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

export type Delivery = { url: string; status: number | null; attempts: number };

type Retry = {
  /** Pauses between attempts, in milliseconds; one attempt more than pauses. */
  delaysMs: readonly number[];
  /** A status that ends the attempts although it is not 2xx. */
  gaveUpOn(status: number): boolean;
};

const ANSWER_WITHIN_MS = 10_000;

const attempt = async (url: string, body: string, headers: Record<string, string>): Promise<number | null> => {
  try {
    const init = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } };
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
};

/** POSTs the body until a 2xx response; `status` null: no response within 10 s, or no connection. */
export const deliver = async (
  url: string,
  body: string,
  headers: Record<string, string>,
  retry: Retry,
): Promise<Delivery> => {
  for (let attempts = 1; ; attempts += 1) {
    const status = await attempt(url, body, headers);
    const delayMs = retry.delaysMs[attempts - 1];
    const ends = status !== null && ((status >= 200 && status < 300) || retry.gaveUpOn(status));
    if (ends || delayMs === undefined) return { url, status, attempts };
    await pause(delayMs);
  }
};
