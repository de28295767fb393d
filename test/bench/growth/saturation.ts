/** Something that ends somewhere: how much of it the user at the edge needs. */
export type Saturation = { what: string; used: number; most: number; unit: string; note?: string };

export const LIMITS = {
  itemBytes: 400 * 1_024,
  transactionActions: 100,
  transactionBytes: 4 * 1_024 * 1_024,
  lambdaResponse: 6 * 1_024 * 1_024,
  /** Of a request line with its headers, at the gateway. */
  addressBytes: 8_192,
  messageBytes: 256 * 1_024,
  /** Read units of one partition in a second, and write units. */
  partitionReads: 3_000,
  partitionWrites: 1_000,
} as const;

/** Cores that Lambda gives to so much memory. */
export const coresOf = (memoryMb: number): number => memoryMb / 1_769;

/** Seconds that an invocation takes with so much work. @param trips calls of the table that follow each other */
export const durationOf = ({ cpuMs, trips }: { cpuMs: number; trips: number }, memoryMb: number): number =>
  (cpuMs / coresOf(memoryMb) + trips * 10) / 1_000;

const ratio = ({ used, most }: Saturation): number => used / most;

/** What comes first, first. */
export const bySaturation = (all: readonly Saturation[]): Saturation[] => all.toSorted((a, b) => ratio(b) - ratio(a));

/** How many times the history may still grow until it ends, where it grows with the history. */
export const roomOf = (one: Saturation): number => 1 / ratio(one);
