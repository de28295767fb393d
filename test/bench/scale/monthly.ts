import { assumptions } from './assumptions.ts';
import { costs } from './costs.ts';
import { feed } from './feed.ts';
import { codesOf } from './sign-in.ts';
import { hookDay } from './webhooks.ts';

const DAYS = 30;
/** US dollars, list prices of sa-east-1; their sources and date are in cost-table.ts. */
const PRICES = {
  writeUnits: 0.94e-6,
  readUnits: 0.19e-6,
  gigabyte: 0.68,
  message: 0.4e-6,
  mail: 1e-4,
  gbSecond: 1.33e-5,
};
/** Read units of a call without changes: key, feeds, connections, accounts. */
const ASK_READ_UNITS = 8;
const WORKER_GB = 1;

/** Dollars per month, without the costs in the table of infra/OPERATIONS.md. */
export type Monthly = Record<'webhooks' | 'feed' | 'followers' | 'codes' | 'assistants' | 'sessions' | 'digests', number>;

const WEEKS = 52 / 12;
/** Read units of the rows of 13 months, 100 each, and what is beside them. */
const DIGEST_READ_UNITS = 10;
const DIGEST_GB_SECONDS = 0.2;

const digestsOf = (users: number): number =>
  users *
  assumptions.digest.share *
  WEEKS *
  ((costs.digest + costs.digestChannel + costs.delivery) * PRICES.writeUnits +
    DIGEST_READ_UNITS * PRICES.readUnits +
    DIGEST_GB_SECONDS * PRICES.gbSecond +
    PRICES.mail);

export const monthly = (users: number): Monthly => {
  const hooks = hookDay(users);
  const { entries, gigabytes, asksPerSecond } = feed(users);
  const { perDay } = codesOf(users);
  const hookUnits =
    hooks.deliveries * (costs.webhookEvent + costs.webhookHandOver) +
    hooks.tries * (costs.webhookCall + costs.webhookTurn);
  const refreshes = users * assumptions.assistants.share * assumptions.assistants.hoursPerDay;
  const writes = (units: number): number => units * DAYS * PRICES.writeUnits;
  return {
    webhooks:
      writes(hookUnits) +
      (hooks.deliveries + hooks.tries) * DAYS * 3 * PRICES.message +
      hooks.workersBusy * 86_400 * DAYS * WORKER_GB * PRICES.gbSecond,
    feed: writes(entries * costs.feedEntry) + gigabytes * PRICES.gigabyte,
    followers: asksPerSecond * 86_400 * DAYS * ASK_READ_UNITS * PRICES.readUnits,
    codes: writes(perDay * (costs.codeCounted + costs.codeBegun)) + perDay * DAYS * (PRICES.mail + 3 * PRICES.message),
    assistants: writes(refreshes * costs.refresh),
    digests: digestsOf(users),
    sessions: writes(users * assumptions.sessionsPerUserAndDay * costs.session),
  };
};
