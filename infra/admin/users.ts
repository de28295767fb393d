import { accessStore } from '../../shared/access/access-store.ts';
import { listUsers } from '../../shared/access/list-users.ts';
import { eraseUser } from '../../shared/personal-data/erase.ts';
import { exportUser } from '../../shared/personal-data/export.ts';
import { openTable } from '../../shared/storage/table.ts';
import { systemClock } from '../../shared/time/instant.ts';
import { type Command, existingUser, option, requiredOption, word } from './command.ts';
import { Problem } from './problem.ts';

/** Users: who they are, all that is known of them, and its end. */
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
      return exportUser(openTable(), userId);
    },
  },
  'users erase': {
    usage: 'users erase USER --yes',
    does: 'erases the user, the bank connections and everything stored (LGPD); cannot be undone',
    run: async (given) => {
      const userId = word(given, 0, 'USER');
      if (!given.options.yes) throw new Problem('Erasing cannot be undone: say --yes');
      return eraseUser(userId, systemClock());
    },
  },
};
