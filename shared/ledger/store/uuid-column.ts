const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const BYTES = 16;

/** Whether `id` is a UUID as the aggregator writes it, so that its 16 bytes say everything. */
export const isPlainUuid = (id: string): boolean => UUID.test(id);

/** Random ids do not deflate, so they lie side by side as bytes. @param ids plain UUIDs only */
export const packUuids = (ids: readonly string[]): Buffer => Buffer.from(ids.join('').replaceAll('-', ''), 'hex');

export const unpackUuids = (bytes: Buffer): string[] => {
  const hex = bytes.toString('hex');
  return Array.from({ length: bytes.length / BYTES }, (_, index) => {
    const at = index * BYTES * 2;
    const group = (from: number, to: number) => hex.slice(at + from, at + to);
    return `${group(0, 8)}-${group(8, 12)}-${group(12, 16)}-${group(16, 20)}-${group(20, 32)}`;
  });
};
