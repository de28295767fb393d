import * as z from 'zod/mini';
import { addSeconds, type Instant } from '../../time/instant.ts';
import { hasStatus } from './errors.ts';
import { type SendSettings, send } from './send.ts';

export type Credentials = { clientId: string; clientSecret: string };

/** Where credentials come from; `forget` makes the next read see a rotated secret. */
export type CredentialSource = { read(): Promise<Credentials>; forget(): void };

// A key is good for two hours (field notes 3.1); it is renewed well before.
const KEY_SECONDS = 2 * 3600 - 600;

const answerSchema = z.object({ apiKey: z.string() });

/** The aggregator's API key: one sign-in at a time, kept until shortly before it runs out. */
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
    /** After a call was refused with `key`: the next call signs in again, unless another one already has. */
    async drop(key: string): Promise<void> {
      if (held && (await held.key.catch(() => key)) === key) held = undefined;
    },
  };
};
