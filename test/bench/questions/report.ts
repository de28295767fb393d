import { readMessage } from '../../../shared/ledger/message/interpret-message.ts';
import { devQuestions } from './dev.ts';
import { heldOutQuestions } from './held-out.ts';
import { isAnswered, measured } from './measure.ts';
import type { Question } from './question.ts';
import { accounts, rows, today } from './rows.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
const print = (name: string, set: readonly Question[]): void => {
  const { questions, exact, precision, recall } = measured(set);
  console.log(
    `${name.padEnd(10)} ${String(questions).padStart(4)}  ${[exact, precision, recall].map(percent).join('  ')}`,
  );
};

console.log('set, questions, exactly the expected rows, precision, recall');
print('dev', devQuestions);
print('held out', heldOutQuestions);

const start = performance.now();
for (const { ask } of devQuestions) readMessage(ask, today).against(rows, accounts);
console.log(`${((performance.now() - start) / devQuestions.length).toFixed(2)} ms a question`);

// Only the development set is shown question by question: who improves the reading must not learn from the rest.
if (process.argv.includes('--mistakes'))
  for (const question of devQuestions)
    if (!isAnswered(question)) console.log(question.ask, JSON.stringify(question.expect));
