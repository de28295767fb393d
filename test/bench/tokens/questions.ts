import { addDays, type IsoDate } from '../../../shared/time/calendar.ts';

export type PlannedCall = { tool: string; args: Record<string, unknown> };

/**
 * A user's question and the tool calls that answer it. `before`: its tokens in the same measurement while every response was that
 * of REST, sent twice; null when it was not measured.
 */
export type Question = { asked: string; plan: readonly PlannedCall[]; before: number | null };

const call = (tool: string, args: Record<string, unknown> = {}): PlannedCall => ({ tool, args });

const monthBefore = (month: string): string => addDays(`${month}-01` as IsoDate, -1).slice(0, 7);
const monthEnd = (month: string): IsoDate =>
  addDays(`${addDays(`${month}-01` as IsoDate, 31).slice(0, 7)}-01` as IsoDate, -1);

/** Twelve frequent questions; the goal applies to their sum. @param today of the demo */
export const asked = (today: IsoDate): readonly Question[] => {
  const month = today.slice(0, 7);
  const last = monthBefore(month);
  const [from, to] = [`${last}-01`, monthEnd(last)];
  const [first, yearStart] = [`${monthBefore(monthBefore(last))}-01`, `${today.slice(0, 4)}-01-01`];
  return [
    { asked: 'Quanto tenho agora?', plan: [call('getBalance')], before: 200 },
    {
      asked: 'Quanto gastei com mercado no mês passado?',
      plan: [call('summarizeSpending', { from, to, filter: 'mercado' })],
      before: 1446,
    },
    {
      asked: 'Onde mais gastei nos últimos três meses?',
      plan: [call('summarizeSpending', { from: first, top: 8 })],
      before: 235,
    },
    {
      asked: 'Quanto está a fatura e quando vence?',
      plan: [call('getBillSummary')],
      before: 491,
    },
    { asked: 'Quais assinaturas se repetem?', plan: [call('getRecurring', { direction: 'outflow' })], before: 61_732 },
    { asked: 'Quais parcelas ainda tenho, e até quando?', plan: [call('getInstallments')], before: 1292 },
    {
      asked: 'Como foi o mês passado perto do mês anterior?',
      plan: [call('summarizeSpending', { from, to, compareTo: 'previous', top: 10 })],
      before: 40_541,
    },
    {
      asked: 'Quais foram as cinco maiores compras do ano?',
      plan: [call('getTransactions', { startDate: yearStart, clientMessage: '5 maiores compras' })],
      before: 988,
    },
    {
      asked: 'Quanto foi de iFood e Uber este mês?',
      plan: [call('summarizeSpending', { filter: 'ifood e uber', groupBy: 'merchant' })],
      before: 993,
    },
    {
      asked: 'Me lembre três dias antes do aluguel.',
      plan: [
        call('createPaymentReminder', {
          title: 'Aluguel',
          dueDate: addDays(today, 14),
          reminderTime: `${addDays(today, 11)}T09:00:00-03:00`,
        }),
      ],
      before: 150,
    },
    { asked: 'Como estou nos meus limites?', plan: [call('listSpendingLimits')], before: 110 },
    {
      asked: 'Já recebi o salário?',
      plan: [call('getTransactions', { startDate: `${month}-01`, clientMessage: 'salário' })],
      before: 523,
    },
  ];
};

/** Twelve more, so the plan of tools is not made for the first ones. */
export const more = (today: IsoDate): readonly Question[] => {
  const month = today.slice(0, 7);
  return [
    { asked: 'Quais contas vencem esta semana?', plan: [call('getUpcoming', { days: 7 })], before: null },
    { asked: 'O dinheiro chega até o fim do mês?', plan: [call('getUpcoming', { days: 30 })], before: null },
    { asked: 'Quanto sobra por mês?', plan: [call('getCashFlow', { months: 6 })], before: null },
    { asked: 'Quanto gastei por mês neste semestre?', plan: [call('getCashFlow', { months: 6 })], before: null },
    { asked: 'Quanto devo no cartão?', plan: [call('getBillSummary')], before: null },
    { asked: 'Quanto paguei de fatura nos últimos meses?', plan: [call('getBills')], before: null },
    {
      asked: 'Que compras fiz ontem e hoje?',
      plan: [call('getTransactions', { startDate: addDays(today, -1) })],
      before: null,
    },
    { asked: 'O que está pendente?', plan: [call('getTransactions', { includeStatus: ['PENDING'] })], before: null },
    {
      asked: 'Me avise quando eu gastar mais de 800 em restaurantes por mês.',
      plan: [
        call('confirmSpendingLimit', {
          category: 'Restaurantes',
          limitAmount: 800,
          period: 'monthly',
          isRecurring: true,
          startNextPeriod: false,
        }),
      ],
      before: null,
    },
    { asked: 'Quais lembretes tenho?', plan: [call('listPaymentReminders')], before: null },
    {
      asked: 'Em que lojas gastei mais este mês?',
      plan: [call('summarizeSpending', { from: `${month}-01`, groupBy: 'merchant', top: 10 })],
      before: null,
    },
    { asked: 'Quais bancos estão conectados?', plan: [call('getAccounts')], before: null },
  ];
};
