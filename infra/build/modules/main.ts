import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readModules } from './module-graph.ts';
import { circles, directionProblems, hostProblems, type Rule, unusedExports, unusedFiles } from './module-problems.ts';

/** `npm run lint`: unused exports and files, circles, the direction of imports in `.tsx`, and
 * time or chance beside the host. Exits with 1 on a problem. */
const ROOT = join(import.meta.dirname, '..', '..', '..');

const { forbidden }: { forbidden: Rule[] } = createRequire(import.meta.url)(join(ROOT, '.dependency-cruiser.cjs'));
const texts = ['package.json', 'cdk.json', '.ci/run'].map((file) => readFileSync(join(ROOT, file), 'utf8'));
const modules = readModules(ROOT);
const problems = [
  ...unusedExports(modules),
  ...unusedFiles(modules, texts),
  ...circles(modules),
  ...hostProblems(modules),
  ...directionProblems(modules, forbidden),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${modules.length} modules: no unused export or file, no circle, one host`);
