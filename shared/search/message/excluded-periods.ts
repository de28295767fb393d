import type { IsoDate } from '../../time/calendar.ts';
import { MARK, OLDEST, spanIn } from './period-marks.ts';
import { rewrite } from './rewrite.ts';

/** Dates, both included. */
export type ExcludedPeriod = { startDate: IsoDate; endDate: IsoDate };

// Fewer words than before a shop: "comi fora ontem" and "gastei menos este mês" leave nothing out.
const WITHOUT =
  '(?<=(?:‹[^ ]*›|tudo)(?: ,)? )menos|menos (?:[oa]s?|em|n[oa]s?)|exceto|excetuando|sem (?:contar|considerar|incluir)|tirando|tirar|tira|tire|excluindo|desconsiderando|ignorando|salvo|a nao ser|except(?: for)?|excluding|without|(?:but )?not (?:including|counting)|other than|apart from|aside from|leaving out';
const THE = '(?:(?:[oa]s?|d[eoa]s?|n[oa]s?|em|the|in|on|from|compras|gastos|ferias|viagem|mes|ano|semana|periodo) )*';

/**
 * Takes the periods that are to be left out from the text: `outubro exceto a última semana`.
 * @returns the text without them
 */
export const withoutExcludedPeriods = (text: string): { text: string; excludedPeriods: ExcludedPeriod[] } => {
  const excludedPeriods: ExcludedPeriod[] = [];
  const rest = rewrite(text, `(?:${WITHOUT}) ${THE}${MARK}`, (match) => {
    const { start, end } = spanIn(match);
    excludedPeriods.push({ startDate: start ?? OLDEST, endDate: end });
    return '‹p›';
  });
  return { text: rest, excludedPeriods };
};
