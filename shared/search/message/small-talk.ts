import { HANDED_ON } from './formal-words.ts';
import { FAMILY } from './people-words.ts';

/** What people tell of themselves and of their bookkeeping before they ask, and what letters begin and end with. */

const AM = '(?:eu )?(?:(?:nao|n) )?(?:sou|to|tou|tava|estou|estava|ando|fico|fiquei|i am|im)';
const VERY = '(?:(?:meio|muito|mto|mt|bem|um pouco|tao|super|so|bad|really|kinda) )*';
const ABILITY =
  '(?:ruim|bo[ma]|pessim[oa]|perdid[oa]|enrolad[oa]|esquecid[oa]|leig[oa]|confus[oa]|desorganizad[oa]|preocupad[oa]|ansios[oa]|apertad[oa]|cansad[oa]|burr[oa]|lerd[oa]|velh[oa]|nov[oa] nisso|bad|terrible|confused|worried)';
const AT_WHAT =
  '(?: (?:com|de|em|pra|para|n[oa]s?|ness[ae]s?|at|with) (?:(?:ess[ae]s?|[oa]s?|minhas?|meus?) )?(?:coisas?|negocios?|parada|tecnologia|internet|numeros?|contas?|dinheiro|grana|memoria|matematica|cabeca|isso|numbers|money|this)(?: de (?:internet|banco|computador|celular|dinheiro|tecnologia|numero))?)?(?: (?:nao|viu|ne))?';
// What somebody is lost with may be what is asked for: then it is told in a clause of its own, or read.
const SELF = `${AM} ${VERY}${ABILITY}${AT_WHAT}(?! (?:com|em|n[oa]s?) [^.,]* [.,])`;

const DOING =
  '(?:fech|organiz|arrum|revis|confer|bat|acert|control|atualiz|mont|prepar|revej|faz|coloc|bot|orden|ajeit|ajust)(?:ar|er|ir|ando|endo|indo|o|ei|i)';
const WHOSE = '(?:casa|mes|semana|familia|gente|trabalho|empresa|loja|firma|condominio)';
const THE_BOOKS = `(?:(?:[oa]s?|minhas?|meus?|nossas?|todas?|um|uma) )*(?:contas|financas|orcamento|planilha|livro caixa|caixa|controle|contabilidade|balanco|fechamento|declaracao|livro|mes)(?! (?:passad|retrasad|anterior|corrent|bancari|pendent)[a-z]*)(?! d[eoa]s? (?!${WHOSE} ))(?: d[aeo]s? ${WHOSE})?(?: (?:aqui|agora|em dia|em ordem|no lugar|hoje))*`;
const BOOKKEEPING = `(?:(?:to|tou|estou|tava|estava|vou|quero|queria|preciso|precisava|tenho que|hora de|estamos|vamos) )(?:aqui )?${DOING} ${THE_BOOKS}`;

const LETTER =
  '(?:prezad[oa]s?|car[oa]s(?= (?:senhor|equipe|assistente)))(?: (?:senhor(?:es|as?)?|assistente|equipe|saldo))?|(?:venho por meio (?:desta|deste) )?(?:solicit(?:o|amos|aria|ar)|requeiro|requerer|requisit(?:o|ar))(?: (?:[oa]s?|um|uma|que|me|seja|sejam|enviad[oa]s?|informad[oa]s?))*(?: (?:relacao|listagem|demonstrativo|informac(?:ao|oes)|envio|detalhamento|levantamento)(?= d[eoa]s? ))?|(?:[oa] |uma )relacao(?= d[eoa]s? )|atenciosamente|cordialmente|respeitosamente|(?:no|ao|fico no) aguardo|encaminh(?:e|ar)(?: me)?|(?:favor|queira|queiram|peco)(?: (?:por gentileza|me))? (?:enviar|informar|encaminhar|listar|discriminar|relacionar|emitir|apresentar)';

const THE_REST =
  '(?:me )?(?:mostr[a-z]+|mand[ae]|list[ae]|passa|ve|quero|traz|da|diz|fala|show|give)(?: (?:me|so|apenas))* (?:o|the) (?:resto|restante|que (?:sobr(?:a|ar|ou)|rest(?:a|ar|ou))|rest)(?= (?:$|[.,]))';
const AGAIN = '(?:de novo|outra vez|novamente|mais uma vez|once again|again)(?: (?:eu|aqui))?';

const EASY =
  '(?:manda|mete|senta) (?:bala|brasa|ficha)(?: (?:em|n[oa]s?|com))?|(?:me )?d[ae] um norte|sem (?:julgamentos?|julgar|preconceito)|(?:desculpa|desculpe|perdao)(?: (?:pel[oa]|[oa]))? (?:horario|hora|insistencia|incomodo|demora|mensagem)|(?:vou |indo )?(?:direto|reto) ao ponto';
const WHEN = '(?:em )?(?:que|qual) (?:foi a )?data';

const HEDGES =
  '(?:se (?:eu )?(?:nao|n) me engano|salvo engano|se (?:eu )?(?:bem )?me lembro(?: bem)?|se nao me falha a memoria|se (?:eu )?lembro bem|capaz que|vai ver(?: que)?|quem sabe|pode ser que|(?:(?:to|tou|estou|tava|fiquei|tenho) )?(?:com )?a (?:leve |nitida )?(?:impressao|sensacao) (?:de )?que|if i (?:remember|recall)(?: (?:right|correctly|well))?|if (?:im|i am) not (?:mistaken|wrong)|(?:achando|desconfiando) que)';
const BLESSINGS =
  '(?:(?:vixe|ave|virgem|santa|jesus) maria(?: jose| santissima)?|jesus cristo|minha nossa(?: senhora)?|valha me deus|trem (?:bao|bom|doido|danado)(?: ess[ea] (?:app|aplicativo|bot|negocio))?|(?:que )?deus (?:te|lhe|vos|nos|o|a) (?:abencoe|pague|ajude|guarde|proteja|ilumine)|fi(?:ca|que) com deus|va[i]? com deus|se deus quiser|gracas a deus|com a graca de deus|amem|god bless(?: you)?)';
// What an assistant is called by.
const WAKING = '(?:(?:ok|okay|hey|ei|oi|ola|e ai) ,? ?(?:google|siri|alexa|gpt|chat ?gpt)|(?<=^ )(?:siri|alexa)(?= ))';
const PRAISE =
  '(?<=^ |[.,] )(?:(?:ta|ficou|muito|mto|super|bem|que|tri|bah|ah|isso ai|e) )*(?:legal|massa|bacana|maneiro|show(?: de bola)?|da hora|perfeit[oa]|otim[oa]|excelente|maravilha|arretad[oa]|top(?: demais)?|great|perfect|awesome|nice|cool|got it)(?= [.,])';
// A day that comes near is no period that is asked for.
const TO_COME =
  '(?:[oa]s? )?(?:natal|black ?friday|pascoa|carnaval|ano novo|reveillon|dia d[aeo]s? [a-z]+|feriado|feriadao|ferias|fim d[eo] (?:mes|ano)|imposto de renda|(?:fim|final) d[eo] (?:mes|ano)) (?:(?:ja|quase|tambem) )*(?:(?:ta|tao|esta|estao) (?:(?:ja|quase) )*(?:chegando|vindo|batendo na porta|logo ai|na porta|quase ai)|vem ai|ta ai|is coming(?: up)?|is (?:almost|nearly) here|is around the corner)';
const QUESTION =
  '(?:(?:ai|e|entao|mas) )?(?:me (?:fala|diz|mostra|manda|lista|passa|ve|da)|quanto|qto|qual|quais|quero|queria|mostra|lista|fala|ve|manda|puxa|cade|how|what|show|list)';
// "minha sogra só compra no assaí, me fala as compras de lá": who does it is told, and a question follows.
const WHO_LIVES_HERE = `(?<=^ |[.] )(?:[oa]s? )?(?:meus?|minhas?) ${FAMILY}(?: (?:so|sempre|vive|ja|tambem))*(?: usam?|(?= (?:compra|pede|adora|ama|gosta|assina|joga|come|anda|trabalha|estuda)m? ))(?= (?:[^ ]+ )*[.,] ${QUESTION} )`;
// "o que eu pago sempre" asks for what recurs; "abasteço sempre 200" tells of a habit.
const HABIT = '(?<! (?:desde|de|que|que (?:eu|a gente|nos)|que (?:(?:eu|nos) )?[a-z]+) )sempre';
const LOST =
  '(?:eu )?(?:perdi|joguei fora|nao achei) (?:[oa]s?|meus?|minhas?) (?:comprovantes?|recibos?|notas?|notinhas?|papel|cupo(?:m|ns)|senha|celular)(?= [.,])';
const SORRY =
  'desculp[ae]s?(?: (?:por|pel[oa]|de|te|lhe))* (?:encher|perturbar|atrapalhar|aperrear|abusar|amolar|chatear|incomodar|insistir|pergunta|o textao|o audio|tanta pergunta)(?: (?:o saco|de novo|tanto|voce|vc|a essa hora))*';
// "eu resgatei algo em outubro, não resgatei?"
const TAGS =
  'nao (?<again>[a-z]{3,})(?= (?:$|\\.))(?<= \\k<again> (?:[^ ]+ )*nao \\k<again>)|(?<=[a-z,] )(?:nao (?:foi|e|eh|ta|tem|era)|certo|right|didnt i|did i not|isnt it)(?= \\. |(?: \\.)? $)';
// How often somebody did it says which rows as little as once does; "em duas vezes" is of installments.
const HOW_OFTEN =
  '(?<! (?:em|in|de|ate|x|parcel[a-z]+|divid[a-z]+|por|ultim[oa]s|primeir[oa]s) )(?:(?:umas|so|apenas|quase) )*(?:duas|tres|quatro|cinco|seis|varias|algumas|poucas|2|3|4|5|6)(?: ou (?:duas|tres|quatro|cinco|seis|mais|3|4|5))? vezes(?! (?:por|ao|a|n[oa] (?:mes|ano|semana|dia|cartao|credito)|mais|menos|sem juros|com juros) )';
const ALL_OF_THEM =
  '(?:som(?:a|e|ar|ando)|junt(?:a|e|ar|ando)) (?:tudo|(?:[oa]s )(?:dois|duas|tres|2|3)|ambos|ambas)|(?<=[a-z›] )tudo (?:junto|somado|misturado)|(?:os|as) (?:dois|duas|tres|2|3) (?:juntos|juntas|somados|somadas)';
const ALREADY_KNOWN =
  'que (?:ess[ea]s?|isso|el[ea]s?) (?:eu )?(?:ja |nao )?(?:sei|conheco|vi|tenho|anotei|conferi|conto|interessa|precisa)(?: (?:de cor|bem|quanto e|quanto foi))?';
const TAKEN_THERE = `(?:levei|levamos|levar|trouxe|busquei) (?:[oa]s?|meus?|minhas?|nosso|nossa) (?:${FAMILY}|cachorr[oa]|gat[oa]|carro|moto|bebe|pet|dog)(?= (?:n[oa]s?|pr[oa]s?|pra|para|ao?|em|d[oa]|ver|tomar) )`;
const FOR_WHOM =
  '(?<= (?:vej?[ar]?|mostr[ae]|diz|diga|fal[ae]|mand[ae]|olh[ae]|list[ae]|passa)(?: (?:ai|aqui|so))? )(?:pr[ao]|para) (?:[oa] )?(?:sua |seu )?(?:vovo|vo|avo|mamae|papai|ti[oa]|[mpv]ainh[oa]|mae|pai|velh[oa]|velhinh[oa]|nos|gente)';

export const SMALL_TALK = [
  HABIT,
  LOST,
  HEDGES,
  BLESSINGS,
  WAKING,
  PRAISE,
  TO_COME,
  WHO_LIVES_HERE,
  SORRY,
  TAGS,
  HOW_OFTEN,
  ALL_OF_THEM,
  ALREADY_KNOWN,
  TAKEN_THERE,
  FOR_WHOM,
  HANDED_ON,
  WHEN,
  EASY,
  SELF,
  BOOKKEEPING,
  LETTER,
  THE_REST,
  AGAIN,
].join('|');
