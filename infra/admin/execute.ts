import { type Command, option, parseCommandLine } from './command.ts';
import { doors } from './doors.ts';
import { invites } from './invites.ts';
import { items } from './items.ts';
import { keys } from './keys.ts';
import { Problem } from './problem.ts';
import { restore } from './restore.ts';
import { subscriptions } from './subscriptions.ts';
import { switches } from './switches.ts';
import { selectTarget } from './target.ts';
import { users } from './users.ts';
import { visits } from './visits.ts';

const commands: Record<string, Command> = {
  ...users,
  ...subscriptions,
  ...keys,
  ...doors,
  ...invites,
  ...items,
  ...switches,
  ...restore,
  ...visits,
};

const help = (): string => {
  const lines = Object.values(commands).map(({ usage, does }) => `  ${usage}\n      ${does}`);
  return [
    'Usage: npm run admin -- COMMAND [--env NAME] [--table TABLE]',
    '',
    'Works on the local stack at PORT (3000), or with --env on a deployed environment, with the AWS credentials and',
    'region of this process; --table names another table than the one of the environment, such as a restored one.',
    '',
    ...lines,
  ].join('\n');
};

const run = async (args: readonly string[]): Promise<string> => {
  const { words, options } = parseCommandLine(args);
  if (options.help || words.length === 0) return help();
  const names = [1, 2].map((count) => words.slice(0, count).join(' '));
  const name = names.find((one) => Object.hasOwn(commands, one)) ?? names.at(-1) ?? '';
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Problem(`There is no command ${name}; see --help`);
  const given = { words: words.slice(name.split(' ').length), options };
  await selectTarget(option(given, 'env') ?? null, option(given, 'table'));
  return JSON.stringify(await command.run(given), null, 2);
};

export type Outcome = { code: 0 | 1; out: string; err: string };

/** Carries out one command. @param args the arguments after `npm run admin --` */
export const execute = async (args: readonly string[]): Promise<Outcome> => {
  try {
    return { code: 0, out: `${await run(args)}\n`, err: '' };
  } catch (error) {
    const text =
      error instanceof Problem ? error.message : error instanceof Error ? `${error.name}: ${error.message}` : 'failed';
    return { code: 1, out: '', err: `${text}\n` };
  }
};
