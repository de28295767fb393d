import { BoundedMap } from '../bounded-map.ts';
import { merchantText } from './merchant-text.ts';
import { counterpartyStart } from './people.ts';

/** Who is behind a row, as its bank prints it. */
export type MerchantKey = {
  /** Equal for rows whose text differs in numbers and dates alone. */
  text: string;
  /** Words that may name somebody. */
  words: readonly string[];
  /** False where the text has no word that may name somebody: `words` are then all that it prints. */
  isNamed: boolean;
  /** Without spaces: `amazonprime` for `AMAZON PRIME` and `Amazonprime`. */
  compact: string;
};

/** How banks, boletos and debit orders introduce or close what they print. */
const NOT_A_NAME = new Set(
  `deb debito debitos autom automatico automatica autor auto da conv convenio conta contas pagto pag pgto pagamento pago pagamentos boleto boletos
  titulo tit liquidacao liq parcela parc prestacao prest efetuado efetuada realizado recebimento recebido recebida receb credito cred
  transferencia transf enviado enviada emitido emitida recarga pix ted doc tef ltda sa me eireli eletron eletronico cobranca compra bill
  entretenimento brasil br com www http mensalidade assinatura servicos servico de do dos das e o a em no na pelo pela para por cp subscr monthly
  jan fev mar abr mai jun jul ago set out nov dez janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
  elet dispon`.split(/\s+/),
);

const isName = (word: string): boolean => word.length > 1 && !/\d/.test(word) && !NOT_A_NAME.has(word);
const lettersOf = (words: readonly string[]): string[] => words.filter((word) => !/\d/.test(word));

const known = new BoundedMap<string, MerchantKey>(5000);

const read = (description: string): MerchantKey => {
  const { words, end } = merchantText(description);
  const start = counterpartyStart(words);
  const names = words.slice(start < end ? start : 0, end || words.length).filter(isName);
  const all = names.length > 0 ? names : lettersOf(words);
  return { text: all.join(' ') || words.join(' '), words: all, isNamed: names.length > 0, compact: all.join('') };
};

export const merchantKey = ({ description }: { description: string }): MerchantKey => {
  const found = known.get(description);
  if (found) return found;
  const key = read(description);
  known.set(description, key);
  return key;
};

/** Letters of a word or a beginning that two texts of one merchant share. */
export const SHORTEST_SHARED = 4;
export const SHORTEST_COMPACT = 6;

/** Whether two texts have a name in common, wherever it stands. */
export const shareName = (a: MerchantKey, b: MerchantKey): boolean =>
  a.words.some((word) => word.length >= SHORTEST_SHARED && b.words.includes(word));
