import { describe, expect, it } from 'vitest';
import { categorize } from '../../../shared/categorizer/categorize.ts';
import type { Transaction } from '../../../shared/ledger/transaction.ts';
import { aTransaction } from '../ledger/a-transaction.ts';
import { kindsIn, signalsIn } from './some-signals.ts';

/** Lines as other banks and acquirers print them, with the categories that the categorizer gives them: what no set of households has. */
type Given = Partial<Pick<Transaction, 'accountId' | 'status' | 'merchant'>>;

let count = 0;
const charge = (date: string, description: string, reais: number, given: Given = {}): Transaction => {
  count += 1;
  const accountId = given.accountId ?? 'card-1';
  const { category } = categorize({
    description,
    merchantName: given.merchant ?? null,
    type: 'DEBIT',
    accountType: accountId === 'card-1' ? 'CREDIT' : 'BANK',
  });
  return aTransaction({ id: `row-${count}`, date, description, reais: -reais, accountId, category, ...given });
};
const bank = { accountId: 'acc-1' };

describe('a subscription shows at its first charge', () => {
  it.each([
    ['NETFLIX.COM', 44.9],
    ['Netflix.com SAO PAULO BRA', 44.9],
    ['DL*NETFLIX', 44.9],
    ['EBANX*SPOTIFY', 23.9],
    ['PAYPAL *SPOTIFY', 23.9],
    ['Spotify P2F3A4B5C6', 23.9],
    ['APPLE.COM/BILL', 14.9],
    ['ICLOUD', 5.9],
    ['GOOGLE *YouTubePremium', 26.9],
    ['DL*GOOGLE YouTub', 26.9],
    ['DL*GOOGLE Google One', 9.99],
    ['HELP.MAX.COM', 39.9],
    ['PAG*ParamountPlus', 27.9],
    ['MP*DEEZER', 24.9],
    ['MERCADOPAGO*MELI+', 27.99],
    ['MERCADOLIVRE*MELI MAIS', 27.99],
    ['AMAZON KINDLE UNLTD', 24.9],
    ['MERCADOLIVRE*MELI MAIS SAO PAULO BRA', 27.99],
    ['UBER ONE', 19.9],
    ['UBER *ONE', 19.9],
    ['LEITURINHA', 64.9],
    ['TAG LIVROS SAO PAULO', 75.9],
    ['SKEELO', 14.9],
    ['GLAMBOX', 59.9],
    ['BIKE ITAU', 39.9],
    ['FIEL TORCEDOR', 29.9],
    ['ZUMBIRA PREMIUM SAO PAULO BRA', 29.9],
    ['IFOOD CLUB', 12.9],
    ['IFD*IFOOD CLUBE', 12.9],
    ['RAPPI PRIME', 29.9],
    ['CHATGPT SUBSCRIPTION', 112.43],
    ['CLAUDE.AI SUBSCRIPTION', 121.37],
    ['NOTION LABS, INC.', 62.51],
    ['XBOX GAME PASS', 59.99],
    ['PLAYSTATION PLUS', 39.9],
    ['NINTENDO ONLINE', 20],
    ['DUOLINGO', 39.9],
    ['ALURA', 109.9],
    ['CLUBE LIVELO', 44.9],
    ['CLUBE WINE', 99],
    ['SERASA PREMIUM', 23.9],
    ['TOTALPASS', 99.9],
    ['PAG*SmartFit', 129.9],
    ['EDUZZ*ASSINATURA', 39.9],
    ['PETLOVE*ASSINATURA', 89.9],
    ['PATREON* MEMBERSHIP', 28.37],
  ])('%s', (text, price) => {
    expect(kindsIn({ transactions: [charge('2026-11-15', text, price)] })).toEqual(['new_subscription']);
  });
});

describe('what is bought once is no subscription', () => {
  it.each([
    ['PETLOVE ASSINATURA', 4.9],
    ['NETFLIX.COM', 5],
    ['STEAM GAMES', 59.9],
    ['STEAMGAMES.COM 4259522985', 79.9],
    ['NUUVEM', 89.9],
    ['PLAYSTATION NETWORK', 199],
    ['MICROSOFT*XBOX', 99.9],
    ['NINTENDO ESHOP', 149],
    ['ROBLOX', 24.9],
    ['GOOGLE *Garena', 19.9],
    ['UDEMY', 27.9],
    ['HOTMART *RECEITAS', 97],
    ['KIWIFY *EBOOK', 47],
    ['EDUZZ *CURSO EXCEL', 97],
    ['GOOGLE *YouTube Movies', 14.9],
    ['GOOGLE PLAY FILMES', 14.9],
    ['PRIME VIDEO *RENTAL', 14.9],
    ['SPOTIFY GIFT CARD', 50],
    ['REGISTRO.BR', 40],
    ['HOSTINGER', 95.9],
    ['GOOGLE ADS', 100],
    ['FACEBK *ADS', 50],
    ['FACEBK RFT4G', 40],
    ['FIVERR', 120],
    ['WORKANA', 180],
    ['BARBEARIA VIP', 45],
    ['STUDIO PRO CABELO', 80],
    ['ESTETICA PREMIUM', 120],
    ['LAVANDERIA PREMIUM', 55],
    ['PRIME COSMETICOS', 64.9],
    ['PRO TENIS', 149.9],
    ['CLUBE DO VINHO BAR', 98],
    ['TENIS CLUBE LANCHONETE', 38],
    ['CLUBE DE REGATAS LOJA', 190],
    ['FUTEBOL SOCIETY CLUBE', 25],
    ['CLUB SOCIAL', 80],
    ['TOP PLUS', 79],
    ['MUNDO ONE', 65],
    ['SOCIO TORCEDOR INGRESSO', 60],
    ['DAY PASS ACADEMIA', 40],
  ])('%s', (text, price) => {
    expect(kindsIn({ transactions: [charge('2026-10-28', text, price)] })).toEqual([]);
  });
});

describe('a subscription that is seen at its second charge', () => {
  it.each([
    ['of a club whose category is a shop', 'CLUBE LIVELO', [44.9, 44.9]],
    ['of a membership of rides', 'UBER ONE', [19.9, 19.9]],
    ['whose first month cost less', 'NETFLIX.COM', [22.45, 44.9]],
    ['in dollars, by another rate', 'CHATGPT SUBSCRIPTION', [112.43, 115.02]],
    ['of games, which nothing else tells', 'STEAM GAMES', [37.9, 37.9]],
  ])('%s', (_says, text, [first = 0, second = 0]) => {
    const transactions = [charge('2026-10-15', text, first), charge('2026-11-15', text, second)];
    expect(signalsIn({ transactions }).found).toMatchObject([
      { kind: 'new_subscription', date: '2026-10-15', amount: Math.round(second * 100), rows: [{}, {}] },
    ]);
  });

  it.each([
    ['a club that is visited', 'CLUBE ESPERIA', ['2026-11-05', '2026-11-15'], [44.9, 44.9]],
    ['at a lower price', 'CLUBE LIVELO', ['2026-10-15', '2026-11-15'], [84.9, 44.9]],
    ['at another price', 'CLUBE LIVELO', ['2026-09-15', '2026-10-15', '2026-11-15'], [44.9, 44.9, 84.9]],
  ])('not %s', (_says, text, dates, prices) => {
    const transactions = dates.map((date, at) => charge(date, text, prices[at] ?? 0));
    expect(kindsIn({ transactions })).toEqual([]);
  });
});

describe('a subscription under another text', () => {
  const months = (text: string, price: number, last = '2026-10-15'): Transaction[] =>
    ['2026-08-15', '2026-09-15', last].map((date) => charge(date, text, price));
  it.each([
    ['GLOBOPLAY', 'GLOBO.COM', 27.9],
    ['PAGSEGURO *UOL', 'UOL*UOL', 24.9],
    ['HBOMAX', 'HELP.MAX.COM', 39.9],
    ['AMAZON PRIME BR', 'AMAZONPRIMEBR', 19.9],
    ['DISNEY PLUS', 'EBN*DISNEYPLUS', 46.9],
    ['SMARTFIT', 'SMART FIT ESCOLA DE GINASTICA', 129.9],
  ])('is the same one: %s, then %s', (old, text, price) => {
    expect(kindsIn({ transactions: [...months(old, price), charge('2026-11-15', text, price)] })).toEqual([]);
  });
  it('is the same one behind two charges', () => {
    const old = ['2026-07-15', '2026-08-15', '2026-09-15'].map((date) => charge(date, 'GLOBOPLAY', 27.9));
    const now = ['2026-10-15', '2026-11-15'].map((date) => charge(date, 'GLOBO.COM', 27.9));
    expect(kindsIn({ transactions: [...old, ...now] })).toEqual([]);
    expect(kindsIn({ transactions: now })).toEqual(['new_subscription']);
  });

  it.each([
    ['at another price', [...months('GLOBOPLAY', 27.9), charge('2026-11-15', 'MUBI', 34.9)]],
    [
      'beside one that goes on',
      [...months('GLOBOPLAY', 27.9), charge('2026-11-15', 'GLOBOPLAY', 27.9), charge('2026-11-15', 'MUBI', 27.9)],
    ],
    ['long after the other', [...months('GLOBOPLAY', 27.9, '2026-09-30'), charge('2026-11-15', 'MUBI', 27.9)]],
    ['on another account', [...months('GLOBOPLAY', 27.9), charge('2026-11-15', 'DEB AUT MUBI', 27.9, bank)]],
    ['at the price of a shop', [...months('LOJA SOL', 27.9), charge('2026-11-15', 'MUBI', 27.9)]],
  ])('is another one: %s', (_says, transactions) => {
    expect(kindsIn({ transactions })).toEqual(['new_subscription']);
  });
});

describe('a small charge, then a larger one', () => {
  const then = (text: string, first: number, second: number, on = '2026-10-21'): Transaction[] => [
    charge(on, text, first),
    charge('2026-11-19', text, second),
  ];
  it.each([
    ['GOOGLE *YouTubePremium', 0, 26.9],
    ['PAG*ParamountPlus', 1, 27.9],
    ['UBER ONE', 1, 19.9],
    ['MERCADOPAGO*MELI+', 1, 27.99],
    ['ALURA', 1, 109.9],
    ['CANVA* 04521-23', 1, 34.9],
    ['XBOX GAME PASS', 5, 59.99],
    ['PETLOVE*ASSINATURA', 1, 89.9],
    ['CLUBE LIVELO', 1, 44.9],
  ])('is a trial: %s', (text, first, second) => {
    expect(kindsIn({ transactions: then(text, first, second) })).toEqual(['trial_turned_paid']);
  });
  it.each([
    ['STEAM GAMES', 4.99, 59.9, '2026-10-20'],
    ['GOOGLE *Garena', 4.9, 24.9, '2026-10-20'],
    ['UDEMY', 4.9, 27.9, '2026-10-20'],
    ['HOTMART *EXCEL', 4.9, 97.9, '2026-10-20'],
    ['APPLE.COM/BILL', 3.5, 34.9, '2026-11-02'],
    ['GOOGLE PLAY', 2.9, 19.9, '2026-11-02'],
  ])('is none: %s', (text, first, second, on) => {
    expect(kindsIn({ transactions: then(text, first, second, on) })).toEqual([]);
  });
});

describe('a charge that came twice', () => {
  const twice = (text: string, reais: number, given: Given = {}): Transaction[] =>
    [text, text].map((one) => charge('2026-11-20', one, reais, given));
  it.each([
    ['a wallet', twice('PAG*LojaSol', 189.9)],
    ['another one', twice('MP*LOJASOL', 189.9)],
    [
      'an acquirer in one line alone',
      [...twice('LOJA SOL', 189.9).slice(1), charge('2026-11-20', 'PAG*LojaSol', 189.9)],
    ],
    [
      'a city in one line alone',
      [...twice('LOJA SOL', 189.9).slice(1), charge('2026-11-20', 'LOJA SOL SAO PAULO BRA', 189.9)],
    ],
    [
      'numbers of authorization',
      [charge('2026-11-20', 'LOJA SOL 12893', 189.9), charge('2026-11-20', 'LOJA SOL 98822', 189.9)],
    ],
    [
      'times',
      ['14:32', '14:33'].map((time) => charge('2026-11-20', `Compra com Cartão - 20/11 ${time} LOJA SOL`, 189.9, bank)),
    ],
    ['a debit card', twice('RSHOP-LOJA SOL   -20/11', 189.9, bank)],
    ['a market', twice('Compra no débito - ASSAI ATACADISTA', 312.44, bank)],
    ['a pharmacy', twice('DROGASIL 1234', 78.35)],
    ['a laboratory, at no price of a list', twice('FLEURY', 243.17)],
    ['a boleto', twice('PAG BOLETO ENEL', 187.45, bank)],
  ])('is told of %s', (_says, transactions) => {
    expect(kindsIn({ transactions })).toEqual(['double_charge']);
  });

  const metered = [166.2, 172.1, 158.3, 201.4, 188.8].map((reais, at) =>
    charge(`2026-${String(6 + at).padStart(2, '0')}-20`, 'PAG BOLETO ENEL', reais, bank),
  );
  it('is told of a metered bill that comes every month', () => {
    expect(kindsIn({ transactions: [...metered, ...twice('PAG BOLETO ENEL', 187.45, bank)] })).toEqual([
      'double_charge',
    ]);
  });

  it.each([
    ['two passengers', twice('LATAM AIRLINES', 689.45)],
    ['two passengers of a bus', twice('CLICKBUS', 112.37)],
    ['father and son at the barber', twice('BARBEARIA DO ZE', 45)],
    ['two children at the dentist', twice('ODONTOCLINIC', 150)],
    ['two children at the doctor', twice('CLINICA SAO LUCAS', 350)],
    ['two purchases in a game', twice('GOOGLE *Garena', 24.9)],
    ['two games', twice('STEAM GAMES', 59.9)],
    [
      'a condominium paid ahead',
      [...monthly('PAG BOLETO CONDOMINIO SOL', 780), ...twice('PAG BOLETO CONDOMINIO SOL', 780, bank)],
    ],
    ['a month that was missed', [...monthly('SMARTFIT', 129.9, {}).slice(0, -1), ...twice('SMARTFIT', 129.9)]],
  ])('is none: %s', (_says, transactions) => {
    expect(kindsIn({ transactions })).toEqual([]);
  });
});

/** From June to October. */
function monthly(text: string, reais: number, given: Given = bank): Transaction[] {
  return ['06', '07', '08', '09', '10'].map((month) => charge(`2026-${month}-20`, text, reais, given));
}
