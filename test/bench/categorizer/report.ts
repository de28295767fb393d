import { categorize } from '../../../shared/ledger/categorizer/categorize.ts';
import { blindLines, labelledLines } from './labelled-lines.ts';
import { measured } from './measure.ts';

const lines = labelledLines();
const training = lines.filter(({ isHeldOut }) => !isHeldOut);
const heldOut = lines.filter(({ isHeldOut }) => isHeldOut);
const files = [...new Set(lines.map(({ file }) => file))];

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
const print = (name: string, part: typeof lines): void => {
  const { lines: count, accuracy, coverage, falseOnUnknowable, falseOnLeafless } = measured(part);
  const shares = [accuracy, coverage, falseOnUnknowable, falseOnLeafless].map(percent).join('  ');
  console.log(`${name.padEnd(34)} ${String(count).padStart(5)}  ${shares}`);
};

console.log('part, lines, accuracy, coverage, false on unknowable, false on leafless');
print('training', training);
print('held out', heldOut);
for (const file of files)
  print(
    `held out, ${file}`,
    heldOut.filter((line) => line.file === file),
  );
const blind = blindLines();
for (const file of [...new Set(blind.map((line) => line.file))])
  print(
    `blind, ${file}`,
    blind.filter((line) => line.file === file),
  );

const ROUNDS = 40;
const start = performance.now();
for (let round = 0; round < ROUNDS; round += 1) for (const { input } of lines) categorize(input);
const perSecond = (ROUNDS * lines.length * 1000) / (performance.now() - start);
console.log(`${Math.round(perSecond)} lines a second`);

// Only the training part is shown line by line: who improves the knowledge must not learn from the rest.
if (process.argv.includes('--mistakes'))
  for (const { input, leaf } of training) {
    const { category, rule } = categorize(input);
    if (category !== leaf)
      console.log(`${input.type[0]} ${input.description} | ${leaf} | ${category} | ${rule.slice(0, 60)}`);
  }
