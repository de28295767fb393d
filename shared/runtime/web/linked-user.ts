import type { LinkStore } from '../../connections/link-store.ts';
import {
  browserSecret,
  type ConnectLink,
  hashOfSecret,
  type ParsedLink,
  parseLinkToken,
  standingOf,
} from '../../connections/link-store.ts';
import { NotFoundError } from '../../domain-errors.ts';
import { isRecordId } from '../../platform/table/keys.ts';
import type { RateCounter } from '../../platform/table/rate-counter.ts';
import { type Instant, secondsBetween } from '../../time/instant.ts';
import { RefusalError, tooManyRequests } from '../http-errors.ts';
import { hasRateLimits } from '../write-rate.ts';
import type { SignedIn, Visitor } from './define-web-endpoint.ts';

export const linkOver = () =>
  new RefusalError(410, { error: 'Link expired', message: 'The link has ended or was used: ask for a new one.' });

const notYourLink = () =>
  new RefusalError(403, {
    error: 'Not your link',
    message: "This link belongs to another account than the one signed in. It connects banks to that person's account.",
  });

/** A link as the visitor's browser may use it. */
export type ShownLink = {
  parsed: ParsedLink;
  link: ConnectLink;
  standing: 'open' | 'here';
  /** The browser's cookie, possibly a new one. */
  secret: string;
  browserHash: string;
};

/** @throws RefusalError 410 for a link that this browser may not use (any more) */
export const shownLink = async (
  token: string,
  { connect }: Pick<Visitor, 'connect'>,
  links: Pick<LinkStore, 'find'>,
  now: Instant,
): Promise<ShownLink> => {
  const parsed = parseLinkToken(token);
  const link = parsed && (await links.find(parsed));
  const secret = browserSecret(connect);
  const browserHash = hashOfSecret(secret);
  const standing = link ? standingOf(link, browserHash, now) : 'over';
  if (!parsed || !link || standing === 'over') throw linkOver();
  return { parsed, link, standing, secret, browserHash };
};

/**
 * Refuses a session of another user than the link's: a forwarded link must not bring their bank to another account.
 * @throws RefusalError 403
 */
export const refuseOthers = ({ link }: ShownLink, caller: SignedIn | null): void => {
  if (caller && caller.userId !== link.userId) throw notYourLink();
};

/** What asks the aggregator, of one user, by sessions and links together. */
const ASKS = { name: 'aggregator-asks', most: 30, windowSeconds: 3600 };

export type Asking = { links: Pick<LinkStore, 'ask'>; rates: Pick<RateCounter, 'take'> };

/**
 * Counts a call before it asks the aggregator: per user, where rates are on, and per link, always, because whoever has the link
 * needs no account. Before it, what cannot be an id of the aggregator is refused.
 * @throws RefusalError 429; NotFoundError
 */
export const countAsk = async (
  { links, rates }: Asking,
  { userId, shown, itemId }: { userId: string; shown: ShownLink | null; itemId: string | null },
  now: Instant,
): Promise<void> => {
  if (itemId !== null && !isRecordId(itemId)) throw new NotFoundError('Connection not found');
  const [isLeft, taken] = await Promise.all([
    shown ? links.ask(shown.parsed) : true,
    hasRateLimits() ? rates.take({ ...ASKS, subject: userId }, now) : null,
  ]);
  if (shown && !isLeft) throw tooManyRequests(Math.max(1, Math.ceil(secondsBetween(now, shown.link.validUntil))));
  if (taken && !taken.granted) throw tooManyRequests(taken.resetSeconds);
};
