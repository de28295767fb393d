import type { Account } from '../../../../shared/accounts/account.ts';
import { ZERO } from '../../../../shared/money.ts';
import { readMessage } from '../../../../shared/search/message/interpret-message.ts';
import { presentInterpretation } from '../../../../shared/search/message/message-filter.ts';
import { aTransaction, day } from '../../ledger/a-transaction.ts';

/** A Saturday. */
export const TODAY = day('2026-11-21');

const account = (id: string, connectorName: string, name: string, type: string, subtype: string): Account => ({
  id,
  itemId: `item-${id}`,
  type,
  subtype,
  name,
  marketingName: name,
  number: '****4821',
  owner: null,
  balance: ZERO,
  currencyCode: 'BRL',
  bankData: null,
  creditData: null,
  connectorName,
  connectorImageUrl: null,
});

export const accounts = [
  account('bb', 'Banco do Brasil', 'Conta Ouro', 'BANK', 'CHECKING_ACCOUNT'),
  account('nu', 'Nubank', 'Conta do Nubank', 'BANK', 'CHECKING_ACCOUNT'),
  account('nu-card', 'Nubank', 'Cartão Nubank', 'CREDIT', 'CREDIT_CARD'),
  account('c6-card', 'C6 Bank', 'C6 Carbon', 'CREDIT', 'CREDIT_CARD'),
  account('save', 'Caixa Econômica Federal', 'Poupança', 'BANK', 'SAVINGS_ACCOUNT'),
];

const printed: [description: string, category: string | null][] = [
  ['UBER *TRIP HELP.UBER.COM', 'Táxi e transporte privado urbano'],
  ['PG *UBER TRIP', null],
  ['99APP *99APP', 'Táxi e transporte privado urbano'],
  ['IFD*CANTINA DA NONNA', 'Delivery de alimentos'],
  ['NETFLIX.COM', 'Streaming de vídeo'],
  ['PAGUE MENOS 1123', 'Farmácia'],
  ['DROGASIL 2041', 'Farmácia'],
  ['CARREFOUR HIPER SP', 'Supermercado'],
  ['MERCADOLIVRE*3PRODUTOS', 'Compras online'],
  ['SEM PARAR', 'Pedágios e pagamentos no veículo'],
  ['SMARTFIT ACADEMIA', 'Academia e centros de lazer'],
  ['C&A MODAS', 'Vestuário'],
  ['PIX TRANSF MARCO AURELIO LIMA 12/10', 'Transferência - PIX'],
  ['PIX TRANSF MARCOS VINICIUS 03/10', 'Transferência - PIX'],
  ['PADARIA BELLA VISTA', 'Restaurantes, bares e lanchonetes'],
  ['POSTO IPIRANGA BR116', 'Postos de gasolina'],
  ['PAG BOLETO QUINTO ANDAR ALUGUEL', 'Aluguel'],
  ['ARCOS DOURADOS COM', 'Restaurantes, bares e lanchonetes'],
  ['DOMINOS PIZZA', 'Restaurantes, bares e lanchonetes'],
];
export const rows = printed.map(([description, category], index) =>
  aTransaction({ id: `r${index}`, description, category, accountId: index % 2 ? 'nu' : 'nu-card' }),
);

const isSet = ([, value]: [string, unknown]): boolean =>
  value !== null && !(Array.isArray(value) && value.length === 0);

/** What is understood of the message, without what it leaves open and without the verdict. */
export const understood = (message: string): Record<string, unknown> => {
  const asked = readMessage(message, TODAY).against(rows, accounts);
  const { accounts: its, answerable, reason, operation, texts, ...told } = presentInterpretation(asked, accounts);
  return Object.fromEntries(Object.entries({ ...told, accounts: its.map(({ id }) => id) }).filter(isSet));
};
