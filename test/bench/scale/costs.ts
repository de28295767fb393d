/**
 * Write units of one message's work, indexes included; `costs.test.ts` compares them with what the engine reports for the
 * service's own code.
 */
export const costs = {
  /** A limit's stored period and its place in the `due` index. */
  renewal: 4,
  /** A reminder's record with two pending deliveries, in one transaction. */
  dispatch: 9,
  /** Claimed and marked sent, of one channel. */
  delivery: 6,
} as const;
