import { addSeconds, type Instant, secondsBetween } from '../time/instant.ts';

/** Limits in any sliding span of `seconds`, per user and channel. */
const BUDGET = [
  { most: 20, seconds: 3600 },
  { most: 60, seconds: 86_400 },
] as const;

/** Another function's clock may be ahead: an instant up to this far in the future counts as now. */
const SKEW_SECONDS = 60;

const within = (taken: readonly Instant[], seconds: number, now: Instant): Instant[] => {
  const [after, until] = [addSeconds(now, -seconds), addSeconds(now, SKEW_SECONDS)];
  return taken.filter((at) => at > after && at <= until).sort();
};

/** 0: at once. @param taken instants of the last day, in any order */
export const secondsUntilRoom = (taken: readonly Instant[], now: Instant): number =>
  Math.max(
    ...BUDGET.map(({ most, seconds }) => {
      const freeing = within(taken, seconds, now).at(-most);
      return freeing === undefined ? 0 : Math.max(1, Math.ceil(secondsBetween(now, addSeconds(freeing, seconds))));
    }),
  );

export const withOneMore = (taken: readonly Instant[], now: Instant): Instant[] => [
  ...within(taken, Math.max(...BUDGET.map(({ seconds }) => seconds)), now),
  now,
];
