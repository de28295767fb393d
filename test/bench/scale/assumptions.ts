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
  /** Share of the items that the aggregator did not update within a day; the service requests their update. */
  staleItems: 0.02,
  /** Share of the items that bring something new in a day, once: one entry of the feed each, of so many bytes with its keys. */
  changedItems: 1,
  feedEntryBytes: 500,
  /** Share of the users whose copy a follower keeps with `get-changes`, and its requests per day. */
  followed: { share: 0.02, asksPerDay: 288 },
  /** Share of the users with a webhook, endpoints of each, and deliveries of an endpoint in a day. */
  webhooks: { share: 0.05, endpoints: 1, perDay: 8 },
  /** Share of the endpoints that answer with an error, that do not answer, and that are of one platform. */
  failing: { refusing: 0.05, silent: 0.02, ofOnePlatform: 0.3 },
  /** Codes that a user requests in a day, and the share of a day's codes in its busiest hour. */
  codes: { perUserAndDay: 0.1, busiestHour: 0.2 },
  /** An attack: codes requested per second, and the number of networks. */
  attack: { perSecond: 1_000, networks: 50_000, seconds: 600 },
  /** Share of the users with an assistant, its hours in a day, and sessions of the dashboard in a day. */
  assistants: { share: 0.2, hoursPerDay: 2 },
  sessionsPerUserAndDay: 0.3,
  /** Share of the users who have chosen the digest of the week, by e-mail. */
  digest: { share: 0.3 },
  /** Seconds of one batch or message, waiting for the network included. */
  seconds: {
    renewalBatch: 0.5,
    dispatchBatch: 0.25,
    /** Of 50 people, five at once. */
    digestBatch: 4,
    sendEmail: 0.15,
    sendWhatsapp: 0.6,
    syncMessage: 2,
    /** One distributed event; one call of a responsive endpoint with its writes; one call of an unresponsive one. */
    fanOut: 0.1,
    webhookCall: 0.5,
    silentCall: 10,
    /** A batch of codes to unknown addresses, and of codes that are sent. */
    codesToNobody: 0.03,
    codesSent: 0.25,
    /** A batch of ten messages, sent. */
    enqueuedBatch: 0.02,
    /** One chunk of a sweep that dispatches syncs: three messages' batches and the chunk's updates, on a third of a core. */
    syncChunk: 0.15,
  },
} as const;

export const USERS = [1_000, 100_000, 1_000_000] as const;
