import { createHash, timingSafeEqual } from 'node:crypto';
import { fillRandom, hostGeneration, machineMilliseconds } from '../time/host.ts';

/** Constant time for buffers of one length. */
export const isSameBytes = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && timingSafeEqual(a, b);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Constant time for all lengths; false for empty texts. */
export const isSameText = (expected: string, given: string): boolean =>
  expected !== '' && isSameBytes(digest(expected), digest(given));

/** Constant time. @param expected SHA-256 in hexadecimal, lower case */
export const hasDigest = (expected: string, given: string): boolean =>
  isSameBytes(Buffer.from(expected, 'hex'), digest(given));

export const randomBytes = (length: number): Buffer<ArrayBuffer> => {
  const bytes = Buffer.alloc(length);
  fillRandom(bytes);
  return bytes;
};

const INTEGERS = 2 ** 48;

/** From 0, below `end`, each as often. */
export const randomInt = (end: number): number => {
  const drawn = randomBytes(6).readUIntBE(0, 6);
  return drawn < INTEGERS - (INTEGERS % end) ? drawn % end : randomInt(end);
};

const asUuid = (bytes: Buffer, version: number): string => {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

/** UUID version 4. */
export const randomId = (): string => asUuid(randomBytes(16), 4);

const NONE = { generation: 0, milliseconds: 0, count: 0 };
let latest = NONE;

/** Further back than this the clock was set, and the order of ids follows it. */
const SET_BACK_MS = 10_000;
const COUNTS = 2 ** 42;

const nextCount = (): typeof latest => {
  const now = machineMilliseconds();
  const generation = hostGeneration();
  const before = latest.generation === generation ? latest : NONE;
  const isSame = now <= before.milliseconds && now > before.milliseconds - SET_BACK_MS;
  if (isSame && before.count + 1 < COUNTS) return { ...before, count: before.count + 1 };
  // Half of the counts are left for ids of the same millisecond.
  return { generation, milliseconds: isSame ? before.milliseconds + 1 : now, count: randomInt(COUNTS / 2) };
};

/** UUID version 7: text order is the order in which this process made them. */
export const sortableId = (): string => {
  latest = nextCount();
  const bytes = randomBytes(16);
  bytes.writeUIntBE(latest.milliseconds, 0, 6);
  // 12 bits beside the version, 30 beside the variant.
  bytes.writeUInt16BE(Math.floor(latest.count / 2 ** 30), 6);
  bytes.writeUInt32BE(latest.count % 2 ** 30, 8);
  return asUuid(bytes, 7);
};
