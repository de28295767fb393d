import * as z from 'zod/mini';
import { addSeconds, type Instant } from '../time/instant.ts';
import { hasStatus, type SendSettings, send } from './send.ts';

export type Credentials = { clientId: string; clientSecret: string };

/** `forget` makes the next read see a rotated secret. */
export type CredentialSource = { read(): Promise<Credentials>; forget(): void };

// An API key is valid for two hours and is renewed ten minutes early.
const KEY_SECONDS = 2 * 3600 - 600;

const answerSchema = z.object({ apiKey: z.string() });

/** One sign-in at a time; the key is cached until shortly before it expires. */
export const session = (settings: SendSettings, source: CredentialSource, clock: () => Instant) => {
  let held: { key: Promise<string>; until: Instant } | undefined;

  const requestKey = async (): Promise<string> => {
    const { clientId, clientSecret } = await source.read();
    const call = { method: 'POST', route: 'POST /auth', path: '/auth', body: { clientId, clientSecret } } as const;
    return answerSchema.parse(await send(settings, call)).apiKey;
  };

  const signIn = async (): Promise<string> => {
    try {
      return await requestKey();
    } catch (error) {
      if (!hasStatus(error, 401, 403)) throw error;
      source.forget();
      return requestKey();
    }
  };

  return {
    key(): Promise<string> {
      const now = clock();
      if (held && now < held.until) return held.key;
      const key = signIn().catch((error: unknown) => {
        held = undefined;
        throw error;
      });
      held = { key, until: addSeconds(now, KEY_SECONDS) };
      return key;
    },
    /** Drops a rejected key, unless a newer one has replaced it. */
    async drop(key: string): Promise<void> {
      if (held && (await held.key.catch(() => key)) === key) held = undefined;
    },
  };
};
