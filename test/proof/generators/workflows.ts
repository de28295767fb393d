import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startLocalStack } from '../../../infra/local/stack.ts';
import { demoFixture } from '../../../infra/sandbox/demo/demo.ts';
import { addDays } from '../../../shared/time/calendar.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';
import { stackClient } from '../../support/stack-client.ts';
import { type Outcome, run } from '../engines/process.ts';
import { inWork, programs } from './programs.ts';

const DOCUMENT = join(import.meta.dirname, '../../../shared/openapi/workflows.json');
const WITHIN_MS = 300_000;

/** The demo's Ana, and a charge that comes twice after the first import: the workflow of signals needs one. */
const anaAsOf = (today: ReturnType<typeof dateInSaoPaulo>) => {
  const [ana] = demoFixture(today).users.filter(({ id }) => id === 'ana');
  if (!ana?.items) throw new Error('The demo has no Ana with banks');
  const twice = [3, 2].map((days) => ({
    id: `twice-${days}`,
    date: `${addDays(today, -days)}T12:00:00.000Z`,
    description: 'LOJA SOL',
    ...{ type: 'DEBIT', amount: 189.9, status: 'POSTED', category: 'Shopping' },
  }));
  const items = structuredClone(ana.items);
  const card = items.flatMap(({ accounts = [] }) => accounts).find(({ account }) => account.type === 'CREDIT');
  card?.transactions?.push(...(twice as never[])); // the fixture's schema fills in the rest
  return { ana, items };
};

/** The workflows that the service offers, run against it. The packages' own check of schemas is left out: it takes no field that is new. */
export const workflows = async (): Promise<Outcome> => {
  const redocly = (await programs())('redocly');
  const today = dateInSaoPaulo(systemClock());
  const { ana, items } = anaAsOf(today);
  const stack = await startLocalStack({ fixture: { users: [ana] } });
  const folder = inWork('workflows');
  try {
    const { control, call, drain } = stackClient(stack.url);
    const scopes = ['read', 'write', 'sync', 'memories', 'account'];
    const { key } = await control<{ key: string }>('POST', 'users/ana/keys', { scopes });
    await control('PUT', 'sandbox/users/ana/items', { items });
    await call('POST', '/tools/api/manual-update', { key, body: {} });
    await drain();
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await copyFile(DOCUMENT, join(folder, 'workflows.arazzo.json'));
    await writeFile(join(folder, 'openapi.json'), await (await fetch(`${stack.url}/openapi.json`)).text());
    const inputs = {
      ...{ apiKey: key, startDate: addDays(today, -40), endDate: today, dueDate: addDays(today, 20) },
      url: `${stack.url}/_local/hooks/workflows`,
      assume: JSON.stringify([{ kind: 'once', amount: -800, date: addDays(today, 10) }]),
    };
    const args = ['respect', 'workflows.arazzo.json', '-S', `saldo=${stack.url}`, '-i', JSON.stringify(inputs)];
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', NO_COLOR: '1', FORCE_COLOR: '0' };
    const { code, out } = await run(redocly, [...args, '--severity', 'SCHEMA_CHECK=off'], {
      ...{ cwd: folder, env, within: WITHIN_MS },
    });
    if (code !== 0) console.error(out.split('\n').slice(-60).join('\n'));
    const [, passed = '?'] = /Workflows: (\d+) passed/.exec(out) ?? [];
    const [, steps = '?'] = /Steps: (\d+) passed/.exec(out) ?? [];
    return { holds: code === 0, ran: `${passed} workflows, ${steps} steps` };
  } finally {
    await stack.close();
  }
};
