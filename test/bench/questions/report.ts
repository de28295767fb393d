import { readMessage } from '../../../shared/search/message/interpret-message.ts';
import { devQuestions } from './dev.ts';
import { fifthDevQuestions } from './fifth-dev.ts';
import { fourthDevQuestions } from './fourth-dev.ts';
import { freshQuestions } from './fresh.ts';
import { heldOutQuestions } from './held-out.ts';
import { isAnswered, measured } from './measure.ts';
import type { Question } from './question.ts';
import { accounts, rows, today } from './rows.ts';
import { secondQuestions } from './second.ts';
import { secondDevQuestions } from './second-dev.ts';
import { sixthQuestions } from './sixth.ts';
import { thirdDevQuestions } from './third-dev.ts';
import { unseenDevQuestions } from './unseen-dev.ts';
import { unseenHeldOutQuestions } from './unseen-held-out.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
const print = (name: string, set: readonly Question[]): void => {
  const { questions, exact, precision, recall, named, misnamed } = measured(set);
  console.log(
    `${name.padEnd(16)} ${String(questions).padStart(4)}  ${[exact, precision, recall, named, misnamed].map(percent).join('  ')}`,
  );
};

console.log('set, questions, exactly the expected rows, precision, recall, unread words named, named without cause');
print('dev', devQuestions);
print('held out', heldOutQuestions);
print('unseen dev', unseenDevQuestions);
print('unseen held out', unseenHeldOutQuestions);
print('fresh', freshQuestions);
print('second dev', secondDevQuestions);
print('second', secondQuestions);
print('third dev', thirdDevQuestions);
print('fourth dev', fourthDevQuestions);
print('fifth dev', fifthDevQuestions);
print('sixth', sixthQuestions);

const start = performance.now();
for (const { ask } of devQuestions) readMessage(ask, today).against(rows, accounts);
console.log(`${((performance.now() - start) / devQuestions.length).toFixed(2)} ms a question`);

// Only the development sets are shown question by question: who improves the reading must not learn from the rest.
if (process.argv.includes('--mistakes'))
  for (const question of [
    ...devQuestions,
    ...unseenDevQuestions,
    ...freshQuestions,
    ...secondDevQuestions,
    ...secondQuestions,
    ...thirdDevQuestions,
    ...fourthDevQuestions,
    ...fifthDevQuestions,
  ])
    if (!isAnswered(question)) console.log(question.ask, JSON.stringify(question.expect));
