import { BoundedMap } from '../bounded-map.ts';
import { merchantKey, SHORTEST_COMPACT } from './merchant-key.ts';

/** As printed, with accents, since the rest of the text is read as its bank wrote it. */
const REFUND_WORDS =
  /(?<!\p{L})(?:estorn|devol|reembols|cancelament|cancelad|charge ?back|contesta[cç]|ressarc|revers(?:[aã]o|[oõ]es))\p{L}*\.?/giu;

/** What banks say of a refund, or of the payment that it gives back, besides the merchant. */
const NOT_A_MERCHANT = new Set(
  `pix enviado recebido parcial total integral valor lancamento cartao nacional internacional vista parcelada parcelado
  transacao operacao disputa indevido indevida duplicidade provisorio provisoria definitivo definitiva ref referente`.split(
    /\s+/,
  ),
);

type Named = { description: string; merchant: string | null };

const known = new BoundedMap<string, string>(5000);

const read = (text: string): string => {
  const { words, isNamed } = merchantKey({ description: text.replace(REFUND_WORDS, ' ') });
  return isNamed ? words.filter((word) => !NOT_A_MERCHANT.has(word)).join('') : '';
};

const keyOf = (text: string): string => {
  const key = known.get(text) ?? read(text);
  known.set(text, key);
  return key;
};

/** Keys of the merchant that a purchase or its refund names, without refund words; none where no merchant is named. */
export const merchantsNamed = ({ description, merchant }: Named): readonly string[] => {
  const [text, name] = [keyOf(description), merchant ? keyOf(merchant) : ''];
  return text && name && text !== name ? [text, name] : [text || name].filter(Boolean);
};

/** Keys that may be one merchant begin alike. */
export const beginningOf = (key: string): string => key.slice(0, SHORTEST_COMPACT);

/** Whether two keys name one merchant: banks cut names off. */
export const isOneMerchant = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= SHORTEST_COMPACT && (a.startsWith(b) || b.startsWith(a)));
