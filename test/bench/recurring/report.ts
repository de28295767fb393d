import { HOUSEHOLDS as DEVELOPMENT } from './development/index.ts';
import type { Household } from './format.ts';
import { HOUSEHOLDS as HELD_OUT } from './held-out/index.ts';
import { checks, type Scored, score, totalsOf } from './measure.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

const recallBy = (scored: readonly Scored[], property: 'frequency' | 'status'): string => {
  const all = scored.flatMap(({ household }) => household.expected);
  const matched = scored.flatMap(({ pairs }) => pairs.map(({ expected }) => expected));
  const names = [...new Set(all.map((stream) => stream[property]))];
  const count = (list: typeof all, name: string) => list.filter((stream) => stream[property] === name).length;
  return names.map((name) => `${name} ${count(matched, name)}/${count(all, name)}`).join(', ');
};

const printTotals = (name: string, scored: readonly Scored[]): void => {
  const { recall, precision, shares, expected, found } = totalsOf(scored);
  console.log(
    `${name}: ${expected} expected, ${found} found; recall ${percent(recall)}, precision ${percent(precision)}`,
  );
  console.log(
    `  ${Object.entries(shares)
      .map(([check, share]) => `${check} ${percent(share)}`)
      .join(', ')}`,
  );
  console.log(`  found by frequency: ${recallBy(scored, 'frequency')}`);
  console.log(`  found by status: ${recallBy(scored, 'status')}`);
};

const printMistakes = ({ household, pairs, missed, wrong }: Scored): void => {
  for (const { name, frequency, status } of missed)
    console.log(`  missed ${household.name}: ${name} (${frequency}, ${status})`);
  for (const { rows, frequency } of wrong) {
    const shown = rows.slice(0, 4).map(({ date, amount }) => `${date} ${amount / 100}`);
    console.log(
      `  wrong ${household.name}: ${rows.at(-1)?.description} (${frequency}, ${rows.length} rows: ${shown.join('; ')})`,
    );
  }
  for (const pair of pairs) {
    const failed = Object.entries(checks)
      .filter(([, check]) => check(pair) === false)
      .map(([name]) => name);
    if (failed.length === 0) continue;
    const { found } = pair;
    const told = {
      frequency: found.frequency,
      next: found.next?.date,
      price: found.priceChange,
      status: found.status,
      rows: found.rows.length,
    };
    console.log(
      `  ${household.name}: ${pair.expected.name}: ${failed.join(', ')} ${JSON.stringify(told)} ${JSON.stringify(pair.expected.nextDateWindow)}`,
    );
  }
};

const scored = (households: readonly Household[]): Scored[] => households.map(score);

const development = scored(DEVELOPMENT);
printTotals('development', development);
for (const one of development) printMistakes(one);
// Of the held-out set only the totals are shown: its cases must not influence the rules.
if (!process.argv.includes('--development')) printTotals('held out', scored(HELD_OUT));
