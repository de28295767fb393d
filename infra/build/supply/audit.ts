import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { systemClock, utcDateOf } from '../../../shared/time/instant.ts';
import { advisoryProblems } from './advisories.ts';

/** `.ci/run`: the lock file against known vulnerabilities, or why that could not be done. */

const reasonIn = (output: unknown, errors: string): string =>
  String(
    Object(output).message ?? Object(Object(output).error).summary ?? errors.trim().split('\n').at(-1) ?? 'no answer',
  )
    .replace(/https?:\/\/\S+/g, 'the source of advisories')
    .trim();

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const { stdout, stderr } = spawnSync('npm', ['audit', '--package-lock-only', '--json'], { encoding: 'utf8' });
const audited = parsed(stdout);
const accepted: unknown = JSON.parse(readFileSync(new URL('advisories-accepted.json', import.meta.url), 'utf8'));
const problems = advisoryProblems(audited, accepted, utcDateOf(systemClock()));
if (problems === null) process.stdout.write(`skipped: ${reasonIn(audited, stderr)}\n`);
else if (problems.length === 0) process.stdout.write('no advisory of severity high or critical\n');
else {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
