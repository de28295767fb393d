import { categorize } from '../../../shared/categorizer/categorize.ts';
import { blindLines, labelledLines, parentLines } from './labelled-lines.ts';
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

console.log('part, lines, accuracy, coverage, false on unknowable, answered on leafless');
print('training', training);
print('held out', heldOut);
for (const file of files)
  print(
    `held out, ${file}`,
    heldOut.filter((line) => line.file === file),
  );
const blind = blindLines();
const parents = parentLines();
for (const file of [...new Set(blind.map((line) => line.file))])
  print(
    `blind, ${file}`,
    blind.filter((line) => line.file === file),
  );
for (const file of [...new Set(parents.map((line) => line.file))])
  print(
    `parents, ${file}`,
    parents.filter((line) => line.file === file),
  );

const ROUNDS = 40;
const start = performance.now();
for (let round = 0; round < ROUNDS; round += 1) for (const { input } of lines) categorize(input);
const perSecond = (ROUNDS * lines.length * 1000) / (performance.now() - start);
console.log(`${Math.round(perSecond)} lines a second`);

const isDevelopment = (file: string): boolean => file === 'second.txt' || /^[a-z]+-dev\.txt$/.test(file);
// Only the training part is shown line by line: who improves the knowledge must not learn from the rest.
if (process.argv.includes('--mistakes'))
  for (const { input, leaf, accepted } of [
    ...training,
    ...parents.filter(({ file }) => file === 'dev.txt'),
    ...blind.filter(({ file }) => isDevelopment(file)),
  ]) {
    const { category, rule } = categorize(input);
    if (category === null ? leaf !== null : !accepted.includes(category))
      console.log(
        `${input.type[0]} ${input.description} | ${leaf === null ? null : accepted.join(' or ')} | ${category} | ${rule.slice(0, 60)}`,
      );
  }
