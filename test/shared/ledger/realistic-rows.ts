import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { centavos } from '../../../shared/money.ts';
import { addDays, type IsoDate, monthOf } from '../../../shared/time/calendar.ts';

/** Numbers in [0, 1) that depend on the seed only (mulberry32). */
export const seededRandom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export type Random = ReturnType<typeof seededRandom>;
export const pick = <Value>(random: Random, values: readonly Value[]): Value => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new RangeError('Nothing to pick from');
  return value;
};

/** A random UUID, version 4, as the aggregator's ids are. */
export const uuid = (random: Random): string =>
  'xxxxxxxx-xxxx-4xxx-axxx-xxxxxxxxxxxx'.replace(/x/g, () => Math.floor(random() * 16).toString(16));

const PURCHASES: [string, string, string | null][] = [
  ['IFD*RESTAURANTE SABOR DA CASA', 'Delivery de alimentos', 'iFood'],
  ['IFD*BURGER HOUSE PINHEIROS', 'Delivery de alimentos', 'iFood'],
  ['UBER *TRIP HELP.UBER.COM', 'Táxi e transporte privado urbano', 'Uber'],
  ['99APP *99APP', 'Táxi e transporte privado urbano', '99'],
  ['PAO DE ACUCAR LJ 1204', 'Supermercado', 'Pão de Açúcar'],
  ['CARREFOUR BAIRRO SP', 'Supermercado', 'Carrefour'],
  ['ASSAI ATACADISTA LJ 88', 'Supermercado', null],
  ['POSTO IPIRANGA REBOUCAS', 'Postos de gasolina', null],
  ['DROGASIL 2231', 'Farmácia', 'Drogasil'],
  ['DROGA RAIA AUGUSTA', 'Farmácia', 'Droga Raia'],
  ['NETFLIX.COM', 'Streaming de vídeo', 'Netflix'],
  ['SPOTIFY BR', 'Streaming de música', 'Spotify'],
  ['MERCADOLIVRE*MERCADOLIV', 'Compras online', 'Mercado Livre'],
  ['AMAZON BR MARKETPLACE', 'Compras online', 'Amazon'],
  ['PADARIA BELLA PAULISTA', 'Restaurantes, bares e lanchonetes', null],
  ['BAR DO ZE MADALENA', 'Restaurantes, bares e lanchonetes', null],
  ['RENNER SHOP ELDORADO', 'Vestuário', 'Renner'],
  ['SEM PARAR *TAG', 'Pedágios e pagamentos no veículo', 'Sem Parar'],
  ['SMARTFIT BR', 'Academia e centros de lazer', 'Smart Fit'],
  ['PETZ MARGINAL', 'Pet shops e veterinários', 'Petz'],
];
const FIRST = ['MARIA', 'JOSE', 'ANA', 'JOAO', 'ANTONIO', 'FRANCISCA', 'CARLOS', 'PAULO', 'LUCAS', 'JULIANA'] as const;
const LAST = ['SILVA', 'SANTOS', 'OLIVEIRA', 'SOUZA', 'LIMA', 'PEREIRA', 'FERREIRA', 'COSTA', 'ALMEIDA'] as const;
const SHOPS = ['PAG*', 'MP *', 'EC *', 'SUMUP*', 'STONE*', ''] as const;

const purchase = (random: Random): [string, string | null, string | null] => {
  if (random() < 0.6) return pick(random, PURCHASES);
  const name = `${pick(random, FIRST)} ${pick(random, LAST)}`;
  return [`${pick(random, SHOPS)}${name} ${Math.floor(random() * 40)}`, 'Compras', null];
};

const transfer = (random: Random): [string, string | null, string | null] => {
  const name = `${pick(random, FIRST)} ${pick(random, LAST)} ${pick(random, LAST)}`;
  return random() < 0.7 ? [`PIX ENVIADO - ${name}`, 'Transferência - PIX', null] : purchase(random);
};

type Shape = { accountId: string; kind: 'BANK' | 'CREDIT'; from: IsoDate; days: number; count: number };

/** `count` rows spread over `days` days from `from`, looking like a Brazilian household's. */
export const realisticRows = (random: Random, { accountId, kind, from, days, count }: Shape): Transaction[] =>
  Array.from({ length: count }, () => {
    const [description, category, merchant] = kind === 'CREDIT' ? purchase(random) : transfer(random);
    const date = addDays(from, Math.floor(random() * days));
    const credit = kind === 'BANK' && random() < 0.15;
    const magnitude = 100 + Math.floor(random() ** 3 * 60_000);
    const isInstallment = kind === 'CREDIT' && random() < 0.12;
    return {
      id: uuid(random),
      accountId,
      date,
      description: credit ? description.replace('ENVIADO', 'RECEBIDO') : description,
      amount: centavos(credit ? magnitude : -magnitude),
      currencyCode: 'BRL',
      balance: null,
      type: credit ? 'CREDIT' : 'DEBIT',
      status: 'POSTED',
      category,
      merchant,
      installment: isInstallment
        ? { number: 1 + Math.floor(random() * 5), total: 6, totalAmount: null, purchaseDate: date }
        : null,
      billId:
        kind === 'CREDIT'
          ? `9a3f0c5e-1111-4222-8333-${accountId.padStart(5, '0').slice(-5)}${monthOf(date).replace('-', '0')}`
          : null,
      billForecastMonth: null,
    };
  });
