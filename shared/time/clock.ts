import { type Instant, instantFromMilliseconds } from './instant.ts';

/** The wall clock. Only the outermost layer asks it (handlers, adapters); rules take `now` as an argument. */
export const systemNow = (): Instant => instantFromMilliseconds(Date.now());
