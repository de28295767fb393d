import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { addSeconds, type Instant, parseInstant } from '../../../shared/time/instant.ts';
import { writePrivately } from './data-folder.ts';

const VALID_SECONDS = 900;
const SHAPE = /^[\w-]{43}$/;

const addressesIn = (folder: string): string => join(folder, 'sign-in');

const fileOf = (folder: string, code: string): string =>
  join(addressesIn(folder), createHash('sha256').update(code).digest('hex'));

const takenFrom = (path: string): string | null => {
  try {
    const text = readFileSync(path, 'utf8');
    // Of two at a time one removes it.
    rmSync(path);
    return text;
  } catch {
    return null;
  }
};

/** Addresses that sign the owner in once, each a file: `npm run link` writes them beside a running stack. */
export const signInAddresses = (folder: string) => ({
  /** Replaces all earlier ones. */
  open(now: Instant): string {
    const all = addressesIn(folder);
    mkdirSync(all, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(all)) rmSync(join(all, name), { force: true });
    const code = randomBytes(32).toString('base64url');
    writePrivately(fileOf(folder, code), addSeconds(now, VALID_SECONDS));
    return `/entrar/dono?codigo=${code}`;
  },

  /** Whether the code is valid, which it is no more. */
  use(code: string, now: Instant): boolean {
    const text = SHAPE.test(code) ? takenFrom(fileOf(folder, code)) : null;
    const validUntil = text === null ? null : parseInstant(text);
    return validUntil !== null && now < validUntil;
  },
});

export type SignInAddresses = ReturnType<typeof signInAddresses>;
