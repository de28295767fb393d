import * as z from 'zod/mini';
import { stored } from '../platform/table/stored.ts';

/** An erasure that is to be done, or finished. */
export const erasureMessage = z.object({ userId: stored.text });
export type ErasureMessage = z.infer<typeof erasureMessage>;
