import { asImported, categorySource, type Transaction } from '../ledger/transaction.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { mayName, PURCHASE_WORDS, TRANSFER_WORDS } from './transfer-text.ts';

/** Nubank, PicPay, Mercado Pago: `Dinheiro guardado`, `Dinheiro resgatado`; `Dinheiro reservado`, `Dinheiro retirado`. */
const PUT_ASIDE = /\b(?:dinheiro|valor) (?:guardad|resgatad|reservad|retirad|aplicad)[oa]\b/;
/** Nubank's caixinhas, the cofrinhos of PicPay, C6 and Itaú, Inter's porquinho. */
const BOX = /\b(?:caixinhas?|cofrinhos?|porquinhos?)\b/;
/** Itaú `APL APLIC AUT MAIS`, `RES APLIC AUT MAIS`; Bradesco `APLIC.AUTOM.INVEST FACIL`; Santander `RESGATE AUTOMATICO`. */
const AUTOMATIC =
  /\b(?:apl|aplic|aplicacao|aplicacoes|res|resg|resgate|resgates) (?:apl |aplic |aplicacao )?aut(?:o|om|omat|omatic[oa])?\b/;

/** Words around these texts that name no party: goals, products and how the move was ordered. */
const OF_POCKETS = new Set(
  `dinheiro valor guardado guardada resgatado resgatada reservado reservada retirado retirada aplicado aplicada
  caixinha caixinhas cofrinho cofrinhos porquinho porquinhos apl aplic aplicacao aplicacoes res resg resgate resgates
  aut auto autom automat automatico automatica automaticamente mais invest facil rende planejado planejada programado
  programada reserva emergencia meta metas objetivo objetivos saldo rendimento turbo troco`.split(/\s+/),
);

const namesParty = (text: string): boolean => text.split(' ').some((word) => !OF_POCKETS.has(word) && mayName(word));

const PAYS_SOMEBODY = new RegExp(`${TRANSFER_WORDS.source}|${PURCHASE_WORDS.source}|\\bpag|\\bpgto\\b|\\bboleto`);

/** A box has a name of its own, as `Caixinha Viagem`; behind a means of payment a name is a party. */
const isOfBox = (text: string): boolean => BOX.test(text) && !(PAYS_SOMEBODY.test(text) && namesParty(text));

// None has an accent: most texts need not be normalized.
const STEMS = /dinheiro|valor|caixinh|cofrinh|porquinh|aut/i;

/**
 * Whether a bank's row puts money into a pocket of the same account, or takes it out: the text says so and names no party. A
 * category that the user chose wins.
 */
export const isPocketMove = (row: Transaction): boolean => {
  if (!STEMS.test(row.description) || categorySource(row) === 'user') return false;
  const { description, merchant, hasOtherParty } = asImported(row);
  if (hasOtherParty || (merchant && namesParty(normalizeText(merchant)) && !BOX.test(normalizeText(merchant))))
    return false;
  const text = normalizeText(description);
  return isOfBox(text) || ((PUT_ASIDE.test(text) || AUTOMATIC.test(text)) && !namesParty(text));
};
