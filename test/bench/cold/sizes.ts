import { functionBytes, mostBytes, sizeBudgets } from '../../../infra/build/size-budgets.ts';
import { compared, type Row } from '../frame/row.ts';

/** The largest part of the minified bare handler that a read may load. */
const READ_BUDGET = 0.75;

/** The build's own bound, and for a read also a part of the bare handler. */
const goalOf = (file: string, budget: number, bare: number): number => {
  const built = mostBytes(budget) / bare;
  return /^api\/(get|list)-/.test(file) ? Math.min(built, READ_BUDGET) : built;
};

/** @param bare bytes of the bare handler by how it is bundled; a read is held to the smallest of the usual ones */
export const sizeRows = (dist: string | undefined, bare: { asIs: number; minified: number }): Row[] =>
  [...sizeBudgets].map(([file, budget]) => {
    const { start, all } = functionBytes(file, dist);
    const note = `${Math.round(all / 1000)} kB deployed; ${(start / bare.asIs).toFixed(2)} of the bare handler as esbuild leaves it`;
    return compared({
      part: 'cold',
      name: `${file}, size / bare SDK, minified`,
      ours: start,
      peer: bare.minified,
      unit: 'bytes',
      goal: goalOf(file, budget, bare.minified),
      note,
    });
  });
