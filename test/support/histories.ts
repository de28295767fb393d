/**
 * How many random inputs or histories a test takes: `usual` in `npm test`, `all` in `npm run proof histories`.
 */
export const runs = ({ usual, all }: { usual: number; all: number }): number => (process.env.PROOF ? all : usual);

/** Their seeds, which count from 1, so that the usual ones are among all. */
export const histories = ({ usual, all }: { usual: number; all: number }): number[] =>
  Array.from({ length: runs({ usual, all }) }, (_, index) => index + 1);
