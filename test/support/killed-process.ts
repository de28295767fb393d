import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/**
 * Runs a TypeScript file in a process of its own and kills it, without a warning, once it has printed `lines` lines.
 * @returns every line that it printed before it died
 */
export const linesUntilKilled = async (file: string, argument: string, lines: number): Promise<string[]> => {
  const child = spawn(process.execPath, ['--import', 'tsx', file, argument], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const printed: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    printed.push(line);
    if (printed.length === lines) child.kill('SIGKILL');
  }
  const [, signal] = await exited;
  if (signal !== 'SIGKILL') throw new Error(`${file} ended by itself`);
  return printed;
};
