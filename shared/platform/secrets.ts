import * as z from 'zod/mini';
import { type SecretName, secrets } from '../contract/secrets.ts';
import { addSeconds, type Instant, systemClock } from '../time/instant.ts';
import { MissingSettingError, setting } from './environment.ts';

type Secret = Record<string, string>;
type Held = { value: Promise<Secret>; until: Instant };

// A rotated secret is seen within this time; its predecessor stays valid longer.
const REFRESH_SECONDS = 300;

const secretSchema = z.record(z.string(), z.string());
const held = new Map<SecretName, Held>();

const fetchSecret = async (name: SecretName): Promise<Secret> => {
  const { secretText } = await import('./secrets-manager.ts');
  const parsed = secretSchema.safeParse(parseJson(await secretText(setting(secrets[name].variable))));
  // The parser's error may quote the secret, so it is not passed on.
  if (!parsed.success) throw new MissingSettingError(`secret ${name} as a JSON object of texts`);
  return parsed.data;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Cached per container for five minutes, and longer while Secrets Manager fails. */
export const readSecret = async (name: SecretName): Promise<Secret> => {
  const now = systemClock();
  const known = held.get(name);
  if (known && now < known.until) return known.value;
  const value = fetchSecret(name).catch((error: unknown) => {
    if (known) return known.value;
    held.delete(name);
    throw error;
  });
  held.set(name, { value, until: addSeconds(now, REFRESH_SECONDS) });
  return value;
};

/** @throws MissingSettingError when the field is not set */
export const secretField = async (name: SecretName, field: string): Promise<string> => {
  const value = (await readSecret(name))[field];
  if (value) return value;
  // A value that the operator sets now must not wait for the cache.
  forgetSecret(name);
  throw new MissingSettingError(`${field} of secret ${name}`);
};

export const forgetSecret = (name: SecretName): void => {
  held.delete(name);
};
