import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startLocalStack } from '../../../infra/local/stack.ts';
import { demoFixture } from '../../../infra/sandbox/demo/demo.ts';
import { ACCESS_SCOPES } from '../../../shared/contract/access.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';
import { stackClient } from '../../support/stack-client.ts';
import { cacheFolder } from '../engines/cache.ts';
import type { Outcome } from '../engines/process.ts';
import { run } from '../engines/process.ts';
import { pythonPrograms } from '../engines/python.ts';

const WITHIN_MS = 1_200_000;
const EXAMPLES_OF_AN_OPERATION = 30;
/** A failure prints the call that shows it; the same seed makes the same calls. */
const SEED = 20_261_123;

/** Every response is one that the document describes, whatever is asked; hostile input is refused, not served as an error of ours. */
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
];

/** Calls that a tool makes up from the served API reference, with a key of every scope. */
export const schemathesis = async (): Promise<Outcome> => {
  const program = await pythonPrograms(join(import.meta.dirname, 'requirements.txt'));
  const folder = cacheFolder('schemathesis');
  await mkdir(folder, { recursive: true });
  const users = demoFixture(dateInSaoPaulo(systemClock())).users.filter(({ id }) => id === 'ana');
  const stack = await startLocalStack({ fixture: { users } });
  try {
    const { key } = await stackClient(stack.url).control<{ key: string }>('POST', 'users/ana/keys', {
      scopes: ACCESS_SCOPES,
    });
    const calls = ['--phases', 'examples,coverage,fuzzing', '--max-examples', String(EXAMPLES_OF_AN_OPERATION)];
    const { code, out, timedOut } = await run(
      program('schemathesis'),
      [
        ...['run', `${stack.url}/openapi.json`, '--header', `Authorization: Bearer ${key}`],
        ...['--checks', CHECKS.join(','), ...calls, '--seed', String(SEED), '--continue-on-failure'],
        ...['--suppress-health-check', 'all', '--warnings', 'off', '--no-color'],
      ],
      {
        within: WITHIN_MS,
        cwd: folder,
        env: { ...process.env, PYTHONPATH: import.meta.dirname, SCHEMATHESIS_HOOKS: 'hooks' },
      },
    );
    console.log(out);
    const made = /(\d[\d,]*) generated/.exec(out)?.[1]?.replaceAll(',', '') ?? '0';
    return { holds: code === 0 && !timedOut && Number(made) > 0, ran: `${made} calls made up` };
  } finally {
    await stack.close();
  }
};
