import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Outcome } from './engines/process.ts';
import { parts } from './parts.ts';
import { table } from './table.ts';

const asked = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) throw new Error(`No part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);

/** In a process of its own: a local stack sets the environment, and its functions keep their clients. */
const outcomeOf = (name: string): Promise<Outcome> =>
  new Promise((done) => {
    let outcome: Outcome = { holds: false, ran: 'broke off' };
    const child = fork(join(import.meta.dirname, 'part.ts'), [name], { execArgv: ['--import', 'tsx'] });
    child.on('message', (said) => {
      outcome = said as Outcome;
    });
    child.on('close', () => done(outcome));
  });

const rows: string[][] = [];
let failed = 0;
for (const [name, { against }] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`proof: ${name} begins`);
  const { holds, skipped, ran = '' } = await outcomeOf(name);
  if (!holds) failed += 1;
  const verdict = skipped ? `skipped: ${skipped}` : holds ? 'holds' : 'FAILS';
  console.log(`proof: ${name} ${verdict}`);
  rows.push([name, against, ran, verdict]);
}
console.log(`\n${table(['part', 'against', 'ran', 'result'], rows)}`);
process.exit(failed > 0 ? 1 : 0);
