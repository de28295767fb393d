import { numberWords } from '../amounts/numbers.ts';
import { FORMAL_WORDS } from './small-talk.ts';

/**
 * Words of asking, thinking and calling out, which ask for nothing of a row. Nothing is mended to them: a misspelled word
 * that is near to one of them is left as it is and named.
 */

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Regular verbs of asking and thinking. `conta`, `passar` and `mandei` mean accounts and money, and are not among them. */
const STEMS = words(`mostr list olh ach encontr filtr inform explic ajud precis gost desej tent pens imagin analis avali
  acompanh detalh apresent calcul verific consult procur pesquis busc chec confirm lembr levant separ fal pergunt compartilh
  not repar observ espi adivinh esper aguard acredit duvid  preocup assust pux anot organiz planej
  situ visualiz agreg relat cit esclarec enumer amostr identific recuper relacion demonstr necessit elenc sumariz cat cac garimp vascul
  rastre alcanc`);
const ENDINGS =
  words(`assemos aremos arao armos avamos o a as amos am ava avas avamos avam ei ou aram asse asses assem e es em emos ando ar ares arem
  aria ariam ara arei`);
// "checar" becomes "cheque", which is a means of payment, and "busque".
const NO_FORMS = new Set(['cheque', 'cheques', 'nota', 'notas', 'cate', 'cates']);

const regularForms = (): string[] =>
  STEMS.flatMap((stem) =>
    ENDINGS.map((ending) =>
      /^[ei]/.test(ending) ? `${stem.replace(/c$/, 'qu').replace(/z$/, 'c')}${ending}` : stem + ending,
    ),
  ).filter((form) => !NO_FORMS.has(form));

const IRREGULAR = `quisessemos quisessem quisermos quiserem quereremos quererias quereriam queriamos pudessemos pudessem puderes podermos poderemos poderao
  soubessemos soubessem soubermos saberiamos saberiam saberemos veriamos verao veremos vissemos vissem virmos virem conseguissemos
  conseguissem conseguiriamos conseguiremos conseguirmos conseguirem diremos diriamos diriam dissessemos dissessem disseres conferiria
  conferiamos conferissem trariamos trariam trouxesse trouxessem ves veem viam viamos visse viste vistes verei vera veria veriam vejam vejas
  veres verem sei sabes sabem sabemos soube soubemos souber soubesse sabia sabiam sabiamos saberia saberei sabendo saibas sabido queres
  querem queremos quis quisemos quiseram quisesse queriam quererei quererem queira queiram posso podes podem podemos pude pudemos puderam
  puder puderem pudesse podia podiam podiamos poderei podera poderiam poderiamos podendo digo dizes dizem dizemos disser disseram dissesse
  dizia diziam diria dirias digam digas dizendo confiro conferes conferem conferimos conferi conferiu conferia conferindo confira confiram
  mandem mandes mandasse trago trazem tragam traria trazendo trouxe trouxer exibe exiba exibir exibem exibam exibisse descubro descobre
  descobrir descobri descubra descobrindo entendo entende entendi entender entenda entendeu entendendo compreendo compreender parece parecem
  parecia pareceu creio cre suponho supoe desconfio juro rola rolar consegues conseguem conseguimos consegui conseguiu conseguir conseguisse
  conseguia conseguiria conseguiriam fico fica fique ficar ficando ficava fiquei peco pede pedir pedindo pedia permita permite sugere sugira
  indica indique aponta aponte bota bote botar solta solte cospe vomita desembucha vaza descola arruma arrume arranja arranje ia iam iamos
  vao vamo vamu borabora simbora partiu devia deveria deveriam deveriamos`;

/** Exclamations, fillers, vocatives, laughter. */
const FILLERS = `oxe oxente oxi ox vixe vixi vix vish viche ixi ixe eita eitcha egua arre uee ueh uia bah barbaridade bagual orra ora oras mano mermao
  mermaum mermo vei maluco doido parca truta brow broder bruh brodi rapaiz rapazin patrao slk slc selok crl krl krlh karai carai caraio
  caralho porra pqp puts putz puta fdp vsf tnc merda bosta macho arretado arretada mo activity stays arrive arrived arrives status situacao
  indo naquele naquela naqueles naquelas daqueles daquelas seja sejam assistente costumo costuma costumam costumamos costumava dando abre
  abra abrir resumindo benca dai acabo acaba acabei acabamos diacho diabo diabos poxa noss nuss nusga caraca caracas caramba aff affs affe afe af
  ave credo cruzes misericordia mds mdds plmds plmdds pelamor pelamordedeus hein hem hen ein heim han ham hum humm hm uhum aham ahan eeh ahh
  aii po poh pow ohh opaa epa neh nah nehh tlg tlgd tlgdo tah tendeu manja manjas vius certim belezinha bele belezura fmz firmeza suave
  suavao sussa demorou dmr flw tmj vlww vlwww valew obgd obgda obgg obrigadao obrigadinho obrigadissimo brigadao brigadinho agradecido
  agradecida agradeco grato grata gratidao tks tnx thnx ty tysm tyvm pfvzinho pff pfvv pfvo porfa porfavor porfavorzinho fvr favorzinho
  gentileza gentilmente encarecidamente plz plss plis pliz tipow enfim finalmente sinceramente honestamente francamente literalmente
  simplesmente obviamente claramente logicamente felizmente infelizmente provavelmente possivelmente talvez quica acaso porventura
  efetivamente propriamente precisamente direitinho direitim detalhadamente detalhada detalhadinho detalhadinha completinho completo
  completa inteirinho inteirinha todinho todinha todinhos todinhas tudinho tudim tudao todim geralzao rapidao rapidinho rapidim ligeirinho
  ligeiro urgente urgentemente urgencia pressa demais pacas bagarai horrores muitao muitissimo pakas tantao kk kks hahah hahaha hahahaha
  ahah ahaha ahahaha hehe heheh hehehe hihi hihihi rsrs rsrsrs rss huehue huhu huahua huahuahua uahuah uahua kaka ksks ksksks jaja lol lmao
  lmfao rofl omg wtf xd blabla etc tals talzinho lance trosso paradinha bagulho bagui bagulhos negocinho coisinha coisinhas treco trecos ce
  ces oce tua teu teus tuas seus suas noix minina comigo conosco vossa vosso kede oiq oqe oqeh qq qqr pqe pk cmg ctg tbn tbem tmb tumem eo
  aki aq acola quedele quede mt mta mts mtas mtos mttt vdd vdds sla sdds ngm alg algm nd tdo tdas msm msmo msma memo hoj agr bjs bju bjo
  bjss abs abracao abracos okay okey okei oks oki alright aight righto hmmm umm uh erm er welp dang damn dammit shit fuck fucking freaking
  goddamn bloody gosh jeez geez wow whoa yikes oops ops opss uau yo yoo sup howdy heya dude dudes yall gonna wanna gotta lemme gimme dunno
  kinda sorta outta cuz cause coz bcs tho though although anyway anyways anyhow actually basically literally honestly frankly seriously
  obviously apparently supposedly possibly probably maybe perhaps definitely certainly totally simply truly exactly precisely altogether
  overall wonder wonders wondering wondered curious suppose believe assume mean remember forgot recall understand know knows knew sorry
  apologies apologize excuse pardon bother bothering hurry asap kindly thankyou appreciate appreciated appreciates grateful review reviewing
  view viewing checked looked seeing seen telling asking ask asked helping help helps helpful happen happened happens showed quick quickly
  rest whole entire thing things thingy whatever whatnot ur im ive youre thats wheres hows theres heres itd gon lets pull pulled pulling
  pulls trying try tryna figure figuring possible remind reminds reminded reminding talk kind lowdown rundown scoop tally recap snapshot
  breakdown break bad come peguei pegamos pegou pegar tomei tomamos chamei andei andou anda andam andamos andado chegou chegaram chegando
  chegar nome nomes bolso jeito inteiro inteira esqueci esqueceu esquecemos cant couldnt fecha feche fechar fechou fecharam bate bater regua
  achado atualizada atualizado ya yea yeah yep yup nope dokey hmmkay`;

let built: ReadonlySet<string> | undefined;

/** Words that only ask, think or call out; built on the first request. */
const askingWords = (): ReadonlySet<string> => {
  built ??= new Set(
    [...regularForms(), ...words(IRREGULAR), ...words(FILLERS), ...words(FORMAL_WORDS)].filter((word) =>
      /^[a-z]+$/.test(word),
    ),
  );
  return built;
};

const list = (words: string): string[] => words.split(/\s+/);

/** Words of time, whose typing errors are mended before the rows are known. */
const PERIOD_WORDS = `hoje ontem anteontem amanha semana semanas passada passado passadas passados retrasada retrasado anterior
  ultimo ultima ultimos ultimas dias meses anos trimestre semestre bimestre quinzena desde entre antes depois apos inicio comeco
  final primeira primeiro primeiros primeiras segunda terca quarta quinta sexta sabado domingo feira proximo proxima atual
  janeiro fevereiro abril maio junho julho agosto setembro outubro novembro dezembro metade meio meados horas
  yesterday today tomorrow week weeks weekend month months year years quarter last past since until between before after previous
  current days hours january february april june july august september october november december beginning
  monday tuesday wednesday thursday friday saturday sunday`;

/** Words whose typing errors are corrected early. They are listed as unread where no reader used them. */
const NAMED_EARLY = `carnaval pascoa feriado feriadao feriadoes reveillon christmas easter parcelas parcelada parceladas parcelado parcelados parcelamento
  installment installments maiores largest biggest smallest`;

const ACTION_WORDS = `gastei gastos gasto gastou gastar gastando despesa despesas paguei pago pagou pagar pagamento pagamentos compra compras
  comprei comprou comprar saida saidas saiu saindo debitos creditos sairam custou recebi recebeu receber recebido recebidos recebida recebidas entrou
  entraram entrada entradas ganhei ganhos receita receitas caiu cairam mandei enviei enviado enviados enviada transferi deposito
  depositos acima abaixo mais menos maior maiores menor menores minimo maximo partir pelo valor exceto tirando excluindo fora sem
  contar considerar incluir desconsiderando ignorando salvo cartao cartoes credito debito fatura conta corrente poupanca bancaria
  pendente pendentes processando processamento confirmada confirmadas confirmado confirmados lancada lancadas reais real conto pila
  passa passam passaram passando passou passar superior superiores inferior inferiores igual iguais ultrapassa ultrapassam resgate
  resgates expense expenses spent send sent bought spend spending paid purchases purchase bought received income earned payments charges above below under over
  than least most without except excluding credit debit card account checking savings pending posted processed`;

/** Words that say nothing to a filter. */
const SILENT_WORDS = `a o as os um uma uns umas de do da dos das em no na nos nas ao aos pra pro pras pros para por pela pelos pelas com c p q que e ou eu me mim
  meu meus minha minhas nosso nossa tu voce vc vcs ele ela eles elas dele dela se seu sua lhe lo la te ti isso isto aquilo esse essa este
  esta esses essas estes estas desse dessa deste desta nesse nessa neste nesta aquele aquela daquele daquela ai aqui ali ca so somente
  apenas ja ainda tambem tb tbm mto muito muita muitos pouco tanto tanta tao bem mal ate agora entao assim tipo ne ta tava to foi foram era
  eram ser sou sao estao estou estava estive tem tenho ter teve tive tinha tivemos ha faz fiz fez fizemos fazer feito feita feitos feitas
  vai vou vamos vem veio vindo vieram venho deu deram dei dar deixei deixa ver veja ve vejo viu olha olhe olhar mostra mostre mostrar
  mostrame manda mande lista liste listar listagem quero queria gostaria preciso precisava pode poderia consegue consigo saber sabe diga diz
  dizer fala fale falar conte explica traga traz trazer busca busque buscar procura acha ache achar encontra filtra filtrar filtre puxa
  puxar lembra lembre quanto quanta quantos quantas qto qnto qnt qt qtos quais qual quem quando onde como oque pq porque porq pois mas nao n
  sim tudo todo toda todos todas td tds algo algum alguma alguns algumas nada nenhum nenhuma cada outro outra outros outras coisa coisas
  negocio total totais soma somar somatorio valores dinheiro grana brl transacao transacoes movimentacao movimentacoes movimento movimentos
  lancamento lancamentos extrato registro registros historico operacao operacoes item itens vez vezes dia mes ano gente favor pf pfv pfvr
  pls please oi oie ola opa eai bom boa obrigado obrigada obg brigado valeu vlw tchau abraco kkk kkkk rs haha hey hi duvida duvidas
  mensalidade mensalidades automatico automaticos nem kd qdo preco precos cade oq nq cash sistema usuario usuarios instrucoes instrucao
  prompt system instructions hello thanks thank you thx the an of on in at for from by with and or my mine i we our us it its is are was
  were be been am does did done doing have has had having how much many what whats which when where who why show tell give list see find get
  got want need would could can should let all any every each everything anything something some only just also too there here this that
  these those out up about into amount amounts sum money transaction transactions movements entries entry history statement made make making
  went go going goes cara top recente recentes recentemente recent recently categoria categorias category categories loja lojas lugar
  lugares estabelecimento estabelecimentos merchant merchants cobranca cobrancas cobrou cobraram cobrado pedido pedidos pedi corrida
  corridas contas banco bancos usei usar usando aproximadamente cerca sobre relacionado relacionados relacionadas referente pessoal pessoais
  mesmo mesma dentro durante nesses nessas desses dessas num numa ok blz beleza hj eh he ah oh ei hmm uai ue quiser quer vejamos ajuda
  ajudar ajude informa informe informar detalhe detalhes detalhado resumo relatorio bora realizei realizadas realizados realizada realizado
  efetuadas efetuados ocorreram aconteceu aconteceram apareceu aparece aparecem stuff fui uso vim already yet still ficou ficaram visit
  visits order orders membership station bigger smaller faixa certo certinho exatamente exato justamente realmente procurando buscando
  querendo tentando precisando via ones stations looking verificar verifica verificasse checar checa conferir confere conferisse consultar
  consulta analisar analisa levantar levanta pesquisar pesquisa localizar localiza basicamente praticamente inclusive alias pagina lancou
  fazemos esteve estamos teria tendo tera terem temos possa possam possamos nisso contigo juntamente disse viram vimos vemos vendo saiba
  saibam rolou rolaram oii olaa nois levantamento apanhado balanco demonstrativo panorama compilado listinha resumao gera gere gerar monta
  monte montar prepara prepare elabora elabore atualiza atualize joga jogue tela provide display fetch share grab dentre muitas pareco
  gostei gostou gostado gostando gostar momento momentos think thinks seguida tivermos donde tells showing shown qualquer quaisquer`;

/** Known words that are near to others without meaning them: they are never mended. */
const NEIGHBOURS = `contos pilas paus mangos saquei sacamos investi investimos apliquei aplicamos aportei aportamos doei doamos apostei apostamos estacionei
  voei rendeu renderam falta faltam faltou falto tirei tiramos meti pinguei assinei vendi lucrei faturei embolsei perdi deixamos coloquei
  botei guardei poupei caro caros caras barato barata baratas baratos grande grandes pequeno pequena alto alta altos altas expensive
  cheapest manha manhas noite noites tarde tardes cedo marcos marcio marcia mario maria mauro caio maia maira julio julia junior augusto
  luiz luis luisa luiza lucas carta porta ponto quinto quarto sexto segundo terceiro domingos sabados segundas tercas quartas quintas sextas
  semanal mensal anual diario diaria mensais area atras cama casal causa centro direito divido divide educado escolha essencial fixo fixos
  fundo homem marca meta milhao moca pais parado parte perto poder prato primo prima proprio propria rede resto sera tarefa vista voou volta
  pouca pronto media mesa hora minuto lado certa tempo banho salto santa back balance ball best call came carry center cover feel fine front
  full good hole hope large later like line live main market move page pair plane plant play price process program rain rise safe said sale
  save seat sell smell speed spell stop tall teach term told tool tree wide wife wine hand head hard rich road lose loss left late lots care
  cars cost coast beast start started comi comia comendo jantei jantando almocei almocando almoco jantar rango abasteci balada gato dog
  lunch dinner dinners excetuado excetuada excetuados excetuadas excluido excluida excluidos excluidas ressalvado ressalvada ressalvados
  ressalvadas ignorado ignorados descontado descontada descontados descontadas descartado descartados pessoa pessoas smart parceria
  parcerias parceiro parceiros parceira parceiras parcela parcelas parcelado parcelada parcelados parceladas dados debitou debitaram
  debitado debitada concluida concluidas concluido concluidos`;

/** Words of the grammar that a reader uses where they have a meaning. Unused ones are listed as unread. */
const TOLD: ReadonlySet<string> = new Set(
  'over under below above exceeding antes depois apos before after inicio comeco beginning metade meados proximo proxima anterior retrasada retrasado quinzena bimestre trimestre semestre quarter abaixo acima minimo maximo superior superiores inferior inferiores ultrapassa ultrapassam least maior maiores menor menores largest biggest smallest highest lowest recente recentes top desde since ultimo ultima ultimos ultimas passado passada passados passadas last past mil loja lojas categoria categorias category categories estabelecimento estabelecimentos merchant merchants poupanca savings'.split(
    ' ',
  ),
);

let lexiconWords: { early: string[]; known: Set<string>; silent: Set<string>; all: string[] } | undefined;
const lexicon = () => {
  if (lexiconWords) return lexiconWords;
  const [period, action, silent] = [list(PERIOD_WORDS), list(ACTION_WORDS), list(SILENT_WORDS)];
  const all = [...period, ...action, ...silent];
  const early = [...period, ...list(NAMED_EARLY)];
  lexiconWords = {
    early,
    all,
    silent: new Set([...all, ...askingWords()]),
    known: new Set([...all, ...early, ...list(NEIGHBOURS), ...askingWords(), ...numberWords()]),
  };
  return lexiconWords;
};

/** What mends words before the rows are known. */
export const earlyWords = (): readonly string[] => lexicon().early;
/** What mends them afterwards. */
export const grammarWords = (): readonly string[] => lexicon().all;
/** Whether the word is spelled right and common, whatever it means here. */
export const isCommonWord = (word: string): boolean => lexicon().known.has(word);
/** Whether leaving the word unread loses nothing that a filter could use. */
export const isSilent = (word: string): boolean => lexicon().silent.has(word) && !TOLD.has(word);
