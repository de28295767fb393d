const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const BYTES = 16;

/** Whether `id` is a lower-case UUID, so that 16 bytes restore it exactly. */
export const isPlainUuid = (id: string): boolean => UUID.test(id);

/** Random ids do not compress, so they are stored as bytes. */
export const packUuids = (ids: readonly string[]): Buffer => Buffer.from(ids.join('').replaceAll('-', ''), 'hex');

// `join` gives a flat string; a chain of `+` is flattened at each comparison.
const fromDigits = (hex: string, at: number): string =>
  [
    hex.slice(at, at + 8),
    hex.slice(at + 8, at + 12),
    hex.slice(at + 12, at + 16),
    hex.slice(at + 16, at + 20),
    hex.slice(at + 20, at + 32),
  ].join('-');

export const unpackUuids = (bytes: Buffer): string[] => {
  const hex = bytes.toString('hex');
  const ids: string[] = [];
  for (let at = 0; at < hex.length; at += 2 * BYTES) ids.push(fromDigits(hex, at));
  return ids;
};
