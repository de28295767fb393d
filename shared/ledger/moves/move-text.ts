import { isCardPaymentCategory, isInvestmentMove, isTransferCategory } from '../categories/category-groups.ts';
import { normalizeText } from '../categories/normalize-text.ts';
import type { Transaction } from '../transaction.ts';

const TRANSFER_WORDS = /\b(pix|ted|doc|tef|trf|transf\w*)\b/;
const METHOD = /\b(pix|ted|doc)\b/;
const NEVER_A_MOVE =
  /\b(compra|saque|estorno|devol\w*|reembolso|cancel\w*|tarifa|juros|iof|rend|rendimentos?|salario|proventos|cashback|electron|maestro|rshop)\b/;
const BILL_WORDS = /\b(fatura|fat|cartao|cartoes|card)\b/;
const PAYMENT_WORDS = /\b(pagamentos?|pagto|pgto|payment|recebemos|debito automatico|deb aut\w*|boleto|titulo)\b/;
const NOT_A_NAME = new Set(
  `pix ted doc tef trf para por pelo pela de da do das dos em no na via e ao a o com conta contas corrente poupanca cc cp
  ag agencia mesma mesmo titularidade titular entre propria proprias minha enviado enviada recebido recebida envio recebimento
  efetuado efetuada realizado realizada credito debito creditado qr code chave internet mobile app online int outra outro
  banco bank nubank nu inter itau unibanco bradesco santander caixa economica federal brasil bb btg pactual xp original pan
  safra sicredi sicoob neon next will digio c6 mercado pago mercadopago picpay pagbank pagseguro stone agibank bmg sa ltda ip
  pagamentos pagamento instituicao scd cx sib remet dest destinatario remetente aplicacao resgate valor automatico`.split(
    /\s+/,
  ),
);

const isName = (word: string): boolean => word.length > 1 && !/\d/.test(word) && !NOT_A_NAME.has(word);

/** What a row's text and category say about it being one side of a move between the user's accounts. */
export type MoveText = {
  /** `unlikely` when the category says otherwise but the text speaks of a transfer. */
  transfer: 'plausible' | 'unlikely' | 'no';
  /** Money that may pay a card's bill, read on a bank account's debit. */
  paysCard: boolean;
  /** A card's credit that is a payment, not a refund. */
  isCardCredit: boolean;
  method: string | null;
  /** Words that may name a person or a shop. */
  names: readonly string[];
};

const transferOf = (row: Transaction, text: string): MoveText['transfer'] => {
  if (NEVER_A_MOVE.test(text) || isCardPaymentCategory(row.category)) return 'no';
  if (isTransferCategory(row.category) || isInvestmentMove(row.category)) return 'plausible';
  if (row.category === null && row.merchant === null) return 'plausible';
  return TRANSFER_WORDS.test(text) ? 'unlikely' : 'no';
};

export const moveTextOf = (row: Transaction): MoveText => {
  const text = normalizeText(row.description);
  const names = text.split(' ').filter(isName);
  const unlabelled = row.category === null && row.merchant === null;
  const moved = isTransferCategory(row.category) || isCardPaymentCategory(row.category);
  const never = NEVER_A_MOVE.test(text);
  // Without a word for a bill or a payment, money that went to somebody by name pays no card.
  const mayPay = (moved || unlabelled) && (names.length === 0 || PAYMENT_WORDS.test(text));
  return {
    transfer: transferOf(row, text),
    paysCard: !never && (BILL_WORDS.test(text) || mayPay),
    isCardCredit: !never && (moved || BILL_WORDS.test(text) || PAYMENT_WORDS.test(text)),
    method: METHOD.exec(text)?.[0] ?? null,
    names,
  };
};

/** Whether two rows of equal amount may be the two sides of one transfer: neither text contradicts the other. */
export const mayBeOneTransfer = (out: MoveText, into: MoveText): boolean => {
  if (out.transfer === 'no' || into.transfer === 'no') return false;
  if (out.method && into.method && out.method !== into.method) return false;
  const shared = out.names.some((name) => into.names.includes(name));
  if (shared) return true;
  // Two different names are two different people; an unlikely row must at least name nobody.
  const nameless = (side: MoveText): boolean => side.names.length === 0;
  if (out.transfer === 'unlikely' && !nameless(out)) return false;
  if (into.transfer === 'unlikely' && !nameless(into)) return false;
  return nameless(out) || nameless(into);
};
