const SAYS =
  '(?:to|tou|estou|tava|estava|estamos|vou|vai|vamos|sou|ta|esta|ando|decidi|decidimos|resolvi|resolvemos|acho|lembrei|pensei|perdi|devo|tenho|temos|quero|queremos|preciso|precisamos|mudei|comecei|parei|ajuda|im|i am|we|i was|ive)';
const ASKS =
  '(?:quanto|quantos|quantas|qto|qnt|qual|quais|o que|oq|me|mostra|lista|quero|queria|ve|fala|diz|manda|puxa|how|what|which|show|list|give|gastos?|despesas?)';
// What a filter was read from belongs to the question.
const PLAIN = '(?:[^.,‹ ]+|‹z›)';
// What is told before the question, as a clause of its own: "tô devendo uma explicação pro meu marido, quanto gastei ...?"
const PREAMBLE = new RegExp(
  `^ (?:${PLAIN} )*${SAYS}(?: ${PLAIN})* [.,] (?=(?:(?:‹z›|[.,]|e|entao|mas|ai) )*(?:‹[a-z]\\d*› )?${ASKS} )`,
);

/** The text without a first clause that only leads to the question, of which no word need be named. */
export const withoutPreamble = (text: string): string => text.replace(PREAMBLE, ' ');
