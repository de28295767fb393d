// Before any client of the SDK is made.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

import { chart } from './chart/run.ts';
import { conformance } from './conformance/run.ts';
import { provesHistories, provesTwoYears } from './long-tests.ts';
import { pythonClient } from './python-client/run.ts';

/** What is too long, or wants too much of a machine, for `npm test`. Each part ends by itself and says whether it holds. */
const parts: Readonly<Record<string, () => Promise<Outcome>>> = {
  chart,
  conformance,
  histories: provesHistories,
  'python-client': pythonClient,
  'two-years': provesTwoYears,
};

/** `skipped` says why: a proof that did not run is none, and fails no build. */
export type Outcome = { holds: boolean; skipped?: string };

const asked = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) throw new Error(`No part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);

let failed = 0;
for (const [name, prove] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const { holds, skipped } = await prove();
  if (!holds) failed += 1;
  console.log(`proof: ${name} ${skipped ? `skipped: ${skipped}` : holds ? 'holds' : 'FAILS'}`);
}
process.exit(failed > 0 ? 1 : 0);
