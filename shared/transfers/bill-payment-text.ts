import { isTransferOrCardPayment } from '../categories/category-groups.ts';
import { asImported, categorySource, type Transaction } from '../ledger/transaction.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { mayName, NEVER_A_MOVE, PAYMENT_WORDS } from './transfer-text.ts';

/** By which a bill was paid; banks print it behind the payment: `PAGAMENTO DE FATURA-INTERNET`. */
const CHANNEL =
  /(?<! d[aeo]) (?:(?:via|pelo|pela|por|no|na) )?(?:internet|internet banking|celular|mobile|mobile banking|app|aplicativo|taa|atm|bankline|autoatendimento|terminal|online)$/;
/** `FATURA DE INTERNET` is the bill of a provider. */
const OF_A_PROVIDER = /\bd[aeo] (?:internet|celular|telefone)\b/;
/** Categories that a reader of single words takes from the channel. */
const OF_CHANNELS: readonly (string | null)[] = ['Internet', 'Celular', 'Telecomunicação', 'Serviços digitais'];

const BILL = /\b(?:faturas?|fat)\b/;
const CARD = /\b(?:cartao|cartoes|visa|mastercard|hipercard)\b/;
const CREDIT_CARD = /\b(?:cartao|cartoes|cart) (?:de )?cred\w*\b/;

// None has an accent: most texts need not be normalized.
const STEMS = /fat|cart/i;

const withoutChannels = (text: string): string => {
  let rest = text;
  for (let shorter = rest.replace(CHANNEL, ''); shorter !== rest; shorter = rest.replace(CHANNEL, '')) rest = shorter;
  return rest;
};

const isParty = (word: string, institutions: ReadonlySet<string>): boolean => mayName(word) && !institutions.has(word);

/**
 * Whether a bank's debit pays a card's bill by its words alone, which decide where the card is not connected: payment and
 * bill, no party, whatever channel stands behind. A category of the user, or one of the bank that is not read from the
 * channel and stands against a bill without a card's word, wins.
 */
export const paysBillByWords = (row: Transaction, institutions: ReadonlySet<string>): boolean => {
  if (row.type !== 'DEBIT' || !STEMS.test(row.description) || categorySource(row) === 'user') return false;
  const { description, merchant, category, hasOtherParty } = asImported(row);
  const text = withoutChannels(normalizeText(description));
  if (hasOtherParty || !PAYMENT_WORDS.test(text)) return false;
  if (NEVER_A_MOVE.test(text) || OF_A_PROVIDER.test(text)) return false;
  const saysCard = CARD.test(text);
  if (!CREDIT_CARD.test(text) && !BILL.test(text)) return false;
  const words = [...text.split(' '), ...normalizeText(merchant ?? '').split(' ')];
  if (words.some((word) => isParty(word, institutions))) return false;
  const isOurs = categorySource(row) !== 'bank';
  return saysCard || isOurs || isTransferOrCardPayment(category) || OF_CHANNELS.includes(category);
};
