import {
  askedVerdicts,
  isHandled,
  isMisreasoned,
  measuredVerdicts,
  VERDICT_HALVES,
  VERDICT_SETS,
  verdictOn,
} from './verdict-sets.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

console.log('set, half: unanswerable, handled, reason and operation right too; answerable, not refused');
for (const set of VERDICT_SETS)
  for (const half of VERDICT_HALVES) {
    const { unanswerable, handled, reasoned, answerable, accepted } = measuredVerdicts(askedVerdicts(set, half));
    const first = [unanswerable, percent(handled), percent(reasoned)].join('  ');
    console.log(`${`${set}, ${half}`.padEnd(14)} ${first}  ${answerable}  ${percent(accepted)}`);
  }

// Only the open halves are shown message by message: who improves the verdict must not learn from the others.
if (process.argv.includes('--mistakes'))
  for (const asked of VERDICT_SETS.flatMap((set) => askedVerdicts(set, 'open'))) {
    const { answerable, reason, operation } = verdictOn(asked.ask);
    const said = answerable ? 'answerable' : [reason, operation].join(' ');
    if (!isHandled(asked)) console.log(`${asked.group}: ${asked.ask}: ${said}`);
    else if (isMisreasoned(asked)) console.log(`${asked.group}, reason: ${asked.ask}: ${said}`);
  }
