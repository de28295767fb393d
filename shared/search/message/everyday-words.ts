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
const NEAR_TO_OTHERS = `abraao abri abrir abriu accoes acores acres acude adora afora agrupada agrupado agrupados agrupar agrupe aguda aguia alas
  album albuns algas alienacao alimentado alimentando almas alter aluguer amanda amora anda andes anima animals anjos anoes
  ansiedade ante antepenultima antepenultimo antigos apanha aplicados aponta apostar aposto aptos aquece aranha areas areias
  arrependi arrependo artes assis atenas atua atuam atuar augusta aumento aumentos aumentou autor avaliar average averages bagda
  balanced balls balneario balsa banca banhos barbara barco barcos bare barnes basco baseando bases bates batting bears beating
  bells belo belos belts beneficiados bernardo bidding bilhoes billy binding bites blanco blank bloqueando bloqueio blow boiling
  bola bolas bolha boobs boots borda borja bosque bossa brancos bras brigada brigade brigando brooks brought budget bulls
  bullying bunda cabe cabra caia caiam cairo cais caixao calados calcadas calculos cale campanhas cansa cansados canta cantar
  cante cantinho canto cared carente cares careta carey carga cargo cargos carinho carla carlo carlos carmo carnival carrinho
  cartas cartaz carvao casados casam casar casca cassio casta cauda causados cavidade ceara cells celula celulas centres cera
  cercados cercam cerco certidao chade changed changes cheating cheek cheeks cheering chega chegar chegue cheia chick chicks
  chile chili chill chique choque choques christians chuck cidadaos cidades cinto citados clara clarity clash clicking closing
  cobertos cobriu coerente cold colocados coloridas combo comecou comem comente comes comico comido companies compara comparacao
  comparada comparadas comparado comparados comparando comparar comparativo compare compared comparison comparo comparou
  conceitos concepts concerns concretas concretos concursos conde condicao conduta condutas cone confusao congo conjunta
  connects conrado consagrado consenso consertar consta constar constatar consultants contados contam contaram contendo contente
  contents conter contests contextos contidas contras convencao convencido convento convivio correram corretas corro corta
  cortadas cortados cortar cortaram corte cortei cortinas corto cosmo cota cotas coutinho couto cracking crash crencas cresceu
  criadas criados crias cristas criticas cronicas cueca cuidadosa cuidadoso culpados cultos cumpra curtidas curtindo curto
  curtos custom customs deal debut declaracao declarar decorado defesas deita delay delito delitos deliver delivers della delta
  denial densa dense deposto derem desce desista detras deusa deuses deverao devida devidas dicas digitar digito digitos sobra sobrar sobrou restante digna dimensao
  diminuiu diretor discriminada discriminado discrimine dispersao ditas diversa diversas diverso divididos divina diving divisa
  divisao doces domination dominio dores dose doses drank dream dresses drone drunk duram duration dying easier eastern economia
  economizar economizei elias elsa else encanta encantado encanto encarando enganado ensina ensinado ensine ensinou ente enter
  entes entire entrei entrem equacao equation erradas escala escalado escalar escalas escobar escolhas escolta escova escovar
  escudos espacial espertos esquisita esquisitas esquisito esquisitos estados estagios estante estarmos estatica esteira ester
  estimado estimativa estrada estradas estranhas estudantis estudios estudou evolucao evoluindo exagerei exagero exchanged exito
  exports extensas extensoes facilidade faixas falha falhar falsa false faltar familiar fatia fator feeds feels feia feias feio
  fera ferido feridos ferreiro feto fezes ficas fieis fights filas filed files filmed finale finals financiar finds fined finest
  finos fins fired fires firmes fita fitas fixar fixe fizer flavor flies flood flora foam fones forca forecast forem form formam
  forum fratura freira freitas fridays fries frita fritas frito fuels fundou fungos futura gales galhos gana gases gaspar gates
  gatos gene genre gentle gesto gestos ghana gods gomes gostos govern governa governor governou graca grama gran grand granja
  grant grata grava gritando habilitacao hating haven healthy heath helio hell homer honras horns horse hose housed houve
  impactos importo imports imposta impostas impressos inacio indicio infernal ingressou inherent inscricao inscricoes insercao
  inserir instance instances instituido integral interact interesses interiores interna internas interpol interpret interval
  intro jogou julgo junte kinds lampadas lance lances lara largar largas largo laser laterais launches layer leais leal leao
  lease leste letal levaria libraries ligar linhagem lisa literaria literarias litros livres livrou loads locking logan logging
  lona lotacao luar lunar lutar macio madre madrugar maias mails maine major maker males malta mana mane manga mania manly manor
  manos manta mante marcadas marcado marcados marking martin marvin materia materials materias maternal mayor mecanismo mediana
  medias medidas medido medos megan melancia memes memo mentalidade mentor mentores mercedes mero meros mess mestre metalica
  metalico metas metre metros mexicana mexico miley mills mina minas mines minor mito mitos modalidade moeda moist moments
  mondays monde monkey monta monte montes monumento monumentos monuments morada moralidade moses mouth mouths moves movimentado
  mula multi nadar nadia officer older operadores operario operarios operators oracoes orcado orcamento orientado ostras otima
  otimas ouro outta packing paisagem paisagens palmeira palmeiras panelas pano panos paradas parados paragem parando parciais
  parcial parecida parecidas parecido parents parlamento parou parque part parti partly parva passage passamos passara passarem
  passaro passaros passava passeando passeios pasta paste patents patients pausa pavimento pearson pecas peco pedacos pegos
  peixes peles penas pensado pensam pensando pensar pensaram pensas penso penultima penultimo percent percentage percentual
  perco perdido perdidos perimetro persona personnel persons pesadas pesados pesando pesos piano pilar pilha pipes pires plain
  plana plants plea pleno poco podre poets poker polos pontas pontes porcelana porcentagem porco porto portos posed post posta
  postagem postagens postando poste poster postes postou posts poupar pouso powder power powers practiced praticam praticar
  praticas pratico preces precious predios pregacao prego premiacao premiacoes premios preocupando presidencia preso presos
  pressed prestado prestados prestando pretos prevents previsao previsoes prevista previsto primaria primarias primario
  primarios proceeded programadas programados programar programmes progress projecao projectos projetos prone prontos propinas
  proporcao props prosa prose protestos provado providencia prudente publicados publicar publicou pular quartel quartos quartz
  quebrado quebrados quebrando queer queira quenia quieta quintal quintana quis ranking reads realidades realizacoes redes
  redondo redondos referida referido referidos referring regente registrados reis rejeita relates relieved renal repente
  repetidas requirement requiring reserved restantes retardado retratado retratando revenge rider riders ridge rises ronda rouba
  sabao sabido sabor sacramento saem safado safer saiam saias saido saira sala salad salas salmao salmo salva salvamento salve
  salvos sangramento saturdays sauce saudi scares scent schools scores screaming sean sections segura seguras segurou seita
  semelhante semelhantes semente senai senao sendo senna senta sente senti sentir sento separada separadas separado separados
  seres serias serios serves servios seta setores shades shame shapes shaping sharks ships shocking shooting shores shorts shots
  shouting sida similar similares situations skill slipping soar soares sobe sober socks sofre softwares solar sore sorts
  sounding speaking speeding spelling spill spinning sportv spots spreading staff stall standing stealing stepping sticks stiff
  stones stopping stops stored stories storms sugerir sundays superar supervisor supplied supplier suppliers suspeitas tacas
  tais takes tales tango tank tanks tapes tarefas tecnologica telefonema telefonica televisivo tendencia tenso tento teologia
  terco terra tese tesoura testado testando texas theme theyre thursdays tina tinta tinto tirano tirem tomas tonta tonto tools
  tourist traca trader trail trair trait traiu trama transar transformation transforme transicao transition translation
  translations transparencia transporta transported traps trara trata tratando trava trave travels trend tries troll tuesdays
  turca ultrapassar uniao unido usado valer valuable valuation value vapor variacao variante variation vasos vento veronica
  versus viado vidal vidas vide vidro vinculos vinda vindos virgem virgens viveram voice votos vozes wakes wales walter wasnt
  waves weakness wednesdays wheat whore width wired wires witch world wound`;

let built: ReadonlySet<string> | undefined;
export const isEverydayWord = (word: string): boolean => {
  built ??= new Set(`${BRANDS} ${WORDS} ${NEAR_TO_OTHERS}`.split(/\s+/));
  return built.has(word);
};
