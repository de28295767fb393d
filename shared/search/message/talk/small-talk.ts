import { rewrite } from '../rewrite.ts';

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
const HANDED_ON =
  'de (?:qualquer|toda|alguma) (?:natureza|especie|ordem|tipo)|(?:informe|qual|diga|confirme|apresente) (?:foi )?a data em que|comprovantes?(?= d[eoa]s? )';

/** Who is called to, wherever it stands: `quanto foi, moço`; and what is only said at the beginning: `velho, quanto foi`. */
const CALLED =
  '(?:moc[oa]|mocinh[oa]|man[oa]|maninh[oa]|mermao|irmao|parca|parceir[oa]|chefe|chefia|patrao|brother|bro|vei|tche|guri|guria|amig[oa]|amiguinh[oa]|amigao|migo|miga|querid[oa]|meu bem|meu rei|macho|mestre|camarada|consagrad[oa]|truta|fera|buddy|dude|galera|gente)';
const PERSON = `(?:${CALLED}|comadrinha|padrinho|dona|doutor[a]?|bic?h(?:inh?o?|in)|bicho|bixo|bixin|home?m?i|moss[oa]|menin[oa]|velho|doid[oa]|maluc[oa]|princesa|painho|mainha|turma|povo|boss|sir|chief|guys|pal|bb|bebe|neg[oa]|bichinha|campe(?:ao|a)|chapa|jovem|rapaz|pia|veio|cumpadi?|compadre|comadre|lind[oa]|vida|amor|anjo|fi|filh[oa]|sumid[oa]|senhorita|senhora|senhor|mulher|cara|pessoal|assistente|robo|bot|saldo|mate|friend|man|folks|there)`;
/** Of whom somebody tells: `minha sogra só compra no assaí`. */
const FAMILY =
  '(?:marido|espos[oa]|mulher|namorad[oa]|noiv[oa]|contadora?|mae|pai|pais|chefe|filh[oa]s?|soci[oa]|terapeuta|irma|irmao|advogad[oa]|gerente|sogr[oa]|cunhad[oa]|prim[oa]|ti[oa]|avo|vo|net[oa]|patroa|patrao|ex|crush|companheir[oa]|psicolog[oa]|colega|menin[oa]s?|guria?|criancas?)';

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

const SMALL_TALK = [
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

const WELL =
  '(?:bem|bom|certo|certinho|joia|tranquil[oa]|tranks|ok|blz|beleza|belezinha|legal|otimo|em (?:cima|ordem)|na paz)';
const GREETINGS = `(?:bom|boa) (?:dia|tarde|noite|madrugada)(?: (?:a|pra|para) tod[oa]s)?|good (?:morning|afternoon|evening|night|day)|(?:ta |esta )?(?:tudo|td) ${WELL}(?: (?:com (?:vc|voce|vcs)|contigo|por ai|ai))?|(?<=^ |(?:e ai|eai|oi|ola|opa|fala|salve|oie) |(?:e ai|eai|oi|ola|opa|salve|oie) , )(?:beleza|blz|suave|firmeza|tranquil[oa]|certo|joia|bom|bem)(?= [.,])|como (?:vai|vao)(?: (?:vc|voce|tudo|as coisas))?|como (?:voce|vc|ce) (?:ta|esta|vai)|how are you(?: doing)?(?: today)?|how is it going|hows it going|whats up|hope (?:you|this|all)(?: (?:is|are|you|doing|message|finds|find|having|have|an?|your|day|week|has|had|been|weekend|going|with)){0,6} (?:well|good|great|fine|ok)(?: (?:day|week|weekend|one))?`;
const VOCATIVES = `(?<=^ |[,.] |(?:oi|ola|opa|hey|hi|hello|fala|e ai|eai|bom dia|boa tarde|boa noite) )(?:o |meu |minha |my )?${PERSON}(?= [,.])|(?<= (?:oi|ola|opa|hey|hi|hello|fala|eai|ei|ow|psiu|yo|bah) )(?:meu |minha )?${PERSON}|(?<=(?:^|[.,]) o )(?:meu |minha )?${PERSON}|(?<=^ )(?:mermao|tche|guri|guria|rapaz|pia|macho|vei|mano)|(?:bah|oxe|oxente|arre egua|egua|uai|eta|vixi|ixi|visse|orra|carai|pqp|aff|gente|povo)(?= )`;
const FAVOURS =
  '(?:faz|faca|fazer) (?:um |o )?favor(?:zao|zinho)?|(?:me )?(?:faz|faca|gera|gere|monta|monte|prepara|prepare|da|de|manda|mande|quero|traz|traga) um(?:a)? (?:levantamento|apanhado|resumo|resumao|balanco|relatorio|extrato|demonstrativo|panorama|raio x|pente fino|overview|lista|listinha|listagem|compilado|geral|detalhamento)(?= )|(?:por|com) (?:gentileza|favor(?:zinho)?|obsequio)|(?:me )?(?:faz|faca|fazer|quebra) (?:um|o|esse|essa) (?:favor(?:zinho)?|galho|gentileza)(?: (?:de|e|pra mim))?|(?:me )?(?:d[aeê]|dar|dando|der) (?:uma? )(?:forca|forcinha|mao|maozinha|ajuda|ajudinha|help|luz|olhada|olhadinha|olhadela|conferida|verificada|checada|espiada|pesquisada|procurada|puxada|geral|toque|alo)|(?:do|can you do) me a (?:favou?r|solid)|(?:take|have|taking|having) a (?:quick )?look(?: at)?|would you mind|fazendo (?:o |um )?favor|if you (?:can|could|dont mind|please)|if (?:its )?possible';
const ASIDES =
  '(?:(?:e|eh) o )?seguinte|(?:deixa eu |posso |vou |queria |so )?(?:te |lhe )?(?:perguntar|fazer uma pergunta)(?: (?:uma coisa|um negocio))?|(?:tenho|to com|estou com|morro de) (?:medo|vergonha) (?:de|ate de) (?:perguntar|saber|ver|olhar)(?: mas)?|jesus(?: amado| do ceu)?|misericordia|cruzes|nossa(?! senhora)|a real|(?:pra|para) (?:ser sincer[oa]|falar a verdade)|sinceramente|honestamente|na verdade|por acaso|fazendo as contas|(?<=^ |[.,] )yo|(?:fala|diz|manda) (?:ai|a real)|o bicho(?= )|(?:faz|tem|ha) (?:quanto |muito |um )?tempo(?: que)?|(?:so )?(?:por|de|a titulo de) curiosidade|(?:e )?so curiosidade|(?:fiquei|to|estou) curios[oa]|(?:bem )?(?:rapidinho|rapidao|rapidamente|rapidim|ligeirinho)|jogo rapido|pergunta rapida|quando (?:puder|der|tiver tempo)|se (?:puder|possivel|for possivel|nao for (?:incomodo|pedir (?:muito|demais))|nao se importar)|sem (?:pressa|brincadeira|zoeira|mentira|sacanagem|enrolacao|frescura|rodeios|querer (?:incomodar|abusar))|(?:mil |1000 )?(?:desculpas?|desculpe|perdao)(?: (?:incomodar|o incomodo|a demora|perguntar|pela demora|por perguntar|ai))?|foi mal|com licenca|(?:me )?(?:d[ae]|espera|aguarda|so) (?:um|uns|1|[2-9]|\\d\\d) (?:minutinhos?|segundinhos?|instantes?|instantinho|momentinho|minutos?|segundos?)|ate que enfim|finalmente|enfim|afinal(?: de contas)?|pelo amor de deus|meu deus(?: do ceu)?|nossa senhora(?! aparecida)|pelamor|caramba|caraca|putz|puts|eita|poxa|vixe|affe?|credo|(?:falando )?serio(?: mesmo)?|na moral|tipo assim|sei la|(?:just )?(?:out of )?curio(?:us|sity)|im curious|just wondering|(?:i was|im) wondering|quick question|real quick|quickly|by the way|btw|how come|for me|sera(?: que)?|alo+|socorro|do ceu|meu ceu|hiya|kindly|urgente(?:mente)?|com urgencia|o quanto antes';
const ASKING = `(?:[oa]|meu|minha|la em casa [oa]) ${FAMILY} (?:(?:(?:ja )?(?:ta|esta|fica|vive|ficou|anda) )?(?:(?:me )?(?:diz|disse|fala|falou|falando|dizendo|acha|achou|achando|reclam(?:a|ou|ando)|jura|jurou|insiste|insistiu|cobrando|enchendo(?: o saco)?|(?:pegando )?n[oa] (?:meu )?pe))(?: que)?|(?:me )?(?:pediu|perguntou)(?! (?:dinheiro|pix|grana|emprestad[oa]))|(?:ta|esta) (?:perguntando|pedindo|querendo)|quer|queria|precisa)(?: (?:saber|ver|d[eoa]s?|[oa]s?|que eu (?:visse|veja)|pra (?:eu )?(?:ver|saber)|uma lista de?))*|(?:aqui (?:quem fala )?e|quem fala e|sou|me chamo|meu nome e|my name is) (?:[oa] )?[a-z]+(?= (?:[.,]|e (?:eu )?(?:quero|queria|preciso|gostaria|to)) )|(?:pra|para) (?:(?:a|minha|fazer a|preencher a) )?declara(?:cao|r)(?: (?:d[oe]|no|de|o|meu))*(?: (?:ir|irpf|imposto(?: de renda)?|leao))?|(?<=^ |[.,] |(?:preciso|precisando|quero|queria|e|isso|eh) )(?:pra|para|pro) (?:(?:o|a|meu|minha) )?(?:(?:declarar )?(?:o )?(?:imposto de renda|ir|irpf)|leao|contador|contadora|contabilidade)(?= [.,])|(?:i )?(?:d|would) (?:like|love) (?:to )?(?:know|see|get|have|check|find out)|id (?:like|love)(?: to)?(?: (?:know|see|get|have|check|find out))?|help me (?:find|see|understand|check|figure out|to)|(?:lemme|gimme|wanna)(?: (?:see|know|have))?|(?:me )?joga(?: (?:ai|aqui))? na tela|(?:eu )?(?:queria|gostaria|quero|adoraria) que (?:voce|vc|ce|tu) (?:me )?(?:[a-z]+sse|veja|diga|mostre|mande|liste|passe|fale|informe|confira|verifique|cheque|faca|traga|envie|busque|separe|ache|calcule|conte|some|procure)|me (?:arruma|arranja|descola|envia|envie|enviar|repassa|repasse|repassar|mandar|passar|mostrar)(?: (?:ai|aqui|por favor))?|(?:eu )?(?:to|tou|estou|tava|estava) (?:querendo|precisando|tentando|aqui)(?: (?:de )?(?:saber|ver|entender|descobrir|conferir))?|(?:to|estou|fiquei|tava) (?:com|na|em) (?:uma )?duvida|tenho (?:uma )?(?:duvida|pergunta)|(?:voce|vc|ce|tu) (?:pode|consegue|poderia|conseguiria|sabe|saberia)(?: (?:me )?(?:ver|dizer|falar|informar|mostrar|passar|mandar|checar|conferir|verificar))?|(?:pode|poderia|consegue|conseguiria|tem como|daria pra|da pra|teria como|seria possivel|rola de|bora) (?:me )?(?:ver|dizer|falar|informar|mostrar|passar|mandar|checar|conferir|verificar|levantar|separar|enviar|listar|buscar|puxar|ajudar)|(?:me )?(?:confere|confira|verifica|verifique|checa|cheque|separa|separe|levanta|levante|informa|informe|responde|responda|explica|manda ver|da um look)(?: (?:ai|aqui|pra mim|para mim|por favor))?(?= (?:[oa]s?|meus?|minhas?|quanto|quantos|qto|quais|qual|se|tudo|pra|ai|os|todos|todas|,) )|(?:(?:eu )?(?:nao|n) (?:me )?(?:lembro|sei|faco ideia|tenho certeza))|(?:i )?(?:need|want|would like|like) to (?:know|see|check|find out)|i need|let me (?:see|know)|(?:can|could|would|will) (?:you|u) (?:please |kindly |just )?(?:show|tell|send|give|check|list|pull up|find|look up|get|bring up|help)(?: me)?|(?:send|show|give|tell|pull up|bring up|look up|check)(?: me)?(?= (?:my|the|all|how|what|which|every|any|this|last|out|on|if) )|may i (?:see|know|have|get)|i (?:was|am|m) (?:trying|looking) (?:to|for)`;
const PURPOSES =
  '(?:pra|para) (?:eu |a gente )?(?:planejar|organizar|programar|preparar|montar|fechar|calcular|decidir|comparar) (?:(?:[ao]s?|minhas?|meus?|uma?|se) )?[a-z]+(?: (?:d[aeo]s?|com) [a-z]+)?(?= [.,])|(?:(?:e )?so )?(?:pra|para|pro) (?:eu )?(?:(?:poder )?(?:me )?(?:confirmar|conferir|checar|organizar|programar|planejar|situar|entender|lembrar|saber|ver|anotar|prestar contas|fechar (?:as contas|a planilha)|ficar (?:tranquil[oa]|ciente|sabendo)|ter (?:uma )?(?:ideia|nocao|base|certeza|controle)|fazer (?:as contas|um controle|(?:a |minha )?planilha|(?:o |meu )?orcamento))(?: (?:aqui|melhor|direito))?|(?:o |a |um |uma |meu |minha |fins de )?(?:controle|planilha|orcamento|anotacoes|planejamento))(?: (?:pessoal|financeir[oa]|do mes|mensal|familiar))?|for (?:my|the|our) (?:records|budget|spreadsheet|notes|taxes|accountant|tax return)|for (?:budgeting|bookkeeping|tax) ?(?:purposes|reasons)?|just to (?:be (?:sure|safe|certain)|check|confirm|know|make sure|understand)|to be (?:sure|safe|honest|fair)|no (?:fim|final|frigir) d(?:as contas|os ovos)|(?:do )?fundo do coracao|(?:mais|outra|uma|so) (?:uma )?(?:pergunt(?:a|inha)|duvid(?:a|inha)|coisa|coisinha)(?= [.,])|antes que eu (?:esqueca|me esqueca)|before i forget|(?:one|last|another) (?:more )?(?:thing|question|quick one)(?= [.,])|no (?:rush|hurry|worries|pressure)|when(?:ever)? you (?:get|have) a (?:chance|minute|moment|sec|second)|if (?:thats|it is|its) (?:ok|okay|alright|not too much trouble)|(?:to|tou|estou|fiquei|ando|tava) (?:ferrad[oa]|lascad[oa]|quebrad[oa]|lis[oa]|zerad[oa]|apavorad[oa]|assustad[oa]|preocupad[oa]|desesperad[oa]|perdid[oa]|chocad[oa]|pass(?:ad[oa]|ando mal)(?= [.,]))(?: mesmo)?|(?:ave|virgem) maria|(?:meu )?(?:pai amado|senhor(?: do ceu)?)|jesus(?: cristo)?|deus (?:me livre|do ceu|e pai)|ta (?:doid[oa]|louc[oa]|repreendido|osso|puxado|dificil)(?: demais)?|que (?:loucura|absurdo|horror|susto|isso|coisa)(?= [.,])|na (?:boa|humildade|moralzinha|disciplina|tranquilidade|paz)|de boa(?:s)?|do (?:meu )?coracao|(?:run|walk|take|talk) me through|hit me with|hits?(?= my (?:account|card|bank))|(?:be|being) so kind (?:as to|to)?|would(?:nt)? it be possible(?: to)?|(?:is|was) it possible(?: to)?|(?:trying|try|tryna|need|want) to (?:figure|find|work) out|figure out|break (?:it )?down(?= )|talk to me about|how bad (?:was|is|were)|(?:achei|acho|to achando|ta|tava|foi) (?:meio |muito |bem |bastante )?(?:estranh[oa]|esquisit[oa]|alt[oa]|car[oa]|puxad[oa]|pesad[oa]|dificil|absurd[oa]|salgad[oa])(?= [.,])|passa(?:r)? a regua(?: (?:n[oa]s?|d[oa]s?))?|(?:so )?de (?:sacanagem|zoeira|brincadeira|curioso|curiosa|raiva)|doeu no bolso|(?:faz|fazer|fazendo|faca) as contas|i guess|i mean(?! [.,]?(?: in| on)? ?(?:last|this|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|i think|i believe|in the world|on earth|the hell|the heck|no mundo|por aqui|por ai|(?:rest|remainder) of(?= the )|(?:check|review|look at|look into|see)(?= (?:groceries|all|every|any|what|how|the|my|if|which|uber|spending|expenses|transactions)(?: |$))';
const THANKS =
  '(?:muito |mto |muitissimo )?obrigad(?:o|a|ao|inho)|brigad(?:o|a|ao|inha)|valeu(?: (?:mesmo|demais))?|vlw|agradeco(?: (?:desde ja|a ajuda))?|desde ja(?: agradeco)?|grat[oa](?: pela ajuda)?|tmj|abs|abracos?|bjs?|beijos?|thanks(?: (?:a lot|so much|in advance|a bunch))?|thank you(?: (?:so|very) much)?|thx|cheers|much appreciated|appreciate it|ate (?:mais|logo|breve)(?= (?:$|[.,]))';

// "nos últimos dias, moço", "quanto foi moço, obrigado"; "com a galera" tells of the row.
const CLOSING_VOCATIVES = `(?<=^ )(?:${CALLED}|mulher)(?= (?:me|ve|mostra|fala|diz|manda|quanto|qto|quero|lista|olha|da|joga|cade|qual) )|(?<! (?:mais|menos|com|d[aeo]s?|pr[ao]s?|pro|para|n[ao]s?|[oa]s?|meus?|minhas?|um|uma|pel[oa]s?|e|sem|aos?|my|the|with|for|from|to|of|and) )(?<=[a-z›] )${CALLED}(?= (?:$|[.,]))|(?<=[,.] )(?:meu |minha |o |a )?${CALLED}(?= (?:$|[.,]))|(?<=^ (?:(?:ai|dai|oh|ow|olha|escuta|entao|poxa|nossa|egua|eita|vixe|oxe|uai|ah|hey|ei|cara|mano) ){1,2})${PERSON}`;

// Two expressions: the engine does not optimize one whose text is longer than 20 kB, which takes twenty times as long.
const ALL = [GREETINGS, VOCATIVES, CLOSING_VOCATIVES, FAVOURS, ASIDES, ASKING, PURPOSES, THANKS].join('|');

/** `text` without greetings, requests and thanks, of which words such as "noite" or "manda" would ask for something. */
export const withoutCourtesies = (text: string): string =>
  rewrite(
    rewrite(text, SMALL_TALK, () => '‹z›'),
    ALL,
    () => '‹z›',
  );

const whole = (pattern: string): RegExp => new RegExp(` (?:${pattern}) `);

/** Other subjects; a money verb of one's own makes it spending on them. */
const ELSEWHERE = whole(
  [
    'quem (?:ganhou|venceu|perdeu|joga|jogou|vai (?:ganhar|jogar|vencer)|marcou|fez (?:o )?gol|foi eliminado)',
    'who (?:won|lost|scored|plays|is playing|will win)',
    '(?:placar|escalacao|gols?|score|classificacao) (?:d[eoa]s?|of|no|na)',
    '(?:quanto|como) (?:ficou|esta|terminou|acabou|foi) (?:o |a )?(?:jogo|placar|partida|classico|final|fla flu|gre nal|[a-z]+ x [a-z]+)',
    '(?:resultado|quando (?:e|comeca)|onde (?:passa|assistir)) (?:d?o )?(?:jogo|partida|corrida|luta|game|match)',
    '(?:jogo|partida|campeonato|game|match) (?:d[eoa]s? |of )?(?:hoje|ontem|flamengo|corinthians|palmeiras|santos|gremio|inter|vasco|brasil|selecao|tonight|yesterday)',
    '(?:previsao do|(?:como|qual)(?: [a-z]+){0,2} (?:o|a)|hows the|how is the) (?:tempo|clima|temperatura|transito|weather)|(?:vai|esta) (?:chover|chovendo|nevar|fazer (?:frio|calor|sol))|(?:temperatura|clima) (?:em|de|n[oa]|hoje|amanha)|weather(?: (?:in|for|today|tomorrow))?|will it rain',
    '(?:a )?que horas|que dia e hoje|what time|what day is (?:it|today)',
    '(?:cont[ae]|diz|fala|manda|tell|say|give)(?: (?:me|uma|um|a|algo|alguma coisa|something))* (?:piada|historia|charada|curiosidade|fofoca|segredo|adivinha|engracad[oa]|interessante|joke|story|funny|riddle|fun fact|interesting)|me faz rir|make me laugh',
    '(?:escreve|escreva|redige|compoe|faz|faca|cria|crie|write|make)(?: (?:me|um|uma|o|a))* (?:poema|poesia|musica|redacao|texto|email|codigo|carta|poem|song|essay|code|letter|haiku)',
    '(?:receita|como (?:se )?faz(?:er|o)?|how (?:do i|to) (?:make|cook|bake))(?: (?:de|um|uma|a|an))* (?:bolo|pao|feijoada|lasanha|panqueca|brigadeiro|pudim|torta|arroz|feijao|cake|bread|pasta|pizza|cafe|pancakes?)',
    '(?:traduz|traduza|traduzir|translate|como se (?:diz|fala|escreve))',
    '(?:capital|populacao|presidente|prefeito|governador|moeda|president|population) (?:d[eoa]s?|of) [a-z]+',
    'quem (?:e|foi|descobriu|inventou|escreveu|canta|cantou|matou)(?= (?:o|a|voce|[a-z]+) )|who (?:is|was|invented|wrote|sings|discovered|are you)|quem e voce',
    '(?:qual|what)(?: (?:e|o|is))*(?: (?:seu|teu|your)) (?:nome|name|time|signo|idade|age)|quantos anos (?:voce|tu) tem|voce e (?:um |uma )?(?:robo|humano|pessoa|ia|bot)|are you (?:a )?(?:robot|human|real|bot)',
    'horoscopo|signo d[eoa]|horoscope|sentido da vida|meaning of life|mega sena|numeros da sorte',
    '(?:ultimas |latest )?noticias|(?:latest |the )news',
    '(?:(?:quanto|qual|a quanto|como|whats|what is|how much is)(?: (?:e|esta|o|a|the|valor|preco|taxa|cotacao|d[oea]|atual|current))*|cotacao d[oea]|preco d[oea]) (?:dolar|euro|libra|bitcoin|btc|selic|cdi|ipca|inflacao|igpm|ibovespa|salario minimo|dollar|exchange rate|inflation)(?= (?:$|[.,]|hoje|agora|today|now|atual|comercial|turismo))|(?:dolar|euro|bitcoin) (?:hoje|esta)',
    '(?:qual|que|which|what|recomenda|indica|recommend)(?: [a-z]+){0,3} (?:filme|serie|livro|musica|movie|film|series|book)(?: [a-z]+){0,4} (?:assistir|ver|ler|ouvir|watch|read|bom|boa|good)',
    '(?:qual|que|what|which)(?: [a-z]+){0,2} (?:e |is )?(?:bo[ma]|good|melhor|serve) (?:pra|contra|for)',
    '(?:vale a pena|compensa|is it worth)(?: [a-z]+)? (?:investir|comprar|financiar|alugar|antecipar|quitar|fazer|ter|assinar|abrir|trocar|investing|buying|getting)|(?:qual(?: e)?|what is|whats)(?: o| a| the)? (?:melhor|best) (?:investimento|banco|cartao|conta|aplicacao|forma|jeito|maneira|investment|bank|credit card|way)|onde (?:devo )?(?:investir|invisto|aplicar)|como (?:faco|posso|fazer|faz)?(?: pra)? ?(?:economizar|poupar|investir|ganhar dinheiro|sair das dividas|juntar dinheiro|gastar menos)|(?:dicas?|conselhos?|tips|advice)(?: (?:de|pra|sobre|on|for|about))? [a-z]+|how (?:do|can|should) i (?:save|invest|budget|get out)',
    'onde (?:posso |da pra |devo )?(?:econom|cort|poup|reduz|investi|invist)[a-z]+|(?:como|o que)(?: [a-z]+){0,2} (?:pode|consegue|sabe|podes?) (?:me )?(?:ajudar|fazer)|preciso de ajuda|what can (?:you|i)|como (?:voce )?funciona',
    'falar com (?:um |uma |o |a |algum )?(?:atendente|humano|pessoa|gerente|suporte|alguem)|nao (?:foi|e|era) (?:bem )?isso|(?:isso|voce|resposta|informacao|calculo|conclusao|analise)(?: [a-z]+){0,2} (?:errad[oa]|errou|interpretou|entendeu errado)',
    '(?:qual|que|quais|me indica|me recomenda)(?: [a-z]+){0,2} (?:acao|acoes|cdbs?|fundos?|investimentos?|aplicacao|cripto)(?: [a-z]+){0,3} (?:comprar|compro|rendem?|investir|invisto|melhor|bo[ma]|vale)|o que (?:e|significa) (?:[a-z]+ )+(?=$|[.])',
    '(?:raiz quadrada|quanto e \\d+ (?:mais|vezes|menos|x|\\+)|\\d+ (?:vezes|times|plus) \\d+)',
  ].join('|'),
);
const SPENDS = whole(
  '(?:ingressos?|gast[aeo][a-z]*|pag(?:uei|amos|o|ou)|compr(?:ei|as?|ou|amos)|despesas?|custou|receb[a-z]+|spen[dt][a-z]*|paid|bought|purchases?|expenses?|pix|transferencias?|cobranca)',
);

/** What is said of money, of rows, or of showing them. */
const ABOUT_ROWS = whole(
  'gast[a-z]*|pag(?:a|o|ou|uei|ar|amos|ando|am|aram|ue|amentos?)|compr[a-z]*|(?:receb|devolv|transfer|deposit|investi?|moviment|cust|lanc|cobr|debit|credit|estorn|reembols|saqu|torr|aplic|resgat|consum|parcel|pend|compens|confirm)[a-z]*|doei|despes[a-z]*|transa[a-z]*|pix|ted|doc|boletos?|faturas?|cart(?:ao|oes)|contas?|extratos?|sac(?:ou|ar|amos)|taxas?|tarifas?|juros|iof|assin[a-z]*|mensalidades?|salarios?|dinheiro|grana|reais|real|r\\$|pilas?|contos?|valor(?:es)?|quant[oa]s?|tot(?:al|ais)|soma|entrad[a-z]*|entr(?:ou|aram)|sa(?:iu|iram|idas?|indo)|passou|passaram|ca(?:iu|iram)|deix(?:ei|ou)|rend[a-z]*|mand(?:ei|ou|aram)|envi(?:ei|ou|ad[oa]s?)|pedi|pedidos?|vezes|historico|registros?|categorias?|lojas?|cashback|recargas?|ultim[oa]s?|primeir[oa]s?|maior(?:es)?|menor(?:es)?|mais|comi|almoc[a-z]*|jant[a-z]*|abasteci[a-z]*|viaj[a-z]*|fui|usei|operac[a-z]*|banco|poupanca|ganh[a-z]*|perd[a-z]*',
);
const ABOUT_ROWS_IN_ENGLISH = whole(
  'spen[a-z]*|pa(?:id|y|ying|yments?|ys)|buy[a-z]*|bought|purchas[a-z]*|charg[a-z]*|expens[a-z]*|transactions?|bills?|costs?|much|many|money|income|salary|paychecks?|withdr[a-z]*|refund[a-z]*|fees?|subscriptions?|cards?|accounts?|statements?|orders?|ordered|sent|earn[a-z]*|amounts?|sum|last|largest|biggest|smallest|went|pending|posted|cash|dollars?|bucks|expenditures?|eat|ate|budgets?|balances?|drop(?:ped)?|blew|blown|used?|recent[a-z]*|latest|activit[a-z]*|history|transfers?|deposits?|show|find|pull|display|get|see|search|give',
);
const SHOWS = whole(
  'review|look|check|(?:mostr|list|busc|procur|filtr|separ|encontr|pux|traz|trag)[a-z]*|ve|ver|veja|vejo|vi|mand[ae]|ach(?:a|e|ar)|cade|junta|\\d+(?:\\.\\d+)?',
);
/** What begins a question or a request about anything. */
const BEGINS =
  /^(?: (?:oi|ola|ei|hey|hi|hello|bom dia|boa tarde|boa noite|tudo bem|por favor|please|e|mas|z)(?: [.,])*)* (?:quem|como|onde|por ?que|qual|quais|quando|que|o que|voce|me (?:fal[ae]|diz|cont[ae]|explica|ensina|recomenda|indica|passa|ajuda)|explica|recomend[ae]|toca|liga|desliga|abre|sabe|existe|preciso|quero|vamos|ajuda|whats?|whos?|wheres?|when|why|how|which|is|are|do|does|did|can|could|would|will|should|tell|set|turn|play|lets?|i|im|id|make|your|please [a-z]+) /;

/** Whether the message names another subject, and no spending on it. */
export const isElsewhere = (said: string): boolean => ELSEWHERE.test(said) && !SPENDS.test(said);

/** Whether the message has no word of money, of rows or of showing them. */
export const isOfNoRows = (said: string): boolean =>
  !ABOUT_ROWS.test(said) && !ABOUT_ROWS_IN_ENGLISH.test(said) && !SHOWS.test(said);

/** Whether the message begins as a question or a request does. */
export const isAsked = (said: string): boolean => BEGINS.test(said);

/** Words that only answer, agree, laugh or take leave. */
const SOCIAL =
  /^(?:z|e|ai|tem|alguem|aloha|alo|ya|see|later|oi+e?|ola|opa|hey|hi|hello|yo|ok|okay|blz|beleza|valeu|vlw|flw|falou|tchau|bye|ate|logo|mais|amanha|show|top|legal|massa|otimo|perfeito|entendi|certo|isso|sim|nao|demais|muito|mto|mesmo|voce|vc|meu|amigo|amiga|querido|bom|boa|tudo|bem|dia|tarde|noite|k+|(?:rs)+|(?:h[aeiu])+h?|lol|thanks|thank|thx|you|so|much|great|nice|cool|perfect|alright|got|it|sure|yes|no|e|com|por|a|ajuda|the|help|for|to|estou|tb|tambem|joia|de|nada)$/;

/** Whether the message is a greeting, a thank-you, an agreement or a laugh, and nothing else. */
export const isOnlyCourtesy = (text: string): boolean => {
  const words = rewrite(text, `${GREETINGS}|${THANKS}|${PRAISE}|${VOCATIVES}`, () => 'z')
    .split(/[ .,]+/)
    .filter((word) => word !== '');
  return words.length > 0 && words.every((word) => SOCIAL.test(word));
};
