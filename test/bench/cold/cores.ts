import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-c', '0', 'true']).status === 0;

/** The command that runs `command` on one core, where the machine can: the measured on 1, what answers them on 0. */
export const pinned = (core: 0 | 1, command: string, args: readonly string[]): [string, string[]] =>
  canPin ? ['taskset', ['-c', String(core), command, ...args]] : [command, [...args]];
