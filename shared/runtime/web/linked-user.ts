import type { LinkStore } from '../../connections/link-store.ts';
import {
  browserSecret,
  type ConnectLink,
  hashOfSecret,
  type ParsedLink,
  parseLinkToken,
  standingOf,
} from '../../connections/link-store.ts';
import type { Instant } from '../../time/instant.ts';
import { RefusalError } from '../http-errors.ts';
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
