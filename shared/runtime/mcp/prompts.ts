import { addToMonth, firstDayOf, type IsoDate, type IsoMonth, lastDayOf, monthOf } from '../../time/calendar.ts';
import { neutraliseText } from './neutralise.ts';

type Argument = { name: string; title: string; description: string };
type Given = Readonly<Record<string, string>>;

/** A request that a person picks from a menu of their assistant. All texts are for people; no argument is required. */
type Prompt = {
  name: string;
  title: string;
  description: string;
  arguments: readonly Argument[];
  /** What the person says; null when an argument is not what it should be. */
  text(given: Given, today: IsoDate): string | null;
};

const isMonth = (text: string): text is IsoMonth => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);
const LONGEST_NAME = 80;

const given = (value: string | undefined): string => neutraliseText(value ?? '').trim();

const closeMonth = ({ mes }: Given, today: IsoDate): string | null => {
  const month = given(mes) || addToMonth(monthOf(today), -1);
  if (!isMonth(month)) return null;
  const [from, to] = [firstDayOf(month), lastDayOf(month)];
  return [
    `Vamos fechar o mês ${month} (de ${from} a ${to}).`,
    `1. Use summarizeSpending com from=${from}, to=${to} e compareTo=previous para os gastos por categoria e o que mudou.`,
    '2. Use getCashFlow para o que entrou, o que saiu e o que sobrou.',
    '3. Use listSpendingLimits para os limites e getRecurring para assinaturas novas ou mais caras.',
    'Depois conte em poucas linhas: quanto entrou, quanto saiu, quanto sobrou, as três maiores mudanças e o que merece atenção. Não altere nada.',
  ].join('\n');
};

const billsOfTheWeek = (): string =>
  [
    'O que vence nos próximos sete dias?',
    '1. Use getUpcoming com days=7 para contas, faturas e recebimentos.',
    '2. Use listPaymentReminders para os lembretes, e getBalance para o dinheiro em conta.',
    'Depois liste por dia o que vence, some o total e diga se o dinheiro dá. Para o que não tem lembrete, ofereça criar um; só crie se eu pedir.',
  ].join('\n');

const whereToSave = (): string =>
  [
    'Onde posso economizar?',
    '1. Use getRecurring com direction=outflow para assinaturas e contas fixas.',
    '2. Use summarizeSpending dos últimos três meses, por category e depois por merchant.',
    '3. Use getCashFlow para saber quanto sobra por mês.',
    'Depois proponha até cinco cortes, cada um com o valor por mês e de onde ele vem. Não dê conselho de investimento, e não crie limites sem eu pedir.',
  ].join('\n');

const checkTheCard = ({ cartao }: Given): string => {
  const card = given(cartao).replaceAll('"', "'").slice(0, LONGEST_NAME);
  return [
    card === '' ? 'Confira as faturas dos meus cartões.' : `Confira a fatura do cartão "${card}".`,
    '1. Use getBillSummary para a fatura aberta, o fechamento e o vencimento, e getAccounts para o limite.',
    '2. Use getInstallments para as parcelas, e getTransactions com accountType=CREDIT para as compras do período.',
    'Depois diga quanto está, quando fecha e vence, quanto do limite resta, e aponte cobranças repetidas, desconhecidas ou fora do comum. Não altere nada.',
  ].join('\n');
};

const PROMPTS: readonly Prompt[] = [
  {
    name: 'fechar_o_mes',
    title: 'Fechar o mês',
    description: 'Quanto entrou, saiu e sobrou no mês, e o que mudou.',
    arguments: [{ name: 'mes', title: 'Mês', description: 'Mês no formato AAAA-MM; sem ele, o mês passado.' }],
    text: closeMonth,
  },
  {
    name: 'contas_da_semana',
    title: 'Contas da semana',
    description: 'O que vence nos próximos sete dias, e se o dinheiro dá.',
    arguments: [],
    text: billsOfTheWeek,
  },
  {
    name: 'onde_economizar',
    title: 'Onde economizar',
    description: 'Assinaturas, contas fixas e gastos que podem diminuir.',
    arguments: [],
    text: whereToSave,
  },
  {
    name: 'conferir_o_cartao',
    title: 'Conferir o cartão',
    description: 'A fatura aberta, as parcelas, o limite e cobranças fora do comum.',
    arguments: [{ name: 'cartao', title: 'Cartão', description: 'Nome do cartão; sem ele, todos.' }],
    text: checkTheCard,
  },
];

/** As `prompts/list` gives them. */
export const listedPrompts = () =>
  PROMPTS.map(({ name, title, description, arguments: taken }) => ({
    name,
    title,
    description,
    ...(taken.length > 0 ? { arguments: taken.map((argument) => ({ ...argument, required: false })) } : {}),
  }));

/** The message of a prompt, or why there is none. @param today in São Paulo */
export const promptMessage = (
  name: string,
  args: Given,
  today: IsoDate,
): { title: string; text: string } | { refusal: string } => {
  const prompt = PROMPTS.find((one) => one.name === name);
  if (!prompt) return { refusal: `Unknown prompt: ${name}` };
  const text = prompt.text(args, today);
  return text === null ? { refusal: 'Invalid mes: a month such as 2026-10' } : { title: prompt.title, text };
};
