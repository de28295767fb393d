import type { Layout } from '../reads/household-rows.ts';

/** The household whose days are synchronized. */
export const SYNCED: Layout = { rows: 10_000, spread: 'even' };
