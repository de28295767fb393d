/** Words of letters, of accountants and of programs that ask for somebody else: they ask, and tell nothing of a row. */
export const FORMAL_WORDS = `ocorrido ocorrida ocorridos ocorridas datado datada datados datadas cujo cuja cujos cujas varie variem variando variar montante montantes
  houve houver haver havia haja consta constam constar constantes constante cobrada cobradas cobrados incorridos
  pertinente pertinentes respectivo respectiva respectivos respectivas concernente
  concernentes oriundo oriunda oriundos oriundas proveniente provenientes correspondente correspondentes
  mediante conforme existente existentes obtenha obtenham obter obtem obtive extraia extrair extraindo requer pretendo
  prezado prezada prezados senhores senhora senhor retrieve retrieved identify obtain
  extract summarize lookup query filter regarding concerning user users they them their wants wanted wishes wish likes requests
  requested requesting interested correntista titular output results vi data datas juntos juntas junto levei levamos levar pega pegue peguem
  pegando avia bregueco breguecos`;

/** How a program or a letter asks: `a data em que`, `de qualquer natureza`. */
export const HANDED_ON =
  'de (?:qualquer|toda|alguma) (?:natureza|especie|ordem|tipo)|(?:informe|qual|diga|confirme|apresente) (?:foi )?a data em que|comprovantes?(?= d[eoa]s? )';
