import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startLocalStack } from '../../../infra/local/stack.ts';
import { demoFixture } from '../../../infra/sandbox/demo/demo.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';
import { approve, person, requestIdIn } from '../../e2e/oauth-world.ts';
import { stackClient } from '../../support/stack-client.ts';
import type { Outcome } from '../engines/process.ts';
import { pythonPrograms } from '../engines/python.ts';

const EXPECTED = [
  /^tools 2\d error (False|None) scope saldo\.read$/,
  /^tools 2\d error (False|None) scope saldo\.read$/,
  /^refreshed True$/,
  /^made (False|None) scope saldo\.read saldo\.write$/,
];

/** The official Python client of MCP connects by registering itself, refreshes, and asks its person for more: two pages in all. */
export const pythonClient = async (): Promise<Outcome> => {
  const program = await pythonPrograms(join(import.meta.dirname, 'requirements.txt'));
  const stack = await startLocalStack({ fixture: demoFixture(dateInSaoPaulo(systemClock())) });
  try {
    const client = stackClient(stack.url);
    const ana = await person({ ...client, close: stack.close }, 'ana');
    const child = spawn(program('python'), [join(import.meta.dirname, 'client.py'), `${stack.url}/mcp`], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const ended = new Promise<number>((done) => child.on('close', (code) => done(code ?? 1)));
    const lines: string[] = [];
    let opened = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      const [, page] = /^open (.+)$/.exec(line) ?? [];
      if (page !== undefined) opened += 1;
      if (page === undefined) {
        lines.push(line);
        continue;
      }
      const { headers } = await fetch(page, { redirect: 'manual' });
      child.stdin.write(`${await approve(ana, requestIdIn(headers.get('location') ?? ''))}\n`);
    }
    const holds = (await ended) === 0 && opened === 2 && EXPECTED.every((form, at) => form.test(lines[at] ?? ''));
    if (!holds) console.error(`${opened} pages opened\n${lines.join('\n')}`);
    return { holds, ran: `${opened} permissions, ${lines.length} steps` };
  } finally {
    await stack.close();
  }
};
