/** What people tell of themselves and of their bookkeeping before they ask, and what letters begin and end with. */

const AM = '(?:eu )?(?:sou|to|tou|tava|estou|estava|ando|fico|fiquei|i am|im)';
const VERY = '(?:(?:meio|muito|mto|mt|bem|um pouco|tao|super|so|bad|really|kinda) )*';
const ABILITY =
  '(?:ruim|pessim[oa]|perdid[oa]|enrolad[oa]|esquecid[oa]|leig[oa]|confus[oa]|desorganizad[oa]|preocupad[oa]|ansios[oa]|apertad[oa]|cansad[oa]|burr[oa]|lerd[oa]|velh[oa]|nov[oa] nisso|bad|terrible|confused|worried)';
const AT_WHAT =
  '(?: (?:com|de|em|pra|para|n[oa]s?|ness[ae]s?|at|with) (?:(?:ess[ae]s?|ess[ae]) )?(?:coisas?|negocios?|parada|tecnologia|internet|numeros?|contas?|dinheiro|grana|memoria|matematica|cabeca|isso|numbers|money|this)(?: de (?:internet|banco|computador|celular|dinheiro|tecnologia|numero))?)?(?: (?:nao|viu|ne))?';
const SELF = `${AM} ${VERY}${ABILITY}${AT_WHAT}`;

const DOING =
  '(?:fech|organiz|arrum|revis|confer|bat|acert|control|atualiz|mont|prepar|revej|faz|coloc|bot|orden|ajeit|ajust)(?:ar|er|ir|ando|endo|indo|o|ei|i)';
const THE_BOOKS =
  '(?:(?:[oa]s?|minhas?|meus?|nossas?|todas?|um|uma) )*(?:contas|financas|orcamento|planilha|livro caixa|caixa|controle|contabilidade|balanco|fechamento|declaracao|livro|mes)(?! (?:passad|retrasad|anterior|corrent|bancari|pendent)[a-z]*)(?! d[eoa]s? (?!(?:casa|mes|semana|familia|gente|trabalho|empresa|loja|firma|condominio) ))(?: d[aeo]s? (?:casa|mes|semana|familia|gente|trabalho|empresa|loja|firma|condominio))?(?: (?:aqui|agora|em dia|em ordem|no lugar|hoje))*';
const BOOKKEEPING = `(?:(?:to|tou|estou|tava|estava|vou|quero|queria|preciso|precisava|tenho que|hora de|estamos|vamos) )(?:aqui )?${DOING} ${THE_BOOKS}`;

const LETTER =
  '(?:prezad[oa]s?|car[oa]s(?= (?:senhor|equipe|assistente)))(?: (?:senhor(?:es|as?)?|assistente|equipe|saldo))?|(?:venho por meio (?:desta|deste) )?(?:solicit(?:o|amos|aria|ar)|requeiro|requerer|requisit(?:o|ar))(?: (?:[oa]s?|um|uma|que|me|seja|sejam|enviad[oa]s?|informad[oa]s?))*(?: (?:relacao|listagem|demonstrativo|informac(?:ao|oes)|envio|detalhamento|levantamento)(?= d[eoa]s? ))?|(?:[oa] |uma )relacao(?= d[eoa]s? )|atenciosamente|cordialmente|respeitosamente|(?:no|ao|fico no) aguardo|encaminh(?:e|ar)(?: me)?|(?:favor|queira|queiram|peco)(?: (?:por gentileza|me))? (?:enviar|informar|encaminhar|listar|discriminar|relacionar|emitir|apresentar)';

const THE_REST =
  '(?:me )?(?:mostr[a-z]+|mand[ae]|list[ae]|passa|ve|quero|traz|da|diz|fala|show|give)(?: (?:me|so|apenas))* (?:o|the) (?:resto|restante|que (?:sobr(?:a|ar|ou)|rest(?:a|ar|ou))|rest)(?= (?:$|[.,]))';
const AGAIN = '(?:de novo|outra vez|novamente|mais uma vez|once again|again)(?: (?:eu|aqui))?';

const EASY =
  '(?:manda|mete|senta) (?:bala|brasa|ficha)(?: (?:em|n[oa]s?|com))?|(?:me )?d[ae] um norte|sem (?:julgamentos?|julgar|preconceito)|(?:desculpa|desculpe|perdao)(?: (?:pel[oa]|[oa]))? (?:horario|hora|insistencia|incomodo|demora|mensagem)|(?:vou |indo )?(?:direto|reto) ao ponto';
const WHEN = '(?:em )?(?:que|qual) (?:foi a )?data';

export const SMALL_TALK = [WHEN, EASY, SELF, BOOKKEEPING, LETTER, THE_REST, AGAIN].join('|');
