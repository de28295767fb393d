import type { SpendingLimit, Watermark } from './limit.ts';

/** Stable name of one notification: the edition of the limit, its period and the threshold. It names the deliveries. */
export const occurrenceOf = ({ edition }: Pick<SpendingLimit, 'edition'>, { periodStart, threshold }: Watermark) =>
  `${edition}@${periodStart}@${threshold}`;

/** Whether a notification belongs to the limit as its owner has it now: same category, amount and period. */
export const isOfEdition = ({ edition }: Pick<SpendingLimit, 'edition'>, occurrence: string): boolean =>
  occurrence.startsWith(`${edition}@`);
