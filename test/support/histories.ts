/**
 * How many random histories a test lives through: `usual` in `npm test`, `all` in `npm run proof`. Seeds count from 1, so the
 * usual ones are among all.
 */
export const histories = ({ usual, all }: { usual: number; all: number }): number[] =>
  Array.from({ length: process.env.PROOF ? all : usual }, (_, index) => index + 1);
