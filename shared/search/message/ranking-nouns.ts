const SPENT = 'comprinhas?|compras?|gastos?|despesas?|purchases?|expenses?|spendings?|charges?';
const ROW =
  'transac(?:ao|oes)|lancamentos?|movimentac(?:ao|oes)|operac(?:ao|oes)|registros?|pagamentos?|transferencias?|pix|teds?|docs?|boletos?|saques?|depositos?|recebimentos?|recebid[oa]s?|entradas?|saidas?|ganhos?|receitas?|creditos|debitos|cobrancas?|pedidos?|corridas?|salarios?|mensalidades?|assinaturas?|contas?(?= de )|estornos?|reembolsos?|transactions?|payments?|transfers?|withdrawals?|deposits?|incomes?|refunds?|rides?|orders?|debits|credits|entries|entry|bills?|salary|salaries|aluguel|alugueis|rents?|condominios?|idas?(?= (?:a[os]?|n[oa]s?|pr[oa]s?|pra|em) )|visitas?(?= (?:a[os]?|n[oa]s?) )|almocos?|jantar|jantares|lunch|lunches|dinners?';
// They take the kind of what else is said.
const ANYTHING = 'valor(?:es)?|amounts?|ones?|itens|item|items|coisas?|things?';

/** What a row is called. Accounts, shops, categories and months are ranked too, and are no rows. */
export const NOUN = `(${SPENT}|${ANYTHING}|${ROW}|‹k›)(?! (?:por|per|by|em cada|de cada|categor[a-z]*|accounts?|stores?|shops?|merchants?|months?|days?) )`;

const isSpent = new RegExp(`^(?:${SPENT})$`);
const isAnything = new RegExp(`^(?:${ANYTHING})$`);
/** Whether rows so called are money spent; null where unknown. */
export const kindOfNoun = (noun: string | undefined): 'spending' | 'other' | null => {
  if (noun === undefined || isAnything.test(noun)) return null;
  return isSpent.test(noun) ? 'spending' : 'other';
};

/** Whether the words ask for more than one row: `maiores`, `largest purchases`. */
export const isPlural = (superlative: string, noun: string | undefined): boolean =>
  /(?:[oa]s|maiores|menores)$/.test(superlative) || (noun !== 'pix' && /s$/.test(noun ?? ''));

// Continuations of words that name no row.
const GOES_ON =
  'd[eoa]s?|em|n[oa]s?|[dn]?es[st][ea]s?|[dn]?est[ea]s?|hoje|ontem|com|of|in|on|from|for|this|last|today|yesterday|among|dentre|out of';
/** A look ahead to a noun; its one group is the noun. */
export const BEFORE_NOUN = `(?= ${NOUN} )`;
/** The same, or to where the words end that could have named a row. */
export const BEFORE_ANY = `(?= (?:${NOUN} |$|(?:\\.|${GOES_ON}) ))`;
/** No noun, though the sentence may go on. */
export const BEFORE_END = `(?= (?:$|(?:[.,]|e|ou|and|or|${GOES_ON}|foi|foram|was|were|ever|que (?:eu )?(?:fiz|fizemos|tive|tivemos|gastei|paguei|comprei|recebi|teve|i)) ))`;
/** To a noun behind one or two words that tell which: `restaurant bill`, `uber ride`. Its one group is the noun. */
export const BEFORE_COMPOUND = `(?= (?:(?!(?:categor[a-z]*|accounts?|stores?|shops?|merchants?|months?|days?|of|in|on|from|than|and|or|to|with) )[a-z]+ ){1,2}${NOUN} )`;
