import * as z from 'zod/mini';
import { type SecretName, secrets } from './contract/secrets.ts';
import { setting } from './environment.ts';
import { addSeconds, type Instant, systemClock } from './time/instant.ts';

type Secret = Record<string, string>;
type Held = { value: Promise<Secret>; until: Instant };

// A rotated secret is seen after this many seconds at the latest; the previous one stays valid longer than that.
const REFRESH_SECONDS = 300;

const secretSchema = z.record(z.string(), z.string());
const held = new Map<SecretName, Held>();

const fetchSecret = async (name: SecretName): Promise<Secret> => {
  const { secretText } = await import('./secrets-manager.ts');
  const parsed = secretSchema.safeParse(parseJson(await secretText(setting(secrets[name].variable))));
  // Neither the text nor the parser's complaint may reach a log: both can hold the secret.
  if (!parsed.success) throw new Error(`Secret ${name} is not a JSON object of texts`);
  return parsed.data;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * A secret's fields, read once per container and again every five minutes.
 * While Secrets Manager fails, a container goes on with what it has.
 * @throws when the secret was never read and cannot be
 */
export const readSecret = (name: SecretName): Promise<Secret> => {
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

/** Makes the next `readSecret` ask again, after a vendor has refused what was read: it was rotated. */
export const forgetSecret = (name: SecretName): void => {
  held.delete(name);
};
