import { Unreadable } from './said.ts';

/** A file as a request carries it. `start`: its first bytes, to show its columns. */
export type Packed = { file: string; fileEncoding: 'base64'; name: string; start: Uint8Array };

/** Before a byte of it is read. */
export const MOST_BYTES = 5_000_000;
const LONGEST_NAME = 200;
const START = 200_000;

const base64 = (bytes: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(new Unreadable());
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.readAsDataURL(bytes);
  });

const gzipped = async (bytes: Uint8Array<ArrayBuffer>): Promise<Blob> => {
  const whole = new Blob([bytes]);
  if (!('CompressionStream' in globalThis)) return whole;
  return new Response(whole.stream().pipeThrough(new CompressionStream('gzip'))).blob();
};

/** @throws Unreadable */
export const packed = async (file: File): Promise<Packed> => {
  const bytes = new Uint8Array(
    await file.arrayBuffer().catch(() => {
      throw new Unreadable();
    }),
  );
  return {
    file: await base64(await gzipped(bytes)),
    fileEncoding: 'base64',
    name: file.name.slice(0, LONGEST_NAME),
    start: bytes.slice(0, START),
  };
};
