import { type Invite, inviteStore } from '../../shared/access/invites.ts';
import { emailClaim, openAddressHashes } from '../../shared/notifications/address-hashes.ts';
import { publicLink } from '../../shared/platform/environment.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { addSeconds, type Instant, systemClock } from '../../shared/time/instant.ts';
import { type Command, type Given, option, word } from './command.ts';
import { Problem } from './problem.ts';

const DAY_SECONDS = 86_400;
const USUAL_DAYS = 14;
const MOST = { uses: 1000, days: 365 };
/** Of the hash: enough to name an invite, and no token. */
const ID_LENGTH = 12;

const numberIn = (given: Given, name: 'uses' | 'days', usual: number): number => {
  const text = option(given, name) ?? String(usual);
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > MOST[name])
    throw new Problem(`--${name} must be 1 to ${MOST[name]}`);
  return number;
};

const addressHashIn = async (given: Given): Promise<string | null> => {
  const email = option(given, 'email');
  if (email === undefined) return null;
  if (!/^\S+@\S+\.\S+$/.test(email)) throw new Problem('--email must be an e-mail address');
  const [newest = null] = emailClaim(email, await openAddressHashes());
  return newest;
};

const idOf = ({ hash }: Invite): string => hash.slice(0, ID_LENGTH);

const stateOf = ({ revokedAt, validUntil, usesLeft }: Invite, now: Instant): string => {
  if (revokedAt) return 'revoked';
  if (usesLeft < 1) return 'used';
  return now < validUntil ? 'valid' : 'ended';
};

const shown = (invite: Invite, now: Instant) => {
  const { uses, usesLeft, addressHash, createdAt, validUntil } = invite;
  const state = stateOf(invite, now);
  return { id: idOf(invite), state, uses, usesLeft, forAddress: addressHash !== null, createdAt, validUntil };
};

/** Invites to create an account, where the setting `signUp` is `invite`, or `open`. */
export const invites: Record<string, Command> = {
  'invites create': {
    usage: 'invites create [--email EMAIL] [--uses 1] [--days 14]',
    does: 'makes an invite to create an account and prints its link, this one time; with --email for that address alone',
    run: async (given) => {
      const [uses, days] = [numberIn(given, 'uses', 1), numberIn(given, 'days', USUAL_DAYS)];
      if (uses > 1 && option(given, 'email') !== undefined) throw new Problem('An invite for one address has one use');
      const createdAt = systemClock();
      const validUntil = addSeconds(createdAt, days * DAY_SECONDS);
      const wanted = { uses, createdAt, validUntil, addressHash: await addressHashIn(given) };
      const page = publicLink('/entrar');
      if (!page) throw new Problem('The environment has no domain, so there is no page that takes an invite');
      const token = await inviteStore(openTable()).create(wanted);
      return { link: `${page}#convite=${token}`, uses, validUntil };
    },
  },
  'invites list': {
    usage: 'invites list',
    does: 'lists the invites, the newest first, until 30 days after their end; their links are stored nowhere',
    run: async () => {
      const now = systemClock();
      return (await inviteStore(openTable()).list()).map((invite) => shown(invite, now));
    },
  },
  'invites revoke': {
    usage: 'invites revoke ID',
    does: 'ends an invite at once; accounts that it has made stay',
    run: async (given) => {
      const id = word(given, 0, 'ID');
      const store = inviteStore(openTable());
      const found = (await store.list()).find((invite) => idOf(invite) === id);
      if (!found || !(await store.revoke(found.hash, systemClock()))) throw new Problem(`There is no invite ${id}`);
      return { revoked: id };
    },
  },
};
