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

let built: ReadonlySet<string> | undefined;
export const isEverydayWord = (word: string): boolean => {
  built ??= new Set(WORDS.split(/\s+/));
  return built.has(word);
};
