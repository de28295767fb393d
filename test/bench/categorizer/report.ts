import { categorize } from '../../../shared/categorizer/categorize.ts';
import { blindLines, isDevelopment, labelledLines, parentLines } from './labelled-lines.ts';
import { measured } from './measure.ts';
import { answerTo, isRight, measuredWorld, WORLD_HALVES, WORLD_SETS, worldLines } from './world-lines.ts';

const lines = labelledLines();
const training = lines.filter(({ isHeldOut }) => !isHeldOut);
const heldOut = lines.filter(({ isHeldOut }) => isHeldOut);
const sets = [...new Set(lines.map(({ set }) => set))];

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
const print = (name: string, part: typeof lines): void => {
  const { lines: count, accuracy, coverage, falseOnUnknowable, falseOnLeafless } = measured(part);
  const shares = [accuracy, coverage, falseOnUnknowable, falseOnLeafless].map(percent).join('  ');
  console.log(`${name.padEnd(34)} ${String(count).padStart(5)}  ${shares}`);
};

console.log('part, lines, accuracy, coverage, false on unknowable, answered on leafless');
print('training', training);
print('held out', heldOut);
for (const set of sets)
  print(
    `held out, ${set}`,
    heldOut.filter((line) => line.set === set),
  );
const blind = blindLines();
const parents = parentLines();
for (const set of [...new Set(blind.map((line) => line.set))])
  print(
    `blind, ${set}`,
    blind.filter((line) => line.set === set),
  );
for (const set of [...new Set(parents.map((line) => line.set))])
  print(
    `parents, ${set}`,
    parents.filter((line) => line.set === set),
  );

for (const set of WORLD_SETS)
  for (const half of WORLD_HALVES) {
    const { lines: count, ...shares } = measuredWorld(worldLines(set, half));
    console.log(`world, ${set}, ${half}: ${count} lines`);
    for (const [name, part] of Object.entries(shares)) console.log(`  ${name.padEnd(32)} ${percent(part).padStart(7)}`);
  }

const ROUNDS = 40;
const start = performance.now();
for (let round = 0; round < ROUNDS; round += 1) for (const { input } of lines) categorize(input);
const perSecond = (ROUNDS * lines.length * 1000) / (performance.now() - start);
console.log(`${Math.round(perSecond)} lines a second`);

// Only the training part is shown line by line: who improves the knowledge must not learn from the rest.
if (process.argv.includes('--mistakes'))
  for (const { input, leaf, accepted } of [
    ...training,
    ...parents.filter(({ set }) => set === 'dev'),
    ...blind.filter(({ set }) => isDevelopment(set)),
  ]) {
    const { category, rule } = categorize(input);
    if (category === null ? leaf !== null : !accepted.includes(category))
      console.log(
        `${input.type[0]} ${input.description} | ${leaf === null ? null : accepted.join(' or ')} | ${category} | ${rule.slice(0, 60)}`,
      );
  }

if (process.argv.includes('--mistakes'))
  for (const line of WORLD_SETS.flatMap((set) => worldLines(set, 'open'))) {
    const { category, isOwn } = answerTo(line);
    const labels = (line.accepted ?? ['nobody knows', ...line.acceptable]).join(' or ');
    const { type, description } = line.input;
    if (!isRight(line, category)) console.log(`world ${type[0]} ${description} | ${labels} | ${category}`);
    if (line.isOwn !== null && line.isOwn !== isOwn)
      console.log(`world ${type[0]} ${description} | own: ${line.isOwn}`);
  }
