import { join } from 'node:path';

/** Where programs are kept between runs: not part of the repository, and safe to delete. */
export const cacheFolder = (...path: string[]): string => join(import.meta.dirname, '..', '.cache', ...path);
