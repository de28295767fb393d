import type { SpendingLimit, Watermark } from './limit.ts';

/** Names one notification and its deliveries: revision, period and threshold. */
export const limitOccurrenceOf = (
  { notificationRevision }: Pick<SpendingLimit, 'notificationRevision'>,
  { periodStart, threshold }: Watermark,
) => `${notificationRevision}@${periodStart}@${threshold}`;

/** Whether category, amount and period are unchanged since the notification. */
export const isOfRevision = (
  { notificationRevision }: Pick<SpendingLimit, 'notificationRevision'>,
  occurrence: string,
): boolean => occurrence.startsWith(`${notificationRevision}@`);
