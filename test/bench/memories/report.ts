import { faults, measured } from './measure.ts';
import { devMemoryCases, heldOutMemoryCases } from './memory-case.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`.padStart(7);

console.log('part       cases   right missed excess');
for (const [name, cases] of [
  ['dev', devMemoryCases],
  ['held out', heldOutMemoryCases],
] as const) {
  const { cases: count, right, missed, excess } = measured(cases);
  console.log(`${name.padEnd(9)} ${String(count).padStart(6)} ${[right, missed, excess].map(percent).join('')}`);
}

// Only the part to develop with is shown case by case: what is held out must stay so.
if (process.argv.includes('--faults')) for (const fault of faults(devMemoryCases)) console.log(fault);
