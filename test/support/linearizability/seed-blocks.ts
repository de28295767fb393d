import { histories } from '../histories.ts';

/** A test each would print a line each; nothing but a block's end shows how far a long run is. */
const BLOCK = 25;
/** Of a block, on a machine whose cores are taken. */
export const LONGEST_MS = 600_000;

/** Seeds in blocks, each with its name. @param all of `npm run proof` */
export const seedBlocks = ({
  usual,
  all,
}: {
  usual: number;
  all: number;
}): (readonly [string, readonly number[]])[] => {
  const seeds = histories({ usual, all });
  return Array.from({ length: Math.ceil(seeds.length / BLOCK) }, (_, block) => {
    const some = seeds.slice(block * BLOCK, (block + 1) * BLOCK);
    return [`${some[0]} to ${some.at(-1)}`, some] as const;
  });
};
