import { newKeyId } from '../access/credential.ts';
import type { AddressHashes } from '../notifications/address-hashes.ts';
import { isSameText } from '../platform/bytes.ts';
import { addSeconds, epochSeconds, type Instant } from '../time/instant.ts';

/** A year: a browser that signs in now and then stays known. */
export const KNOWN_SECONDS = 365 * 86_400;
/** Lifetime of a pass: the mail that brought it is found for so long. */
const PASS_SECONDS = 2 * 86_400;
const ID = /^[0-9A-Za-z]{22}$/;

type Mac = Pick<AddressHashes, 'mac'>;

const macOf = (id: string, addressHash: string, { mac }: Mac): string => mac(`browser ${id} ${addressHash}`);

/**
 * Proof that a browser has signed in with an address. Such a browser has a share of codes of its own, so an attacker's requests
 * cannot lock it out. It grants no access.
 */
export const newBrowserProof = (addressHash: string, hashes: Mac): string => {
  const id = newKeyId();
  return `${id}.${macOf(id, addressHash, hashes)}`;
};

/** The browser's id where the proof is one for this address; null for any other text. */
export const knownBrowser = (proof: string | null, addressHash: string, hashes: Mac): string | null => {
  const [id = '', mac = ''] = proof?.split('.', 2) ?? [];
  return ID.test(id) && isSameText(macOf(id, addressHash, hashes), mac) ? id : null;
};

const passMac = (id: string, end: string, addressHash: string, { mac }: Mac): string =>
  mac(`pass ${id} ${end} ${addressHash}`);

/**
 * The part of a mail's link that proves that its reader has the mailbox: in any browser it gets codes from a share of its own. It
 * grants no access. A mail that a pass asked for has a pass of the same share, so mails do not multiply.
 */
export const newPass = (addressHash: string, hashes: Mac, now: Instant, id: string = newKeyId()): string => {
  const end = String(epochSeconds(addSeconds(now, PASS_SECONDS)));
  return `${id}.${end}.${passMac(id, end, addressHash, hashes)}`;
};

/** The share's id where the pass is one for this address and has not ended; null for any other text. */
export const passShare = (pass: string | null, addressHash: string, hashes: Mac, now: Instant): string | null => {
  const [id = '', end = '', mac = ''] = pass?.split('.', 3) ?? [];
  if (!ID.test(id) || !/^\d{1,11}$/.test(end) || epochSeconds(now) >= Number(end)) return null;
  return isSameText(passMac(id, end, addressHash, hashes), mac) ? id : null;
};

// In this order: the user agents of Edge and Opera contain `Chrome`, that of Chrome contains `Safari`.
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: readonly [RegExp, string][], userAgent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** `Chrome, Android`: enough to distinguish a user's devices. Only names of this list are stored, never the header itself. */
export const deviceName = (userAgent: string): string =>
  [nameIn(BROWSERS, userAgent) ?? 'Navegador', nameIn(SYSTEMS, userAgent)].filter(Boolean).join(', ');
