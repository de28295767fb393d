import { normalizeText } from '../text/normalize-text.ts';

/** How banks say that money comes back. */
const GIVEN_BACK =
  /\b(?:estorn\w*|devol\w*|reembols\w*|cancelament\w*|cancelad[oa]s?|charge ?backs?|contestac\w*|ressarc\w*|revers(?:ao|oes))\b/;

// None has an accent: most texts need not be normalized.
const STEMS = /estorn|devol|reembols|cancela|charge|contesta|ressarc|revers/i;

/** Whether a text says that money comes back. */
export const saysGivenBack = ({ description }: { description: string }): boolean =>
  STEMS.test(description) && GIVEN_BACK.test(normalizeText(description));
