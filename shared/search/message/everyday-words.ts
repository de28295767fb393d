/** Brands that users name without having a row of them: "claro" is no Clara, "marisa" no Maria. */
const BRANDS = `claro vivo tim algar brisanet enel cpfl light cemig copel celesc coelba celpe cosern energisa equatorial sabesp copasa
  sanepar cedae embasa comgas ultragaz liquigas marisa zara renner riachuelo avon natura boticario centauro nike adidas extra assai makro
  havan carrefour outback madero giraffas bobs subway habibs shell ipiranga raia drogasil pacheco panvel nissei onofre drogal araujo unimed amil
  hapvida sulamerica azul latam decolar hurb localiza movida unidas buser shopee temu shein kabum dell apple samsung google microsoft amazon
  disney deezer spotify tidal twitch steam xbox sony nintendo roblox tinder bumble duolingo alura udemy hotmart kiwify starbucks ikea walmart
  target costco netflix uber lyft rappi ifood keeta petz cobasi kalunga saraiva fleury sodexo ticket alelo flash caju swile wellhub gympass`;

/** Correctly spelled words that no filter uses. A typing correction would change their meaning. */
const WORDS = `manha manhas madrugada madrugadas namorada namorado filha filho filhos filhas marido esposa esposo mulher avo avos tia tio sogra
  sogro genro nora cunhado cunhada sobrinho sobrinha neto neta vizinho vizinha colega colegas socio socia chefe patroa familia bebe
  gemeos parente parentes visita visitas amigo amiga amigos amigas turma galera cupom cupons desconto descontos promocao promocoes
  oferta ofertas frete gratis gratuito brinde presente presentes aniversario casamento formatura batizado velorio festa festas
  churrasco reuniao projeto cliente clientes empresa firma escritorio virtual fisico fisica aproximacao senha digital impresso
  assinado internacional nacional exterior estrangeiro dolar dolares euro euros libra importado importada presencial retirada
  esquina longe bairro cidade estado regiao litoral interior praia nota notas fiscal recibo recibos comprovante reembolsavel
  reembolsaveis dedutivel dedutiveis declarado declaravel codigo chave documento superfluo superfluos superflua superfluas
  essenciais necessario necessaria desnecessario desnecessaria inutil inuteis impulso emergencia urgente urgentes besteira
  besteiras bobagem bobagens extra extras variavel variaveis recorrente recorrentes esporadico esporadicos unico unica duplicado
  duplicada duplicados repetido repetidos repetida suspeito suspeita suspeitos estranho estranha estranhos desconhecido
  desconhecida fraude fraudes indevido indevida errado errada contestado contestada cancelado cancelada cancelados quente frio fria
  chuva chuvoso util uteis horario vegetariano vegetariana organico organica vegano vegana light diet lactose gluten cerveja vinho
  vinhos carne peixe fruta frutas legumes verduras medio medios normal comum comuns raro raros frequente frequentes dobrado dobro
  diferente diferentes novo nova novos novas velho velha velhos antigo antiga atrasado atrasada atrasados adiantado adiantada
  vencido vencida vencidos dividido rachado rachada compartilhado compartilhada emprestado emprestada posterior agendado agendada
  agendados programado programada recusado recusada recusados negado negada aprovado aprovada autorizado autorizada bloqueado
  bloqueada masculino feminino adulto idoso husband son daughter mom dad friend friends boss coworkers office business birthday
  wedding party rainy sunny weekday weekdays weekends night nights morning mornings evening evenings afternoon afternoons breakfast
  offline abroad foreign domestic contactless physical recurring duplicate duplicated duplicates suspicious unknown weird
  refundable deductible shared cheap unnecessary tips discount coupon free shipping receipt sozinho sozinha comigo ferias folga
  plantao passeio mudanca reforma obra conserto gravidez parto cirurgia doenca gripe dieta treino filme serie banda artista revista
  jornal foto fotos video videos computador geladeira fogao sofa cadeira bolsa relogio anel brinco perfume maquiagem cabelo unha
  barba dente olho pele azul verde vermelho amarelo preto branco rosa roxo cinza marrom cor tamanho peso altura largura qualidade
  quantidade motivo razao jeito forma modo maneira`;

/** Frequent words, Portuguese and English, that are near to a word of the grammar: `compara` to `compra`, `repetidas` to `recebidas`. */
const NEAR_TO_OTHERS = `abri abriu afora aguda aguia alimentado alimentando aluguer amanda antigos apanha aplicados apostar areas assis
  atenas augusta aumentos balsa banca banhos barbara barco barcos belo beneficiados bernardo bilhoes bloqueando
  bloqueio boiling bola bolas boots borda borja brought bulls cabe cabra caixao calcadas calculos cansa cansados
  cantar cantinho carey carga cargo carinho carla carlo carlos carmo carrinho cartas cartaz carvao casados casar
  casca cassio casta ceara cells cera changed changes chega chegue cheia chile chili chill chique choque choques
  cidades cinto clara clash cobriu cold colocados combo comecou comem comente comes companies compara comparado
  comparar comparou concepts concursos condicao conduta condutas confusao conrado consertar contados contam
  contaram contente contents conter convencao convencido correram corretas corta cortadas cortados cortar
  cortaram corte cortinas corto cota cotas coutinho couto crash criados criticas cueca cumpra curto curtos
  custom customs deal debut declaracao delay deliver delivers desce devida dicas digitar digitos diversa
  divididos divina divisa doces dose dream dresses drone duration easier elias elsa enter entrei entrem erradas
  escala escolhas escova escovar estados estagios esteira estrada estradas estudios estudou exchanged facilidade
  falha falsa false faltar familiar feia feio ferreiro filas files financiar finds fined fita fitas fizer fones
  forca fratura freitas fries frita fritas frito fuels futura gases gaspar gates gatos gesto gestos gomes gostos
  grama granja grava gritando habilitacao healthy importo impressos inacio inscricao inscricoes instance
  integral interna interval jogou junte lampadas lances lara largar laser leal lease ligar litros livres livrou
  logan lona macio maker males manta marcadas marcado marcados martin marvin materia materials materias mecanismo
  medias medidas medido medos megan mercedes mestre metros mexicana mexico mina minas moeda moves nadia older
  ostras otima otimas ouro paisagem palmeira palmeiras panelas pano panos paradas parados parando parents parou
  parque part parti passage passamos passara passarem passava passeando passeios pasta paste patents patients
  pavimento pearson pecas pedacos peixes pensado perdido perdidos pesadas pesando pesos piano pilar pilha pires
  plants poco poker pontas pontes porcelana porco porto portos post posta postagem postagens postando postou
  posts powder praticar predios premios presidencia preso presos prestado prestados prestando previsoes primaria
  primarias primario programadas programados programar progress projectos projetos prontos propinas protestos
  providencia prudente publicou quartel quartos quebrando quintal reads realizacoes redes referida referido
  referidos referring reis repetidas reserved restantes rider riders ronda sabao sabor saem safado safer saias
  saido saira sala salad salas salmao saturdays sauce scent schools sean seguras segurou semente senao sendo
  senna seta shades sharks ships shooting shorts skill soares sobe sobra socks solar sorts spots staff sticks
  stones stops stories sugerir sundays superar supplier suppliers tacas takes tango tank tapes tarefas
  telefonema telefonica terra testando theyre tinta tinto tomas tools trail transicao transition translation
  transparencia transporta transported trata tratando trava tries troll turca ultrapassar uniao usado valuable
  valuation value vapor vasos vento veronica vidal vide vidro vinda vindos virgem voice votos walter wheat width
  world`;

let built: ReadonlySet<string> | undefined;
export const isEverydayWord = (word: string): boolean => {
  built ??= new Set(`${BRANDS} ${WORDS} ${NEAR_TO_OTHERS}`.split(/\s+/));
  return built.has(word);
};
