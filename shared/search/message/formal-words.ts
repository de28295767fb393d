/** Words of letters, of accountants and of programs that ask for somebody else: they ask, and tell nothing of a row. */
export const FORMAL_WORDS = `ocorrido ocorrida ocorridos ocorridas datado datada datados datadas cujo cuja cujos cujas varie variem variando variar montante montantes
  houve houver haver havia haja consta constam constar constantes constante cobrada cobradas cobrados incorrido incorrida incorridos
  incorridas pertinente pertinentes respectivo respectiva respectivos respectivas mencionado mencionada mencionados mencionadas concernente
  concernentes atinente atinentes alusivo alusivos oriundo oriunda oriundos oriundas proveniente provenientes correspondente correspondentes
  mediante conforme existente existentes obtenha obtenham obter obtem obtive extraia extrair extraindo requer requeiro pretende pretendo
  faturamento prezado prezada prezados prezadas senhores senhora senhor retrieve retrieves retrieved retrieving identify identifies obtain
  extract summarize summarise lookup query filter regarding concerning user users they them their wants wanted wishes wish likes requests
  requested requesting itemize itemized enumerate output results vi data datas juntos juntas junto levei levamos levar pega pegue peguem
  pegando avia avie bregueco breguecos`;

const THE_USER =
  '(?:(?:the|this|our|my) (?:user|customer|client)|(?:[oa] )?(?:usuari[oa]|cliente|titular|correntista))';
const WANTS =
  '(?:(?:wants?|would like|needs?|wishes|asks|asked|is asking|is requesting|requests?|requested|is looking|is interested|is curious|quer|queria|gostaria|deseja|precisa|pede|pediu|solicita|solicitou|perguntou|pergunta|esta (?:pedindo|perguntando|querendo)|busca)(?: (?:to|for|about|in|us|me|que|de|se|d[oa]s?))*)';
const TO_KNOW =
  '(?:(?: (?:know|see|get|have|check|review|view|find|list|understand|saber|ver|consultar|conferir|visualizar|obter|receber|listar))(?: out)?)?';

/** `The user wants to know`, `o usuário solicitou ver`: how a program hands on what it was asked. */
export const HANDED_ON = `${THE_USER} ${WANTS}${TO_KNOW}|de (?:qualquer|toda|alguma) (?:natureza|especie|ordem|tipo)|(?:informe|qual|diga|confirme|apresente) (?:foi )?a data em que|comprovantes?(?= d[eoa]s? )`;
