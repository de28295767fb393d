import { parseArgs } from 'node:util';
import { accessStore } from '../../shared/access/access-store.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { Problem } from './problem.ts';

/** Values of the command line: the words after the command, and its `--options`. */
export type Given = { words: string[]; options: Record<string, string | boolean | undefined> };

/** One command: usage, description, and the function whose result is printed as JSON. */
export type Command = { usage: string; does: string; run(given: Given): Promise<unknown> };

const options = {
  env: { type: 'string' },
  table: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  name: { type: 'string' },
  email: { type: 'string' },
  phone: { type: 'string' },
  plan: { type: 'string' },
  status: { type: 'string' },
  'period-end': { type: 'string' },
  label: { type: 'string' },
  scopes: { type: 'string' },
  'valid-until': { type: 'string' },
  'overlap-days': { type: 'string' },
  reason: { type: 'string' },
  uses: { type: 'string' },
  days: { type: 'string' },
  yes: { type: 'boolean' },
} as const;

/** @throws Problem for an unknown option */
export const parseCommandLine = (args: readonly string[]): Given => {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { words: positionals, options: values };
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : 'Invalid arguments');
  }
};

/** The word at a position. @throws Problem that names a missing word */
export const word = ({ words }: Given, at: number, what: string): string => {
  const value = words[at];
  if (!value) throw new Problem(`${what} is missing`);
  return value;
};

export const option = ({ options: given }: Given, name: keyof typeof options): string | undefined => {
  const value = given[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

export const requiredOption = (given: Given, name: keyof typeof options): string => {
  const value = option(given, name);
  if (!value) throw new Problem(`--${name} is missing`);
  return value;
};

/** The records of an existing user. @throws Problem for an unknown user */
export const existingUser = async (userId: string) => {
  const records = await accessStore(openTable()).read(userId);
  if (!records.profile) throw new Problem(`There is no user ${userId}`);
  return { ...records, profile: records.profile };
};
