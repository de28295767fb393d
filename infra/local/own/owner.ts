import { createInterface } from 'node:readline/promises';
import { SettingsError } from '../settings-error.ts';

/** The one user's label. */
export const OWNER = 'owner';

export type Owner = { name: string; email: string };
type Given = { name: string | null; email: string | null };

const MISSING = 'Set OWNER_NAME and OWNER_EMAIL, or start on a terminal';

/** @throws SettingsError where the rest cannot be asked */
export const requireAskable = ({ name, email }: Given): void => {
  if (!(name && email) && !(process.stdin.isTTY && process.stderr.isTTY)) throw new SettingsError(MISSING);
};

const ask = async (question: (text: string) => Promise<string>, text: string, shape: RegExp): Promise<string> => {
  for (;;) {
    const answer = (await question(text)).trim();
    if (shape.test(answer)) return answer;
  }
};

/** Asks on the terminal for what the settings do not say. */
export const askOwner = async ({ name, email }: Given): Promise<Owner> => {
  if (name && email) return { name, email };
  // Standard output is the service's log.
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // Control-C and Control-D; without it the process would wait for nothing and end as if all were well.
  const abandoned = new Promise<never>((_, reject) => {
    terminal.once('close', () => reject(new SettingsError(MISSING)));
  });
  const question = (text: string) => Promise.race([terminal.question(text), abandoned]);
  try {
    return {
      name: name ?? (await ask(question, 'Your name: ', /\S/)),
      email: email ?? (await ask(question, 'Your e-mail address: ', /^[^\s@<>,]+@[^\s@<>,]+$/)),
    };
  } finally {
    abandoned.catch(() => undefined);
    terminal.close();
  }
};
