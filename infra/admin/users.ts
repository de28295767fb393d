import { AddressTakenError } from '../../shared/access/address-owners.ts';
import { SignUpStoppedError, userCreator } from '../../shared/access/create-user.ts';
import { listUsers } from '../../shared/access/migrate-keys.ts';
import { emailClaim, openAddressHashes } from '../../shared/notifications/address-hashes.ts';
import type { Channel } from '../../shared/notifications/recipient.ts';
import { addressState, suppressionListStore } from '../../shared/notifications/suppression-list.ts';
import { backfillOwners } from '../../shared/personal-data/backfill-owners.ts';
import { eraseUser } from '../../shared/personal-data/erase.ts';
import { exportUser } from '../../shared/personal-data/export.ts';
import { rekeyAddresses } from '../../shared/personal-data/rekey-addresses.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { instantFromMilliseconds, systemClock } from '../../shared/time/instant.ts';
import { type Command, existingUser, type Given, option, requiredOption, word } from './command.ts';
import { Problem } from './problem.ts';

/** An e-mail address or a phone number, as somebody writes it. */
const channelOf = (address: string): Channel => (address.includes('@') ? 'email' : 'whatsapp');

const suppressionOf = async (given: Given) => {
  const address = word(given, 0, 'ADDRESS');
  const hashes = (await openAddressHashes()).all(channelOf(address), address);
  return { hashes, list: suppressionListStore(openTable(), systemClock), channel: channelOf(address) };
};

const shownSuppression = async (given: Given) => {
  const { hashes, list, channel } = await suppressionOf(given);
  const found = await list.read(hashes);
  return {
    channel,
    state: addressState(found?.reason ?? null),
    reason: found?.reason ?? null,
    detail: found?.detail ?? null,
    at: found?.refusedAt ?? null,
    until: found?.expiresAt ? instantFromMilliseconds(found.expiresAt * 1000) : null,
  };
};

/** Commands for users: profile, export, erasure. */
export const users: Record<string, Command> = {
  'users create': {
    usage: 'users create --name NAME [--email EMAIL] [--phone +5511...]',
    does: 'creates a user and prints the id',
    run: async (given) => {
      const profile = {
        name: requiredOption(given, 'name'),
        email: option(given, 'email') ?? null,
        phone: option(given, 'phone') ?? null,
      };
      const address = emailClaim(profile.email, await openAddressHashes());
      const created = userCreator(openTable())(profile, systemClock(), address);
      return {
        userId: await created.catch((error: unknown) => {
          throw error instanceof AddressTakenError || error instanceof SignUpStoppedError
            ? new Problem(error.message)
            : error;
        }),
      };
    },
  },
  'users show': {
    usage: 'users show USER',
    does: 'shows profile, subscription and keys',
    run: async (given) => existingUser(word(given, 0, 'USER')),
  },
  'users list': {
    usage: 'users list',
    does: 'lists every user',
    run: () => listUsers(openTable()),
  },
  'users export': {
    usage: 'users export USER',
    does: 'prints all that is stored of the user as JSON (LGPD)',
    run: async (given) => {
      const userId = word(given, 0, 'USER');
      await existingUser(userId);
      return exportUser(userId);
    },
  },
  'users erase': {
    usage: 'users erase USER --yes',
    does: 'erases the user, the bank connections and everything stored (LGPD); cannot be undone',
    run: async (given) => {
      const userId = word(given, 0, 'USER');
      if (!given.options.yes) throw new Problem('Erasing cannot be undone: repeat with --yes');
      return eraseUser(userId, systemClock());
    },
  },
  'addresses show': {
    usage: 'addresses show ADDRESS',
    does: 'shows whether notices to an e-mail address or a phone number have ended, why, and until when',
    run: shownSuppression,
  },
  'addresses lift': {
    usage: 'addresses lift ADDRESS',
    does: 'sends notices there again, after a bounce, a complaint or a word that stopped them; its owner must want it',
    run: async (given) => {
      const { hashes, list } = await suppressionOf(given);
      if ((await list.find(hashes)) !== null) await list.lift(hashes);
      return shownSuppression(given);
    },
  },
  'addresses backfill': {
    usage: 'addresses backfill',
    does: 'gives each e-mail address to its user, so that it can sign in; lists those that several have; can be repeated',
    run: async () => backfillOwners(openTable(), await openAddressHashes()),
  },
  'addresses rekey': {
    usage: 'addresses rekey',
    does: 'moves records of addresses to the newest key of their hashes; can be repeated',
    run: async () => ({ moved: await rekeyAddresses(openTable(), await openAddressHashes()) }),
  },
};
