import { accessStore } from '../../shared/access/access-store.ts';
import { listUsers } from '../../shared/access/list-users.ts';
import { openAddressHashes } from '../../shared/notifications/address-hashes.ts';
import { eraseUser } from '../../shared/personal-data/erase.ts';
import { exportUser } from '../../shared/personal-data/export.ts';
import { rekeyAddresses } from '../../shared/personal-data/rekey-addresses.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { systemClock } from '../../shared/time/instant.ts';
import { type Command, existingUser, option, requiredOption, word } from './command.ts';
import { Problem } from './problem.ts';

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
      return { userId: await accessStore(openTable()).create(profile, systemClock()) };
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
  'addresses rekey': {
    usage: 'addresses rekey',
    does: 'moves records of addresses to the newest key of their hashes; can be repeated',
    run: async () => ({ moved: await rekeyAddresses(openTable(), await openAddressHashes()) }),
  },
};
