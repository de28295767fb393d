import type { SeededBug } from './world/bundle.ts';

/** Mistakes that the simulation must find. They are put into the bundle; no file of the product has them. */
export const bugs: Readonly<Record<string, SeededBug>> = {};
