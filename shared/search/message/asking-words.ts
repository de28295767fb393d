import { FORMAL_WORDS } from './formal-words.ts';

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
export const askingWords = (): ReadonlySet<string> => {
  built ??= new Set(
    [...regularForms(), ...words(IRREGULAR), ...words(FILLERS), ...words(FORMAL_WORDS)].filter((word) =>
      /^[a-z]+$/.test(word),
    ),
  );
  return built;
};
