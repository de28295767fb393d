import { startStack } from '../../support/stack.ts';
import { copyOf, type Original } from './own-people.ts';

export type OwnPerson = { id: string; userId: string; name: string; email: string; phone: string; key: string };

type Shown = Omit<OwnPerson, 'key'> & { apiKeys: { key: string }[] };

const start = async () => {
  const { url, control, drain, runJob } = await startStack();
  /** A copy of a person with all their data, for the file that asks: no other file meets it. */
  const own = async (original: Original): Promise<OwnPerson> => {
    const { apiKeys, ...person } = await control<Shown>('POST', 'users', copyOf(original));
    return { ...person, key: apiKeys[0]?.key ?? '' };
  };
  return { url, control, drain, runJob, own };
};

export type BrowserStack = Awaited<ReturnType<typeof start>>;

let started: ReturnType<typeof start> | undefined;

/** The service of this worker's files; it has the people that they ask for, and ends with the process. */
export const browserStack = (): Promise<BrowserStack> => {
  started ??= start();
  return started;
};
