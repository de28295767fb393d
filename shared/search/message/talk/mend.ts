import { nearest } from '../../../text/typos.ts';
import { rewriteRuns } from '../rewrite.ts';
import { isCommonWord } from './lexicon.ts';

/** Brands that users name without having a row of them: "claro" is no Clara, "marisa" no Maria. */
const BRANDS = `claro vivo tim algar brisanet enel cpfl light cemig copel celesc coelba celpe cosern energisa equatorial sabesp copasa
  sanepar cedae embasa comgas ultragaz liquigas marisa zara renner riachuelo avon natura boticario centauro nike adidas extra assai makro
  havan carrefour outback madero giraffas bobs subway habibs shell ipiranga raia drogasil pacheco panvel nissei onofre drogal araujo unimed amil
  hapvida sulamerica azul latam decolar hurb localiza movida unidas buser shopee temu shein kabum dell apple samsung google microsoft amazon
  disney deezer spotify tidal twitch steam xbox sony nintendo roblox tinder bumble duolingo alura udemy hotmart kiwify starbucks ikea walmart
  target costco netflix uber lyft rappi ifood keeta petz cobasi kalunga saraiva fleury sodexo ticket alelo flash caju swile wellhub gympass`;

/** Correctly spelled words that no filter uses. A typing correction would change their meaning. */
const WORDS = `manha manhas namorada namorado filha filho filhos filhas marido esposa esposo mulher avo avos tia tio sogra sogro
  genro nora cunhado cunhada sobrinho sobrinha neto neta vizinho vizinha colega colegas socio socia chefe patroa
  familia bebe gemeos parente parentes visita visitas amigo amiga amigos amigas turma galera cupom cupons desconto
  promocao oferta ofertas frete gratis gratuito brinde presente batizado velorio festa festas reuniao projeto cliente
  clientes empresa firma virtual fisico fisica senha digital impresso assinado nacional exterior dolar dolares euro
  euros libra retirada esquina longe bairro cidade estado regiao litoral interior praia nota notas fiscal recibo
  recibos codigo chave inutil inuteis impulso urgente urgentes besteira bobagem bobagens extra extras variavel
  recorrentes unico unica repetido repetidos repetida suspeito suspeita estranho estranha fraude fraudes indevido
  indevida errado errada quente frio fria chuva chuvoso util uteis horario organico organica vegano vegana light diet
  lactose gluten cerveja vinho vinhos carne peixe fruta frutas legumes verduras medio medios normal comum comuns raro
  raros dobrado dobro novo nova novos novas velho velha velhos antigo antiga atrasado atrasada vencido vencida
  vencidos dividido rachado rachada emprestado agendado agendada recusado recusada negado negada aprovado aprovada
  feminino adulto idoso husband son daughter mom dad friend friends boss office business birthday wedding party rainy
  sunny weekday weekdays weekends night nights morning mornings evening evenings offline abroad foreign domestic
  physical unknown weird shared cheap tips discount coupon free shipping receipt sozinho sozinha comigo ferias folga
  plantao passeio mudanca reforma obra conserto gravidez parto cirurgia doenca gripe dieta treino filme serie banda
  artista revista jornal foto fotos video videos fogao sofa cadeira bolsa relogio anel brinco perfume cabelo unha
  barba dente olho pele azul verde vermelho amarelo preto branco rosa roxo cinza marrom cor tamanho peso altura
  largura motivo razao jeito forma modo maneira`;

/** Frequent words, Portuguese and English, that are near to a word of the grammar: `compara` to `compra`, `repetidas` to `recebidas`. */
const NEAR_TO_OTHERS = `abri abriu alienacao alimentado alimentando aluguer amanda ansiedade antigos aplicados apostar areas assis augusta
  aumentos balsa banca banhos barbara barco barcos bernardo bloqueando bloqueio bola bolas bolha boots borja cabe
  caixao calcadas calculos cansa cansados cantar carente carga cargo cargos carinho carla carlo carlos carmo carrinho
  cartas cartaz carvao casados casar cassio ceara celulas changes chega chegue cheia chile chili chique choque choques
  cidades cinto clara colocados combo comecou comem comente comes companies compara comparado comparar comparou
  concursos condicao condutas confusao conrado consertar contados contam contaram contente conter corretas corta
  cortadas cortados cortar cortaram corte cortinas corto cota cotas coutinho couto criados criticas cueca cultos curto
  curtos custom customs declaracao deliver desce devida digitar digitos dimensao diretor diversas divididos divisa
  doces dresses duration easier elias elsa ensinou entrei escala escalas escolhas escova escovar estados estagios
  estante esteira estrada estradas estudios estudou facilidade faixas falsa faltar familiar ferido ferreiro filas
  files financiar fined fitas fixar fones forca fratura freitas fries frita fritas frito fuels futura gases gaspar
  gatos gomes gostos grama granja gritando habilitacao healthy impactos importo imports impostas impressos inacio
  inscricao inscricoes integral interesses interna internas interval jogou junte lampadas lara largar largas laser
  leal lease ligar litros livres lona macio major manta marcadas marcado marcados martin marvin materia materials
  materias mecanismo medias medidas medos megan mercedes mestre metros mexicana mexico mina minas modalidade moeda
  morada moved moves nadia ostras otima otimas ouro paisagem paisagens palmeira palmeiras panelas pano panos paradas
  parados parando parents parou parque part parti passage passamos passara passarem passava passeios pasta paste pecas
  pedacos peixes perdido perdidos pesadas pesados piano pires plants poco poker pontes porcelana porco porto portos
  post posta postagem postagens postando poste postou posts powder praticar praticas predios premiacao premios
  presidencia prestado prestados previsoes programadas programados programar projectos projetos prontos propinas
  protestos providencia prudente publicar quartos quebrando quintal realizacoes redes repetidas restantes rider riders
  sabao sabor safado saias saido saira sala salad salas salmao saturdays sauce schools seguras segurou sendo senna
  setores shorts soares sobe sobra socks solar stops stories sugerir sundays superar supervisor supplier suppliers
  tacas takes tarefas tecnologica telefonema telefonica terra tinta tinto tomas tools tourist trail transicao
  transparencia transporta transported trava turca ultrapassar uniao usado vasos vento veronica vidal vidro vinda
  votos walter`;

let built: ReadonlySet<string> | undefined;
const isEverydayWord = (word: string): boolean => {
  built ??= new Set(`${BRANDS} ${WORDS} ${NEAR_TO_OTHERS}`.split(/\s+/));
  return built.has(word);
};

/** Most unknown words that are corrected. A question has fewer. */
const MOST_MENDED = 20;

// Paula is not Paulo, nor "mercada" a word that is typed for "mercado" as easily.
const isOfOtherGender = (a: string, b: string): boolean =>
  a.length === b.length && a.slice(0, -1) === b.slice(0, -1) && /[ao]$/.test(a) && /[ao]$/.test(b);

/**
 * `text` with typing errors mended: each unknown word becomes the nearest one of the lexicons, if one is near.
 * @param typed takes what was typed, by the word that it became
 */
export const mended = (
  text: string,
  isKnown: (word: string) => boolean,
  lexicons: () => Iterable<string>[],
  typed: Map<string, string>,
): string => {
  const seen = new Map<string, string | null>();
  let sources: Iterable<string>[] | undefined;
  const mend = (word: string): string | null => {
    sources ??= lexicons();
    const near = sources
      .flatMap((lexicon) => nearest(word, lexicon) ?? [])
      .filter((one) => !isOfOtherGender(word, one.word));
    return near.sort((a, b) => a.edits - b.edits)[0]?.word ?? null;
  };
  let unknown = 0;
  const read = (word: string): string | null => {
    if (unknown >= MOST_MENDED || /\d/.test(word) || isCommonWord(word) || isEverydayWord(word) || isKnown(word))
      return null;
    unknown += 1;
    // "espotify", as it is spoken.
    const spoken = /^es[bcdfgklmnpqtv]/.test(word) ? word.slice(1) : word;
    return spoken !== word && isKnown(spoken) ? spoken : mend(word);
  };
  return rewriteRuns(text, 1, ([word = '']) => {
    const before = seen.get(word);
    if (before !== undefined) return before;
    const found = read(word);
    seen.set(word, found);
    if (found !== null) typed.set(found, typed.get(word) ?? word);
    return found;
  });
};
