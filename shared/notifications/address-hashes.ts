import { createHash, createHmac } from 'node:crypto';
import { isSameText } from '../platform/bytes.ts';
import { readSecret } from '../platform/secrets.ts';
import { addressOn, CHANNELS, type Channel } from './recipient.ts';

/** Hashes are keyed, because phone numbers are few enough for a dictionary attack. */
export type AddressHashes = {
  current(channel: Channel, written: string): string;
  /** Under every key that may be in use, the newest first. */
  all(channel: Channel, written: string): string[];
  /** The same without the form from before hashes had a key. */
  keyed(channel: Channel, written: string): string[];
  /** Keyed hash under the newest key, for values other than addresses that must not be guessable from their hash. */
  mac(text: string): string;
  /** Whether `shown` is such a hash of the text, under any key that may be in use; constant time. */
  isMac(text: string, shown: string): boolean;
};

type VersionedKey = { version: number; key: string };

const versionsIn = (secret: Readonly<Record<string, string>>): VersionedKey[] =>
  Object.entries(secret)
    .flatMap(([field, key]) => {
      const version = /^key(\d*)$/.exec(field)?.[1];
      return version === undefined || key === '' ? [] : [{ version: Number(version || 1), key }];
    })
    .sort((one, other) => other.version - one.version);

const addressOf = (channel: Channel, written: string): string => {
  const normal = addressOn(channel, { name: null, email: written.toLowerCase(), phone: written }) ?? '';
  return `${channel}:${channel === 'whatsapp' ? oneFormOf(normal) : normal}`;
};

const keyed = (text: string, { version, key }: VersionedKey): string =>
  `v${version}-${createHmac('sha256', key).update(text).digest('hex')}`;

/** Used before hashes had a key; `npm run admin -- addresses rekey` moves the remaining records. */
const plain = (text: string): string => createHash('sha256').update(text).digest('hex');

/** @param secret `key` is the first version, `key2` the second; a key is kept while records use it */
export const addressHashes = (secret: Readonly<Record<string, string>>): AddressHashes => {
  const [newest, ...older] = versionsIn(secret);
  if (!newest) throw new Error('The secret of address hashes has no key');
  const versions = [newest, ...older];
  return {
    keyed: (channel, written) => versions.map((version) => keyed(addressOf(channel, written), version)),
    mac: (text) => keyed(`mac:${text}`, newest),
    isMac: (text, shown) => versions.some((version) => isSameText(keyed(`mac:${text}`, version), shown)),
    current: (channel, written) => keyed(addressOf(channel, written), newest),
    all: (channel, written) => {
      const text = addressOf(channel, written);
      return [...versions.map((version) => keyed(text, version)), plain(text)];
    },
  };
};

export const openAddressHashes = async (): Promise<AddressHashes> => addressHashes(await readSecret('addresses'));

/** Mobile numbers with the added ninth digit; landlines start with 2 to 5. */
const WITH_NINTH_DIGIT = /^55(\d\d)9([6-9]\d{7})$/;

/**
 * WhatsApp still reports many accounts under the number without the added 9: +55 31 98765-4321 as 553187654321. @param
 * digits with country code
 */
const oneFormOf = (digits: string): string => digits.replace(WITH_NINTH_DIGIT, '55$1$2');

/** The keys of an e-mail address in `addressOwners`; empty without an address. */
export const emailClaim = (email: string | null, hashes: Pick<AddressHashes, 'keyed'>): string[] =>
  email?.trim() ? hashes.keyed('email', email) : [];

type Addresses = { email: string | null; phone: string | null };

/** Hashes of addresses that `after` no longer contains. */
export const replacedAddresses = (before: Addresses, after: Addresses, hashes: AddressHashes): string[] =>
  CHANNELS.flatMap((channel) => {
    const [old, fresh] = [before, after].map(({ email, phone }) => addressOn(channel, { name: null, email, phone }));
    if (!old) return [];
    const hash = hashes.current(channel, old);
    return fresh && hashes.current(channel, fresh) === hash ? [] : [hash];
  });
