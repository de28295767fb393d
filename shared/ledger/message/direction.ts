import type { Direction } from '../transaction.ts';
import { rewrite } from './rewrite.ts';

const TO_ME =
  '(?:(?:me|mim) (?:pag|mand|transfer|envi|deposit|devolv|deu|deram|passou|passaram|fez|fizeram)[a-z]*|(?:pago|enviado|mandado) (?:pra|para) mim|(?:paid|sent|gave) me|got paid|(?:get|got) from|did i (?:get|make|earn)|money in|(?:alguem|quem) (?:me )?(?:mandou|pagou|depositou|enviou|transferiu)|(?:mandou|transferiu|depositou|devolveu))';
const IN =
  'receb(?:i|eu|emos|er|endo|o|ido|ida|idos|idas|imento|imentos)|entr(?:ou|aram|ando|ada|adas)|ganh(?:ei|o|os|ou|amos|ar|ando)|receitas?|caiu|cairam|creditad[ao]s?|creditos|deposit(?:o|os|ado|ada|ados|adas|aram|ou)|rend(?:eu|eram)|receiv(?:e|ed|ing)|incomes?|incoming|inflows?|earn(?:ed|ing|ings|s)?|deposits?|deposited|credits|credited|revenues?';
const OUT =
  'gast(?!r)[a-z]+|gst|gstei|despes[a-z]+|desp|compr(?:a|as|ei|ou|amos|ar|ando|ado|ada|ados|adas|inha|inhas)|pag(?:uei|ou|amos|aram|ar|ando|as|os|a)|sai(?:u|ram|ndo|da|das)|cust(?:ou|aram|o|os)|torr(?:ei|ou|ando)|desembols[a-z]+|debitos|debitad[ao]s?|mand(?:ei|amos|ado|ados|ada|adas)|envi(?:ei|ou|amos|ado|ada|ados|adas)|transferi|transferimos|spen[dt](?:s|ing|ings)?|expen(?:se|ses|diture|ditures)|paid|pay|paying|bought|buy|buying|purchas(?:e|es|ed|ing)|costs?|charges?|charged|outgoings?|outflows?|debits?|sent|send|sending|money out|going out';
// A payment may be one that came in: "pagamentos recebidos".
const WEAK_OUT = 'pago|pagamentos?|payments?';
const MADE = '(?:que (?:eu )?(?:fiz|fizemos)|i made)';
const SENT_BY_ME = `(?:pix|teds?|saques?|transferencias?|transfers?|withdrawals?) ${MADE}`;

/** `text` with `‹o›` for what says that money went out, `‹i›` for what says that it came in. */
export const withDirections = (text: string): string => {
  const made = rewrite(text, SENT_BY_ME, ([words]) => `${words.split(' ')[0] ?? ''} ‹o›`);
  const toMe = rewrite(made, TO_ME, () => '‹i›');
  return rewrite(
    rewrite(
      rewrite(toMe, IN, () => '‹i›'),
      OUT,
      () => '‹o›',
    ),
    WEAK_OUT,
    () => '‹w›',
  );
};

/** The direction that all such marks agree on; null without one, and for both ("quanto gastei e recebi"). */
export const directionOf = (text: string): Direction | null => {
  const [isIn, isOut] = [text.includes(' ‹i› '), text.includes(' ‹o› ')];
  if (isIn && isOut) return null;
  if (isIn) return 'CREDIT';
  return isOut || text.includes(' ‹w› ') ? 'DEBIT' : null;
};
