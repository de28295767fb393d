/** How often a user, or a key, may do something; what `get-api-key-info` shows. */
export type RateSpec = { name: string; limit: number; windowSeconds: number; per: 'user' | 'key' };

/** Bounds of calls. Reads are counted at the edge, the others in the table. */
export const RATES: readonly RateSpec[] = [
  { name: 'reads', limit: 600, windowSeconds: 300, per: 'key' },
  { name: 'writes', limit: 60, windowSeconds: 60, per: 'user' },
  { name: 'manual-update', limit: 6, windowSeconds: 3600, per: 'user' },
];
