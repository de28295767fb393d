import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { FoundStream } from './found-stream.ts';
import type { KnownStream } from './stream-ids.ts';

/** Known streams of a user beyond this size would not fit beside the found ones. */
const MOST_FOUND_BYTES = 150_000;

/** As the record holds what an import found; null where it is too large for it. */
export const packedFound = (found: readonly FoundStream[]): Uint8Array | null => {
  const packed = deflateRawSync(JSON.stringify(found));
  return packed.length <= MOST_FOUND_BYTES ? packed : null;
};

/** Not validated: only `packedFound` writes it. */
export const unpackedFound = (packed: Uint8Array): FoundStream[] => JSON.parse(inflateRawSync(packed).toString());

/** A user's stored streams: identities, and the result of the latest import that changed them. */
export type StreamRecord = { streams: KnownStream[]; found: Uint8Array | null };
