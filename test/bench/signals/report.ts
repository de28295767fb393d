/**
 * `node --import tsx test/bench/signals/report.ts SET [FIRST SEED] [HOUSEHOLDS]`: what the rules miss and say without cause, then the
 * totals. Of the closed set the totals alone: nobody reads its households.
 */
import type { SetName } from './format.ts';
import { measure, mistakesOf } from './measure.ts';

const [set = 'open', first = '1', houses = '30'] = process.argv.slice(2);
const totals = await measure(set as SetName, { first: Number(first), houses: Number(houses) }, (scored) => {
  if (set !== 'closed') for (const line of mistakesOf(scored)) console.error(line);
});
console.log(JSON.stringify(totals));
