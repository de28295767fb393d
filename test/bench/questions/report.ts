import { readMessage } from '../../../shared/search/message/interpret-message.ts';
import { askedDays, askedOn } from './asked-on.ts';
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

console.log(
  'all sets, asked on, questions whose words say which days are meant then, exactly the expected rows, as above',
);
for (const { name, today: date } of askedDays) {
  const { questions, exact, precision, recall, named, misnamed } = measured(
    questionSets.flatMap(({ questions: asked }) => asked),
    date,
  );
  const shares = [exact, precision, recall, named, misnamed].map(percent).join('  ');
  console.log(`${name.padEnd(16)} ${date} ${String(questions).padStart(4)}  ${shares}`);
}

const timed = questionsOf('dev');
const start = performance.now();
for (const { ask } of timed) readMessage(ask, today).against(rows, accounts);
console.log(`${((performance.now() - start) / timed.length).toFixed(2)} ms a question`);

// Only the development sets are shown question by question: who improves the reading must not learn from the rest.
if (process.argv.includes('--mistakes'))
  for (const question of questionSets.filter(({ isDev }) => isDev).flatMap(({ questions }) => questions))
    for (const date of [today, ...askedDays.map(({ today: one }) => one)]) {
      const asked = askedOn(question, date);
      if (asked && !isAnswered(asked, date)) console.log(date, question.ask, JSON.stringify(asked.expect));
    }
