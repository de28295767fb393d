import type { TransactionStatus } from '../../ledger/transaction.ts';
import { rewrite } from './rewrite.ts';

const NOT_YET =
  '(?:(?:ainda )?n(?:ao)?(?: foi| foram)?|nao (?:foi |foram )?ainda|(?:not|havent|hasnt|have not|has not|didnt|arent|isnt|are not|is not)(?: yet)?(?: been)?|yet to be)';
const DONE =
  '(?:(?:confirm|lanc|efetiv|process|compens|liquid|post|finaliz|debit|registr|contabiliz|baix|consolid)(?:ad[ao]s?|ou|aram)|conclu(?:id[ao]s?|iu|iram)|cobrad[ao]s?|faturad[ao]s?|caiu|cairam|(?:entrou|entraram|apareceu|apareceram|bateu|bateram|veio|vieram|consta|constam)(?= n[ao]s? (?:fatura|conta|extrato|cart(?:ao|oes)) )|posted|processed|settled|cleared|confirmed|gone through|went through|hit(?: my account)?)';
// "só o que já caiu", of which "caiu" alone is money that came in.
const FELL =
  '(?:(?:entrou|entraram) na fatura|caiu|cairam|cai|debitou|debitaram|entrou|entraram|compens(?:ou|aram)|bat(?:eu|eram)|constam?|baix(?:ou|aram)|apareceu|apareceram|(?:foi|foram|esta|estao|ta|tao) (?:lancad|confirmad|processad|compensad|efetivad|liquidad|postad|pag)[ao]s?)';
const ONLY = '(?:so|somente|apenas|only|just)';
const WHAT = '(?:(?:[oa]s?|aquel[ea]s?|aquilo|tudo|what|those|the ones|everything) )?(?:(?:que|q|which|that) )?';
// "só o que entrou na poupança" is money that came in.
const CAME_IN = '(?!entr(?:ou|aram) (?!na fatura))';
const ALREADY = `${ONLY} ${WHAT}(?:ja |${CAME_IN})(?:realmente )?${FELL}|${WHAT}ja ${FELL}(?<! ja (?:entrou|entraram))(?= (?:$|(?:[.,]|e|n[oa]s?|d[eoa]s?|em|[dn]?es[st][ea]s?|[dn]?est[ea]s?|‹[^ ]*) ))(?<=(?:que|q) ja [a-z ]+)`;
const NOTHING_PENDING =
  '(?:nada|nenhuma?|sem nada|nothing|none|no|not|nao|n)(?: (?:que|that|which|de|em|of it))?(?: (?:ainda|still))?(?: (?:esteja|estejam|esta|estao|ta|tao|seja|sejam|is|are|s|any))?(?: (?:ainda|still))? (?:pendentes?|pendencias?|pending|aberto|processamento|processing|unposted|uncleared|unsettled)(?: (?:charges?|transactions?|ones?|items?|purchases?|compras?|gastos?))?';
const PENDING = `${NOT_YET} ${DONE}|(?:pre )?autorizad[ao]s? (?:mas|e) ${NOT_YET} ${DONE}|(?:com )?(?:status|situacao)(?: de)? pendentes?|pre autorizad[ao]s?|pendentes?|pendencias?|processando|em processamento|em aberto|a confirmar|aguardando(?: confirmacao)?|(?:ainda )?(?:vai|vao|falta|faltam|por|a|pra|para) (?:cair|compensar|confirmar|ser (?:lancad|confirmad|processad)[ao]s?)|pending|processing|unposted|uncleared|unsettled|yet to (?:clear|post|settle)`;

const rules: readonly (readonly [pattern: string, mark: string])[] = [
  [NOTHING_PENDING, '‹r›'],
  [PENDING, '‹q›'],
  [ALREADY, '‹r›'],
  [
    '(?:confirmad|lancad|efetivad|processad|compensad|liquidad|postad|concluid|finalizad)[ao]s?|posted|processed|settled|cleared|confirmed',
    '‹r›',
  ],
];

/** `text` with `‹q›` for what asks for pending transactions, `‹r›` for posted ones. */
export const withStatuses = (text: string): string =>
  rules.reduce((rest, [pattern, mark]) => rewrite(rest, pattern, () => mark), text);

/** The status that a mark asks for. */
export const statusOf = (mark: string): TransactionStatus | null =>
  mark === '‹q›' ? 'PENDING' : mark === '‹r›' ? 'POSTED' : null;
