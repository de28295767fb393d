const STEPS = [0.25, 0.5, 1, 2, 2.5, 5, 10];
const MOST_STEPS = 4;

/** Round values of an axis, ascending, with 0 among them, that reach from the least to the largest value. */
export const ticksOf = (least: number, largest: number): number[] => {
  const low = Math.min(0, least);
  const high = Math.max(0, largest);
  const span = high - low || 1;
  const power = 10 ** Math.floor(Math.log10(span));
  const step = STEPS.map((one) => one * power).find((one) => span / one <= MOST_STEPS) ?? span;
  const from = Math.floor(low / step);
  const to = Math.max(Math.ceil(high / step), from + 1);
  return Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step);
};
