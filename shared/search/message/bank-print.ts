import { isSilent } from './lexicon.ts';

// How banks write what they book: it says nothing of the other side.
const BOILERPLATE =
  /^(?:pix|ted|doc|transf\w*|enviad[ao]s?|envio|env|recebid[ao]s?|pelo|via|para|compra|pag|pagto|pgto|pagamento|pagtos?|boleto|efetuad[ao]|deb|debito|cred|credito|aut|automatico|fatura|cartao|conta|tar|tarifa|no|de|da|do|em|com|br|brasil|sp|rj|ltda|sa|me|s|a|e|o|rshop|visa|elo|electron|master|mastercard|des|rem|rend|rendimento|saque|aplicacao|resgate|mp|pg|ec|dm|dl|nac|int|sistemas?|servicos?|comercio|solucoes|lj|loja|lojas|fl|filial|on|mensalidade|mensal|mensais|semanal|semestral|trimestral|anual|anuais|\d+)$/;

export const isBoilerplate = (word: string): boolean => BOILERPLATE.test(word);
// Part of many printed names, and where somebody was when said alone.
const PLACE = /^(?:bairro|avenida|rua|praia|km)$/;
export const isPlace = (word: string): boolean => PLACE.test(word);
/** Whether the word says something of who was paid. */
export const tells = (word: string): boolean => word.length > 1 && !isBoilerplate(word) && !isSilent(word);

/** Names that banks print otherwise than people say them. */
const PRINTED_NAMES: ReadonlyMap<string, string> = new Map([
  ...['refund', 'refunds', 'reembolso', 'reembolsos', 'estorno', 'estornos', 'devolucao', 'devolucoes'].map(
    (name) => [name, 'estorno|reembolso|devolucao|estornado'] as const,
  ),
  ['ifood', 'ifd'],
  ['mcdonalds', 'arcos dourados'],
  ['mcdonald', 'arcos dourados'],
  ['mc', 'arcos dourados'],
  ['mequi', 'arcos dourados'],
  ['magalu', 'magazine luiza'],
  ['amazon', 'amzn'],
  ['chatgpt', 'openai'],
  ['condominio', 'cond'],
]);

/** Other names under which banks print what the run of words names. */
export const otherNames = (run: readonly string[]): string[][] =>
  (PRINTED_NAMES.get(run.join(''))?.split('|') ?? []).map((name) => name.split(' '));
