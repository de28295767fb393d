import { type ExecFileException, execFile, execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

export type Ran = { code: number; output: string };

export type RepositoryCopy = {
  folder: string;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Runs Node in the copy. @returns the exit code with both outputs */
  node(...args: readonly string[]): Promise<Ran>;
  remove(): void;
};

/** Tracked and new files of the repository in a folder of their own, with the installed packages. */
export const copyRepository = (): RepositoryCopy => {
  const folder = mkdtempSync(join(tmpdir(), 'saldo-copy-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  for (const file of listed.toString().split('\n')) {
    if (file === '' || !existsSync(join(ROOT, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(folder, file));
  }
  for (const packages of ['node_modules', 'infra/client/node_modules'])
    if (existsSync(join(ROOT, packages))) symlinkSync(join(ROOT, packages), join(folder, packages));

  return {
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, text) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    node: (...args) => {
      // A test runner in the copy must not take this one's settings.
      const env = { PATH: process.env.PATH, HOME: process.env.HOME };
      const options = { cwd: folder, env, maxBuffer: 64 * 2 ** 20 };
      return new Promise((resolve) => {
        execFile(process.execPath, args, options, (error: ExecFileException | null, out, err) =>
          resolve({ code: error ? Number(error.code ?? 1) : 0, output: `${out}${err}` }),
        );
      });
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
};
