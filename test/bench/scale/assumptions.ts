/**
 * What cannot be measured here and is taken as given. Each is on the dear side; results are only as good as these.
 */
export const assumptions = {
  /** Recurring limits of a user, all of which end at the same midnight (the first of a month that is a Monday). */
  limitsPerUser: 2,
  /** Reminders of a user that ring at the same nine o'clock: the eve of the fifth. */
  remindersPerUser: 1,
  itemsPerUser: 1.5,
  accountsPerItem: 2,
  /** Share of the items that the aggregator did not update by itself within a day, which are asked for. */
  staleItems: 0.02,
  /** Seconds of one batch or message, waiting for the network included. */
  seconds: {
    renewalBatch: 0.5,
    dispatchBatch: 0.25,
    sendEmail: 0.15,
    sendWhatsapp: 0.6,
    syncMessage: 2,
    /** One chunk of the job that dispatches syncs: three messages' batches and the chunk's updates, on a third of a core. */
    syncChunk: 0.15,
  },
} as const;

export const USERS = [1_000, 100_000, 1_000_000] as const;
