import { rewrite } from './rewrite.ts';

const TERM = '‹t\\d+›';
const NEXT = `(?:e|ou|nem|and|or) (?:[oa]s? )?${TERM}`;
// As it is said to a phone: "tirando mercado restaurante e aluguel".
const UNPUNCTUATED = `(?<=‹x› (?:[oa]s? )?(?:${TERM} )*)${TERM}(?= (?:${TERM} )+${NEXT} )`;
const DENIED_BEHIND = '(?<=^ |(?:[.,]|mas|e) )(?:[oa]s? |n[oa]s? )?(‹[tab]\\d+›) (?:nao|n|not?)(?= (?:$|[.,]))';

/** `text` with what is left out in the usual order and with commas: `cartão não, só banco`, `sem mercado restaurante e aluguel`. */
export const withOrderlyExclusions = (text: string): string =>
  rewrite(
    rewrite(text, DENIED_BEHIND, ([, term]) => `‹x› ${term} ‹z›`),
    UNPUNCTUATED,
    ([term]) => `${term} ,`,
  );
