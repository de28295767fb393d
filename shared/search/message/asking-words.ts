/**
 * Words of asking, thinking and calling out, which ask for nothing of a row. Nothing is mended to them: a misspelled word
 * that is near to one of them is left as it is and named.
 */

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Regular verbs of asking and thinking. `conta`, `passar` and `mandei` mean accounts and money, and are not among them. */
const STEMS = words(`mostr list olh ach encontr filtr inform explic ajud precis gost desej tent pens imagin analis avali
  acompanh detalh apresent calcul verific consult procur pesquis busc chec confirm lembr levant separ fal pergunt compartilh
  not repar observ espi adivinh esper aguard acredit duvid  preocup assust pux anot organiz planej
  situ visualiz agreg relat cit esclarec enumer`);
const ENDINGS =
  words(`assemos aremos arao armos avamos o a as amos am ava avas avamos avam ei ou aram asse asses assem e es em emos ando ar ares arem
  aria ariam ara arei`);
// "checar" becomes "cheque", which is a means of payment, and "busque".
const NO_FORMS = new Set(['cheque', 'cheques', 'nota', 'notas']);

const regularForms = (): string[] =>
  STEMS.flatMap((stem) =>
    ENDINGS.map((ending) =>
      /^[ei]/.test(ending) ? `${stem.replace(/c$/, 'qu').replace(/z$/, 'c')}${ending}` : stem + ending,
    ),
  ).filter((form) => !NO_FORMS.has(form));

const IRREGULAR = `quisessemos quisessem quisermos quiserem quereremos quererias quereriam queriamos pudessemos pudessem puderes podermos poderemos poderao soubessemos soubessem
  soubermos saberiamos saberiam saberemos veriamos verao veremos vissemos vissem virmos virem conseguissemos conseguissem conseguiriamos conseguiremos conseguirmos conseguirem diremos diriamos
  diriam dissessemos dissessem disseres conferiria conferiamos conferissem conferisse trariamos trariam trouxesse trouxessem vejo ves ve vemos veem via viam viamos visse vissem viste vistes verei vera veria veriam vejam vejas veres verem
  sei sabes sabem sabemos soube soubemos souber soubesse sabia sabiam sabiamos saberia saberei sabendo saibas sabido
  quero queres querem queremos quis quisemos quiseram quisesse queria queriam queriamos quererei quererem queira queiram
  posso podes podem podemos pude pudemos puderam puder puderes puderem pudesse podia podiam podiamos poderei podera poderia poderiam poderiamos podendo
  digo dizes dizem dizemos disser disseram dissesse dizia diziam diria dirias digam digas dizendo
  confiro conferes conferem conferimos conferi conferiu conferia conferindo confira confiram
  mande mandem mandes mandasse mostrem trago trazem traga tragam traria trazendo trouxe trouxer
  exibe exiba exibir exibem exibam exibisse descubro descobre descobrir descobri descubra descobrindo
  entendo entende entendi entender entenda entendeu entendendo compreendo compreender parece parecem parecia pareceu
  creio cre suponho supoe desconfio juro rola rolar consegues conseguem conseguimos consegui conseguiu
  conseguir conseguisse conseguia conseguiria conseguiriam fico fica fique ficar ficando ficava fiquei
  peco pede pedir pedindo pedia permita permite sugere sugira indica indique aponta aponte
  bota bote botar solta solte cospe vomita desembucha vaza descola arruma arrume arranja arranje
  ia iam iamos vao vamo vamu bora borabora simbora partiu devia deveria deveriam deveriamos`;

/** Exclamations, fillers, vocatives, laughter. */
const FILLERS = `oxe oxente oxi ox vixe vixi vix vish viche ixi ixe eita eitcha egua arre uai ue uee ueh uia bah barbaridade bagual orra ora oras
  mano mermao mermaum mermo vei maluco doido parca truta brow broder bruh brodi
  rapaiz rapazin
  patrao
  slk slc selok crl krl krlh karai carai caraio caralho porra pqp puts putz puta fdp vsf tnc merda bosta
  macho arretado arretada mo activity stays arrive arrived arrives status situacao
  indo naquele naquela naqueles naquelas daqueles daquelas seja sejam assistente
  costumo costuma costumam costumamos costumava dando abre abra abrir resumindo
  diacho diabo diabos poxa puxa nossa noss nuss nusga caraca caracas caramba caraio aff affs affe afe af ave credo cruzes misericordia mds mdds plmds plmdds pelamor pelamordedeus
  hein hem hen ein heim han ham hum humm hmm hm uhum aham ahan eh eeh ah ahh ai aii oi oii po poh pow oh ohh opa opaa epa
  ne neh nah nehh tlg tlgd tlgdo ta tah tendeu manja manjas visse viu vius certo certim belezinha blz bele belezura beleza fmz firmeza
  suave suavao sussa demorou dmr flw falou tmj vlw vlww vlwww valeu valew obg obgd obgda obgg obrigadao obrigadinho obrigadissimo brigadao brigadinho agradecido agradecida agradeco grato grata gratidao tks tnx thx thnx ty tysm tyvm
  pfv pfvr pfvzinho pff pfvv pfvo porfa porfavor porfavorzinho fvr favorzinho gentileza gentilmente encarecidamente pls plz plss plis pliz
  tipo tipow assim enfim finalmente sinceramente honestamente francamente literalmente basicamente simplesmente obviamente claramente logicamente felizmente infelizmente provavelmente possivelmente talvez quica
  acaso porventura realmente efetivamente propriamente justamente precisamente exatamente exato direitinho direitim certinho certim detalhadamente detalhada detalhadinho detalhadinha completinho
  completo completa inteirinho inteirinha todinho todinha todinhos todinhas tudinho tudim tudao todim geralzao rapidao rapidinho rapidim ligeirinho ligeiro urgente urgentemente urgencia pressa
  demais pacas bagarai horrores muitao muitissimo pakas tantao
  kk kks haha hahah hahaha hahahaha ahah ahaha ahahaha hehe heheh hehehe hihi hihihi rsrs rsrsrs rss huehue huhu huahua huahuahua uahuah uahua kaka ksks ksksks kkkk jaja lol lmao lmfao rofl omg wtf xd
  blabla etc tals talzinho lance trosso paradinha bagulho bagui bagulhos negocinho coisinha coisinhas treco trecos
  vc vcs ce ces oce tu tua teu teus tuas seus suas sua noix nois eles minina mim comigo conosco contigo consigo vossa vosso
  kd kede cade oiq oqe oque oqeh q qq qqr pq pqe porq pk cmg ctg tbn tbem tmb tbem tumem eo aki aq acola quedele quede
  mt mto mta mts mtas mtos mttt vdd vdds sla sdds ngm alg algm nd td tds tdo tdas msm msmo msma memo hj hoj agr bjs bju bjo bjss abs abracao abracos abraco
  okay okey okei ok oks oki alright aight righto hmmm umm uh erm er welp dang damn dammit shit fuck fucking freaking goddamn bloody gosh jeez geez wow whoa yikes oops ops opss uau yo yoo sup howdy heya
  dude dudes bruh yall
  gonna wanna gotta lemme gimme dunno kinda sorta outta cuz cause coz bcs tho though although anyway anyways anyhow
  actually basically literally honestly frankly seriously obviously apparently supposedly possibly probably maybe perhaps definitely certainly totally simply truly exactly precisely altogether overall
  wonder wonders wondering wondered curious suppose supposedly believe assume mean remember forgot recall understand know knows knew
  sorry apologies apologize excuse pardon bother bothering hurry asap kindly thankyou appreciate appreciated appreciates grateful
  review reviewing view viewing checked looked seeing seen tell telling asking ask asked helping help helps helpful happen happened happens showed
  quick quickly rest whole entire thing things thingy whatever whatnot ur im ive youre thats whats wheres hows theres heres itd its gon lets
  pull pulled pulling pulls trying try tryna figure figuring possible remind reminds reminded reminding talk kind lowdown rundown scoop tally recap snapshot breakdown break bad come
  peguei pegamos pegou pegar tomei tomamos chamei andei andou anda andam andamos andado chegou chegaram chegando chegar nome nomes bolso jeito inteiro inteira esqueci esqueceu esquecemos cant couldnt fecha feche fechar fechou fecharam bate bater regua achado atualizada atualizado
  maybe ya yea yeah yep yup nope nah okey dokey hmmkay`;

let built: ReadonlySet<string> | undefined;

/** Words that only ask, think or call out; built on the first request. */
export const askingWords = (): ReadonlySet<string> => {
  built ??= new Set(
    [...regularForms(), ...words(IRREGULAR), ...words(FILLERS)].filter((word) => /^[a-z]+$/.test(word)),
  );
  return built;
};
