process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

import '../../support/quiet.ts';
import { parseArgs } from 'node:util';
import { bugs } from './bugs.ts';
import { liveThrough, shrink, userYears } from './history.ts';
import { tryChecks } from './plants.ts';
import { FORMS } from './steps.ts';
import { bundleWorld } from './world/bundle.ts';
import { compileWorld } from './world/world.ts';

/** `node --import tsx test/proof/simulation/main.ts --from 1 --to 20 [--form long] [--every 3] [--twice] [--bug NAME] [--seconds N]` */
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: '1' },
    to: { type: 'string' },
    every: { type: 'string', default: '1' },
    /** `short`, `usual` or `long`. */
    form: { type: 'string', default: 'usual' },
    twice: { type: 'boolean', default: false },
    bug: { type: 'string' },
    seconds: { type: 'string', default: '3600' },
    /** Goes on after a history that fails. */
    all: { type: 'boolean', default: false },
    /** Plants a violation of each invariant first: the checks must find it. */
    plants: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});

// Failures of functions are expected in foul weather.
if (!values.verbose) console.error = () => undefined;

const compiled = compileWorld(await bundleWorld(values.bug ? bugs[values.bug] : []));
const form = FORMS[values.form as keyof typeof FORMS];
const [from, to] = [Number(values.from), Number(values.to ?? values.from)];
const unfound = values.plants ? await tryChecks(compiled) : [];
for (const one of unfound) console.log(`plant: ${one}`);
const begun = performance.now();
const { user: before } = process.cpuUsage();
const isOver = () => performance.now() - begun > Number(values.seconds) * 1000;
const lived = [];
let [unequal, failed] = [0, 0];

for (let seed = from; seed <= to && !isOver(); seed += Number(values.every)) {
  const history = await liveThrough(compiled, seed, form);
  lived.push(history);
  if (values.verbose)
    console.log(
      `seed ${seed}: ${history.hash}, ${history.events} events, ${history.faults} faults, ${history.days.toFixed(1)} days`,
    );
  if (values.twice && (await liveThrough(compiled, seed, form)).hash !== history.hash) {
    unequal += 1;
    console.log(`seed ${seed}: two runs, two hashes`);
  }
  if (history.problems.length === 0) continue;
  failed += 1;
  console.log(`seed ${seed}: ${history.problems.join('\n  ')}`);
  const given = values.form === 'usual' ? '' : ` --form ${values.form}`;
  const bug = values.bug ? ` --bug '${values.bug}'` : '';
  console.log(`  again: node --import tsx test/proof/simulation/main.ts --from ${seed}${given}${bug}`);
  if (values.all) continue;
  if (from !== to) break;
  const steps = await shrink(compiled, seed, form);
  console.log(
    `  ${steps.length} steps: ${steps.map(({ kind, person, together }) => `${together ? '+' : ''}${kind} (${person})`).join(', ')}`,
  );
}
const seconds = (performance.now() - begun) / 1000;
const cpuSeconds = (process.cpuUsage().user - before) / 1e6;
const faults = lived.reduce((sum, one) => sum + one.faults, 0);
const summary = {
  seeds: lived.length,
  faults,
  unfound: unfound.length,
  failed,
  unequal,
  userYears: userYears(lived),
  seconds,
  cpuSeconds,
};
console.log(JSON.stringify(summary));
process.exit(failed + unequal + unfound.length > 0 ? 1 : 0);
