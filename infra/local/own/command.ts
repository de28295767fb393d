import { join } from 'node:path';
import { dataDirOf, withEnvFile } from './own-settings.ts';

const ENV_FILE = join(import.meta.dirname, '..', '..', '..', '.env');

/** A script beside the stack, on the folder of the same settings: it prints one line, or fails with one. */
export const command = async (
  run: (folder: string, environment: Readonly<Record<string, string | undefined>>) => Promise<string> | string,
): Promise<void> => {
  try {
    const environment = withEnvFile(process.env, ENV_FILE);
    console.log(await run(dataDirOf(environment), environment));
  } catch (error) {
    console.error(error instanceof Error ? error.message.split('\n')[0] : String(error));
    process.exitCode = 1;
  }
};
