import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalStack } from '../../../infra/local/stack.ts';
import { demoFixture } from '../../../infra/sandbox/demo/demo.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';
import { lambdaNode, peers } from '../../bench/frame/peers.ts';
import { stackClient } from '../../support/stack-client.ts';
import type { Outcome } from '../engines/process.ts';
import { keyProxy } from './key-proxy.ts';

/** Revisions whose requirements the suite holds us to; the earlier ones are subsets of 2025-11-25. */
const REVISIONS = ['2026-07-28', '2025-11-25'];
const SUITE = '@modelcontextprotocol/conformance';

const progress = (line: string): void => console.error(`proof: ${line}`);

const ended = (node: string, args: readonly string[]): Promise<number> =>
  new Promise((done) => {
    spawn(node, args, { stdio: 'inherit' }).on('close', (code) => done(code ?? 1));
  });

// The suite wants Node 22; Lambda's own, which the bench installs, is newer.
const suite = async (): Promise<{ node: string; main: string } | string> => {
  const folder = await peers(progress)(SUITE);
  if (!folder) return `${SUITE} is not installed`;
  const isNewEnough = Number(process.versions.node.split('.')[0]) >= 22;
  const node = isNewEnough ? process.execPath : await lambdaNode(progress);
  if (!node) return 'no Node 22 or newer';
  return { node, main: join(folder, '..', 'node_modules', SUITE, 'dist', 'index.js') };
};

/** @returns how many checks passed and how many failed, from the suite's files: `<out>/<scenario>/checks.json` */
const counts = (out: string): string => {
  const checks = readdirSync(out).flatMap((scenario): { status: string }[] =>
    JSON.parse(readFileSync(join(out, scenario, 'checks.json'), 'utf8')),
  );
  const of = (status: string): number => checks.filter((check) => check.status === status).length;
  return `${of('SUCCESS')} passed, ${of('FAILURE')} failed`;
};

/**
 * The official conformance suite against the local stack. What it fails is listed in `baseline-<revision>.yml`; a check that
 * fails and is not listed fails this proof, and so does a listed one that passes.
 */
export const conformance = async (): Promise<Outcome> => {
  const found = await suite();
  if (typeof found === 'string') return { holds: true, skipped: found };
  const stack = await startLocalStack({ fixture: demoFixture(dateInSaoPaulo(systemClock())) });
  const client = stackClient(stack.url);
  const proxy = await keyProxy(new URL(stack.url), await client.keyOf('ana'));
  try {
    const codes: number[] = [];
    const ran: string[] = [];
    for (const revision of REVISIONS) {
      const baseline = join(import.meta.dirname, `baseline-${revision}.yml`);
      const out = mkdtempSync(join(tmpdir(), 'saldo-conformance-'));
      const asked = ['server', '--url', proxy.url, '--requirements', revision, '--expected-failures', baseline];
      codes.push(await ended(found.node, [found.main, ...asked, '--output-dir', out]));
      ran.push(`${revision}: ${counts(out)}`);
    }
    const holds = codes.every((code) => code === 0);
    return { holds, ran: `${ran.join('; ')}${holds ? ', each as listed' : ''}` };
  } finally {
    await proxy.close();
    await stack.close();
  }
};
