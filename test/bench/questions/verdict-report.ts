import {
  askedVerdicts,
  isHandled,
  isMisreasoned,
  measuredVerdicts,
  VERDICT_HALVES,
  verdictOn,
} from './verdict-sets.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

console.log('half: unanswerable, handled, reason and operation right too; answerable, not refused');
for (const half of VERDICT_HALVES) {
  const { unanswerable, handled, reasoned, answerable, accepted } = measuredVerdicts(askedVerdicts(half));
  console.log(
    `${half.padEnd(8)} ${unanswerable}  ${percent(handled)}  ${percent(reasoned)}  ${answerable}  ${percent(accepted)}`,
  );
}

// Only the open half is shown message by message: who improves the verdict must not learn from the other.
if (process.argv.includes('--mistakes'))
  for (const asked of askedVerdicts('open')) {
    const { answerable, reason, operation } = verdictOn(asked.ask);
    const said = answerable ? 'answerable' : [reason, operation].join(' ');
    if (!isHandled(asked)) console.log(`${asked.group}: ${asked.ask}: ${said}`);
    else if (isMisreasoned(asked)) console.log(`${asked.group}, reason: ${asked.ask}: ${said}`);
  }
