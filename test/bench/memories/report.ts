import { faults, measured } from './measure.ts';
import { closedMemoryCases, devMemoryCases, heldOutMemoryCases, openMemoryCases } from './memory-case.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`.padStart(7);

const sets = { dev: devMemoryCases, open: openMemoryCases, closed: closedMemoryCases, 'held out': heldOutMemoryCases };
const asked = process.argv.slice(2).filter((one) => !one.startsWith('--'));

console.log('part       cases   right missed excess');
for (const [name, cases] of Object.entries(sets).filter(([name]) => asked.length === 0 || asked.includes(name))) {
  const { cases: count, right, missed, excess } = measured(cases);
  console.log(`${name.padEnd(9)} ${String(count).padStart(6)} ${[right, missed, excess].map(percent).join('')}`);
}

// Only the parts to develop with are shown case by case: what is held out must stay so.
if (process.argv.includes('--faults')) {
  for (const fault of faults([...devMemoryCases, ...openMemoryCases])) console.log(fault);
}
