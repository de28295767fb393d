/**
 * Write units of one message's work, indexes included; `costs.test.ts` compares them with the engine's report for the
 * service's own code.
 */
export const costs = {
  /** A limit's stored period and its place in the `due` index. */
  renewal: 4,
  /** A reminder's record with two pending deliveries, in one transaction. */
  dispatch: 9,
  /** A digest moved to the next Monday without one that is sent; with one; and each channel's pending delivery. */
  digestSkipped: 3,
  digest: 6,
  digestChannel: 3,
  /** Claimed and marked sent, of one channel. */
  delivery: 6,
  /** An event with one subscribed endpoint: the record in the transaction of its change, and the delivery. */
  webhookEvent: 3,
  webhookHandOver: 6,
  /** One call: lease renewed, try recorded. */
  webhookCall: 6,
  /** Lease taken and released. */
  webhookTurn: 2,
  /** An entry of the feed in its transaction; its end by the table's TTL costs nothing. */
  feedEntry: 2,
  /** A request for a code: counted for its network; then for its address, and its entry. */
  codeCounted: 1,
  codeBegun: 3,
  /** A refresh of an assistant's tokens; not compared. */
  refresh: 2,
  /** A session: its code's try, its transaction; not compared. */
  session: 9,
} as const;
