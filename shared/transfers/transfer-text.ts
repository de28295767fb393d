import type { Account } from '../accounts/account.ts';
import {
  isCardPaymentCategory,
  isInvestmentMove,
  isTransferCategory,
  isTransferOrCardPayment,
  isYield,
} from '../categories/category-groups.ts';
import { looksLikePerson } from '../categorizer/people.ts';
import type { Transaction } from '../ledger/transaction.ts';
import { normalizeText } from '../text/normalize-text.ts';

/** The others are set where they are known. */
export type TransferAccount = Pick<Account, 'id' | 'type'> &
  Partial<Pick<Account, 'owner' | 'connectorName' | 'itemId'>>;

export type TransferContext = {
  /** First names of the accounts' holders, because banks abbreviate the rest; empty when no bank reports owners. */
  holders: ReadonlySet<string>;
  institutions: ReadonlySet<string>;
};

const wordsOf = (text: string | null | undefined): string[] =>
  normalizeText(text ?? '')
    .split(' ')
    .filter(Boolean);

export const transferContextOf = (accounts: readonly TransferAccount[]): TransferContext => ({
  holders: new Set(accounts.flatMap(({ owner }) => wordsOf(owner)[0] ?? [])),
  institutions: new Set(accounts.flatMap(({ connectorName }) => wordsOf(connectorName))),
});

const isHolder = (word: string, { holders }: TransferContext): boolean => holders.has(word);

export const TRANSFER_WORDS = /\b(pix|ted|doc|tef|trf|transf\w*)\b/;
export const PURCHASE_WORDS = /\b(compra|electron|maestro|rshop)\b/;
export const NEVER_A_MOVE =
  /\b(compra|saque|estorn\w*|devol\w*|reembols\w*|cancel\w*|charge ?backs?|contestac\w*|ressarc\w*|revers(?:ao|oes)|tarifa|juros|iof|rend|rendimentos?|salario|proventos|cashback|electron|maestro|rshop)\b/;
const BILL_WORDS = /\b(fatura|fat|cartao|cartoes|card|visa|mastercard|hipercard)\b/;
export const PAYMENT_WORDS =
  /\b(pag|pago|pagamentos?|pagto|pgto|payment|recebemos|debito automatico|deb aut\w*|boletos?|tit|titulos?)\b/;

/** Whether the text of a card's credit names a payment of its bill. @param text normalized */
export const speaksOfPayment = (text: string): boolean =>
  !NEVER_A_MOVE.test(text) && (BILL_WORDS.test(text) || PAYMENT_WORDS.test(text));

export const METHOD = /\b(pix|ted|doc)\b/;

// Words of banks' own lines, banks, brokers, card kinds and investments.
const NOT_A_NAME = new Set(
  `pix ted doc tef tev tbi trf transf transfer transferencia transferencias received sent deposito deposit dep saldo valor
  lancamento movimentacao operacao instantanea instantaneo eletronica eletronico agendado agendada pag pagto pgto payment
  pagamentos pagamento pago boleto boletos tit titulo titulos bancario cobranca fatura fat cartao cartoes card
  visa mastercard master elo amex hipercard uniclass personnalite prime platinum gold black infinite signature
  para por pelo pela de da do das dos em no na via e ao a o com conta contas corrente poupanca cc cp
  ag agencia mesma mesmo titularidade titular entre propria proprias minha enviado enviada recebido recebida envio recebimento
  efetuado efetuada realizado realizada credito debito creditado qr code chave internet mobile app online int outra outro
  banco bco bank nubank nu inter itau unibanco bradesco santander caixa economica federal brasil bb btg pactual xp original pan
  safra sicredi sicoob neon next will digio c6 mercado mercadopago picpay pagbank pagseguro stone agibank bmg sa ltda ip
  instituicao scd cx sib remet dest destinatario remetente aplicacao aplic resgate resg automatico cdb rdb lci lca
  dinheiro guardado guardada resgatado caixinha caixinhas cofrinho cofrinhos porquinho
  investimento investimentos tesouro direto corretora ctvm dtvm rico clear toro warren avenue nomad wise binance genial`.split(
    /\s+/,
  ),
);

export const mayName = (word: string): boolean => word.length > 1 && !/\d/.test(word) && !NOT_A_NAME.has(word);

/** The other party that a row names. */
type Named = 'none' | 'holder' | 'unknown' | 'other' | 'otherPerson';

/** Indications of a transfer between own accounts in a row's text and category. */
export type TransferText = {
  /** `unlikely`: category or text contradict, so the row counts only when it names a holder or no person. */
  transfer: 'plausible' | 'unlikely' | 'no';
  /** Money that may pay a card bill; read on bank debits. */
  paysCard: boolean;
  /** A card's credit that is a payment, not a refund. */
  isCardCredit: boolean;
  method: string | null;
  /** Words that may name a person or a shop. */
  names: readonly string[];
  named: Named;
};

const transferOf = (row: Transaction, text: string): TransferText['transfer'] => {
  if (NEVER_A_MOVE.test(text) || isCardPaymentCategory(row.category) || isYield(row.category)) return 'no';
  if (isTransferCategory(row.category) || isInvestmentMove(row.category)) return 'plausible';
  const speaksOfTransfer = TRANSFER_WORDS.test(text);
  if (row.category === null && row.merchant === null) return speaksOfTransfer ? 'plausible' : 'unlikely';
  return speaksOfTransfer ? 'unlikely' : 'no';
};

// A payment without a named method is a boleto or an account payment.
const methodOf = (text: string): string | null =>
  METHOD.exec(text)?.[0] ?? (PAYMENT_WORDS.test(text) && !TRANSFER_WORDS.test(text) ? 'payment' : null);

const namedBy = (names: readonly string[], { hasOtherParty }: Transaction, context: TransferContext): Named => {
  // A second holder is another person but one of the user's accounts.
  if (names.some((name) => isHolder(name, context))) return 'holder';
  if (hasOtherParty) return 'otherPerson';
  if (names.length === 0) return 'none';
  if (context.holders.size === 0) return 'unknown';
  return looksLikePerson(names) ? 'otherPerson' : 'other';
};

export const moveTextOf = (row: Transaction, context: TransferContext): TransferText => {
  const text = normalizeText(row.description);
  const names = text.split(' ').filter((word) => mayName(word) && !context.institutions.has(word));
  const unlabelled = row.category === null && row.merchant === null;
  const moved = isTransferOrCardPayment(row.category);
  const never = NEVER_A_MOVE.test(text);
  // Without a word for bill or payment, money sent to a named party pays no card.
  const nameless = names.length === 0 && row.merchant === null;
  const mayPay = nameless || ((moved || unlabelled) && PAYMENT_WORDS.test(text));
  return {
    transfer: transferOf(row, text),
    paysCard: !never && (BILL_WORDS.test(text) || mayPay),
    isCardCredit: (moved && !never) || speaksOfPayment(text),
    method: methodOf(text),
    names,
    named: namedBy(names, row, context),
  };
};

/** A purchase, regardless of the category. */
export const saysPurchase = ({ description }: Transaction): boolean => PURCHASE_WORDS.test(normalizeText(description));

/** Whether the texts of two rows with equal amounts allow one transfer. */
export const mayBeOneTransfer = (out: TransferText, into: TransferText): boolean => {
  const sides = [out, into];
  if (sides.some(({ transfer, named }) => transfer === 'no' || named === 'otherPerson')) return false;
  if (out.method && into.method && out.method !== into.method) return false;
  if (out.names.some((name) => into.names.includes(name))) return true;
  // A named party that holds none of the accounts is the true other side.
  if (sides.some(({ named }) => named === 'other')) return false;
  if (sides.some(({ transfer, named }) => transfer === 'unlikely' && named === 'unknown')) return false;
  // Two different names are two people, unless the accounts' holders are known.
  return !sides.every(({ named }) => named === 'unknown');
};
