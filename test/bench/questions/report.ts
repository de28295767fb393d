import { readMessage } from '../../../shared/search/message/interpret-message.ts';
import { isAnswered, measured } from './measure.ts';
import { accounts, rows, today } from './rows.ts';
import { questionSets, questionsOf } from './sets.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

console.log('set, questions, exactly the expected rows, precision, recall, unread words named, named without cause');
for (const set of questionSets) {
  const { questions, exact, precision, recall, named, misnamed } = measured(set.questions);
  const shares = [exact, precision, recall, named, misnamed].map(percent).join('  ');
  console.log(`${set.name.padEnd(16)} ${String(questions).padStart(4)}  ${shares}`);
}

const timed = questionsOf('dev');
const start = performance.now();
for (const { ask } of timed) readMessage(ask, today).against(rows, accounts);
console.log(`${((performance.now() - start) / timed.length).toFixed(2)} ms a question`);

// Only the development sets are shown question by question: who improves the reading must not learn from the rest.
if (process.argv.includes('--mistakes'))
  for (const question of questionSets.filter(({ isDev }) => isDev).flatMap(({ questions }) => questions))
    if (!isAnswered(question)) console.log(question.ask, JSON.stringify(question.expect));
