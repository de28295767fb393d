import { systemClock } from '../../../../shared/time/instant.ts';
import { limitCategories, limitWindow } from '../household.ts';
import type { Question } from '../question.ts';
import { rowsRead } from '../summary.ts';
import { type ActualApi, type AqlQuery, openActual } from './actual-api.ts';
import type { OpenSide } from './side.ts';

const FIELDS = [
  'id',
  'imported_id',
  'date',
  'amount',
  'payee.name',
  'category.name',
  'account.name',
  'notes',
  'cleared',
];
const total = { total: { $sum: '$amount' } };

const queryFor = (api: ActualApi, question: Question): AqlQuery => {
  const { first, last } = question.kind === 'limits' ? limitWindow(systemClock()) : question;
  const dated = api.q('transactions').filter({ date: { $gte: first, $lte: last } });
  if (question.kind === 'list' || question.kind === 'rows')
    return dated.select(FIELDS).orderBy({ date: 'desc' }).options({ splits: 'none' });
  const spent = dated.filter({ amount: { $lt: 0 } });
  const asked =
    question.kind === 'limits'
      ? spent.filter({ $or: limitCategories.map((name) => ({ 'category.name': name })) })
      : spent;
  return asked.groupBy('category.name').select(['category.name', total]).options({ splits: 'none' });
};

/** Actual Budget in this process, on its own file: each question is one query of its own language, sums included. */
export const open: OpenSide = async ({ peersFolder, actualFolder, actualBudget }) => {
  const api = await openActual(peersFolder, actualFolder);
  await api.loadBudget(actualBudget);
  return {
    ask: async (question) => {
      const { data } = await api.aqlQuery(queryFor(api, question));
      return question.kind === 'rows'
        ? rowsRead(data.map(({ amount }) => ({ amount: Number(amount) })))
        : JSON.stringify(data);
    },
  };
};
