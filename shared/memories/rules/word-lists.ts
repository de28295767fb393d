/** Numbers in words, as dictation writes them. One alone is mostly an article. */
export const NUMBER_WORDS =
  'dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze|dezesseis|dezessete|dezoito|' +
  'dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|duzentos|trezentos|quatrocentos|' +
  'quinhentos|seiscentos|setecentos|oitocentos|novecentos|mil|milhao|two|three|four|five|six|seven|eight|nine|ten|twelve|' +
  'fifteen|twenty|thirty|forty|fifty|hundred|thousand|million';

/** Alternatives that patterns refer to by name. */
export const WORD_LISTS: Readonly<Record<string, string>> = {
  a: 'um|uma|a|an',
  my: 'meu|minha|meus|minhas|nosso|nossa|my|our',
  is: 'e|eh|sao|is|are',
  in: 'em|no|na|in',
  'i-am': 'im|i am|were|we are',
  have: 'tenho|temos|a gente tem|i have|we have|i own|we own|ive got|weve got',
  you: 'voce|vc',
  call: 'chama|chame|chamar|chamam|chamem|chamo|trata|trate|tratar|tratam|tratem',
  as: '[sempre|so|apenas|just] [de|por|como|as] !(quando|se|when|if|back)',
  at: 'na|no|em|para|pra|at|for',
  not: 'nao|nunca|dont|do not|never',
  'from-now': `de agora em diante|a partir de agora|a partir de hoje|daqui (para|pra) frente|doravante|from now on|going
    forward|from here on`,
  'this-year': '(esse|este|nesse|neste|desse|deste|pra esse|para este) ano|this year',
  this: 'iss*|ess*|est*|aquil*|aquel*|diss*|dess*|dest*|niss*|ness*|nest*|this|that|these|those|it',
  standing: 'sempre|always|toda vez|every time|<from-now>',
  manner: `como se|de (forma|um jeito|maneira)|passo a passo|com exemplos|sem (termos|jargao)|like im|as if|in simple|
    step by step|with examples`,
  channel: 'whatsapp|zap|email|e mail|sms|telegram|push',
  answer: 'resposta*|mensage*|answer*|repl*|response*|message*|explica*',
  answering: `respond*|respost*|fale*|fala*|escrev*|explic*|mostr*|avis*|conver*|answer*|reply*|respon*|speak*|talk*|
    write*|show*`,
  length: `curta*|curtos|breve*|objetiv*|diret*|resumid*|short|brief*|concise*|direct|long*|detalhad*|complet*|
    detailed`,
  no: 'nao|nunca|sem|(para|pare|parar) de|stop|evit*|tira|tire|nada de|chega de|dont|never|no|without|odeio|hate',
  risk: 'conservad*|moderad*|arrojad*|agressiv*|conservative|moderate|aggressive',
  investing: 'perfil|invest*|risco|risk|profile',
  format:
    'grafico*|tabela*|planilha*|topico*|lista*|texto*|audio*|chart*|graph*|table*|spreadsheet*|bullet*|list*|text',
  currency: `dolar*|euro*|libra*|real|reais|iene*|cripto*|bitcoin|dinheiro [vivo]|especie|cheque|dollars|euros|pounds|usd|eur|
    crypto|cash`,
  favourite: 'favorit*|preferid*|favorite|favourite',

  person: `filh*|esposa|mulher|marido|esposo|companheir*|mae|pai|pais|vo|vovo|irma*|namorad*|noiv*|avo*|tia|tio|primo|prima|
    primos|primas|sobrinh*|neto|neta|netos|netas|sogr*|cunhad*|genro|nora|padrasto|madrasta|entead*|afilhad*|padrinho|
    chefe|patrao|patroa|socio|socia|diarista|baba|empregada|vizinh*|amig*|contador*|colega|ex|parceir*|familia|inquilin*|locador*|proprietari*|advogad*|corretor*|sindic*|veterinari*|funcionari*|landlord|landlady|tenant*|lawyer|family|wife|husband|spouse|son|
    daughter|kid|kids|children|baby|mother|mom|mum|father|dad|parents|sister|brother|sibling*|girlfriend|boyfriend|
    fiance*|partner|boss|grand*|aunt|uncle|cousin|nephew|niece|roommate|flatmate|nanny|neighbo*|friend|accountant`,
  pet: `cachorr*|cao|caes|cadela|gato|gata|gatos|gatas|pet|pets|papagaio|passarinho|calopsita|coelh*|hamster|peixe*|
    tartaruga|cavalo|dog|dogs|puppy|cat|cats|kitten*|parrot|bird|rabbit|fish|turtle|horse`,
  relation: '<person>|<pet>',
  helper: `faxineir*|diarista|baba|empregada|jardineir*|piscineir*|cuidador*|passadeira|lavadeira|cozinheira|personal|
    professor* particular|caseiro|cleaner|cleaning lady|nanny|babysitter|maid|gardener`,
  loan: 'emprest*|consignad*|financiament*|consorcio*|crediario*|loan*|mortgage*',
  // What comes in or goes out at regular times: told of as "o aluguel", without saying whose it is.
  regular: `aluguel|condominio|mensalidade|parcela|parcelas|prestacao|escola|faculdade|creche|academia|seguro|internet|iptu|ipva|faxina|
    pensao|aposentadoria|beneficio|bolsa|auxilio|vale|vr|va|comissao|bonus|mesada|adiantamento|decimo terceiro|plr|
    rent|tuition|mortgage|insurance|pension|alimony|child support|commission|allowance`,
  vehicle: `gol|uno|palio|onix|hb20*|corolla|civic|fiesta|celta|corsa|sandero|kwid|argo|mobi|fusca|polo|compass|renegade|kicks|
    creta|tracker|hilux|strada|saveiro|voyage|siena|logan|cronos|fit|fox|kombi|cg|biz|titan|fan|bros|xre|nmax|pcx|scooter|
    caminhao|van|bicicleta|bike|patinete`,
  owned: `<relation>|carro*|moto*|casa*|apartamento*|ape|empresa*|negocio*|loja*|lojinha*|comercio*|sitio*|mei|
    divida*|<vehicle>|terreno*|chacara*|imovel|imoveis|sala comercial|barraca|carrinho|conta (digital|conjunta|salario|pj|mei)|reserva|bilhete*|convenio|acordo*|mesada|salario*|emprego*|kitnet|poupanca|acoes|fii*|cripto*|bitcoin*|tesouro|seguro*|plano (de|da|do)|food truck|(guardad*|investid*|aplicad*) $|savings|stocks|<loan>|alerg*|intoler*|diabetes|pressao alta|ansiedade|tdah|medo d*|pavor
    d*|dificuldade*|habito*|costume*|conta n*|previdencia|plano de saude|bolsa*|gemeos|car*|house*|apartment*|
    business*|company|shop*|store*|debt*|mortgage*|loan*|intolerance|anxiety|adhd|twins`,
  opinion: `importante|melhor|pior|bom|boa|otim*|ok|tudo|nada|dificil|facil|car[oa]|barat[oa]|ruim|suficiente|impossivel|normal|
    estranh*|nov[oa]|cert[oa]|errad[oa]|indiferente|muito|pouco|mais|menos|demais|bem|sempre|essencial|fundamental|prioridade|hard|easy|important|better|best|worse|bad|good|too much|annoying|sick|doente`,
  // Orders to file a name under a category, and the names: no amount, nothing pointed at, nothing that one sets up.
  file: `consider*|trat*|classifi*|categori*|coloc*|conte|conta|poe|poem|ponha|bota|bote|joga|jogue|marca|marque|lanca|lance|
    deixa|deixe|enquadr*|treat|count|classify|put|file|mark|label|tag`,
  'named-thing': `!(<this>|<a>|<my>|o|a|os|as|the|# (reais|real|conto*|pila*)|limite*|lembrete*|alerta*|meta|fatura*|mes|tudo|como|quando|se|limit|bill|reminder|everything) * [!(<this>) *] [!(<this>)
    *]`,
  spending: `lazer|mercado|transporte|trabalho|saude|educacao|moradia|alimentacao|restaurante*|comida|lanche*|viagem|viagens|
    assinatura*|supermercado|farmacia|pet*|presente*|investimento*|servicos|outros|vestuario|roupa*|beleza|imposto*|combustivel|
    farra|leisure|groceries|food|transport*|travel|work|health|education|shopping|household|eating out`,
  status: `pag[oa]*|concluid*|feit*|recorrente*|padrao|duplicad*|fraude|spam|favorit*|lid[oa]*|urgente*|paid|done|complete*|
    duplicate*|read|fraud`,
  appears: 'aparec*|vier|vem|vir|ver|vejo|cair|cai|tiver|tem|chegar|comprar|compro|see|buy|shows up|there is',
  // What a person did or what became of an animal: told once.
  did: `fez|foi|deu|veio|teve|trouxe|disse|quis|caiu|*ou|*eu|*iu|*aram|*eram|*iram|(ta|esta) (doente|mal|bem|aqui)|(bought|got|went|lost|was|called|came|
    made|paid|sent|broke|told|took|gave)`,
  // What one has for the moment.
  moment: `bug*|duvida*|pergunta*|problema*|questao|questoes|boleto*|fatura*|compra*|reuniao|reunioes|consulta*|compromisso*|encontro*|prova*|voo*|
    viagem|pedido*|ideia*|sugest*|reclamac*|minut*|tempo|pix|transfer*|transac*|cobranca*|valor*|saldo*|limite*|lembrete*|alerta*|
    coisa*|negocio|evento*|festa*|prazo*|pressa|certeza|erro*|dor*|gripe|febre|fome|sono|vontade|palpite|conta* (pra|para|atras*|vencid*)|lugar|jeito|monte|
    question*|problem*|issue*|meeting*|doubt*|bill*|flight*|minute*|idea*|headache|cold|feeling|hunch|look|appointment*|call|
    transaction*|charge*|bit|moment|second|lot|few|couple|suggestion|complaint|date|exam|trip|plan|point|chance|choice|reminder|limit*`,
  'our-habit': `paga|gasta|divide|racha|usa|compra|guarda|junta|investe|trabalha|faz|come|almoca|janta|viaja|economiza|recebe|ganha|pede|
    prefere|gosta|odeia|evita|costuma|planeja|pretende|sonha|assina|cozinha|parcela|controla`,
  month: `janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|january|february|march|april|may|june|
    july|august|september|october|november|december`,
  // Orders to the assistant within a standing wish.
  told: `separ~|divid~|agrup~|mostr~|avis~|mand~|us~|coloc~|bot~|poe|respond~|som~|compar~|arredond~|inclu*|traz|traga|(da|de) um (toque|alo|aviso)|
    fala|fale|explic~|expliqu~|list~|filtr~|diga|diz|convert~|lembr~|show|tell|give|split|group|use|send|warn|alert|remind|include|break|ask|sort|
    convert|put|list|answer|explain`,

  profession: `professor*|engenheir*|medic*|advogad*|enfermeir*|motorista*|programador*|desenvolvedor*|designer*|
    vendedor*|garcom|garconete|cozinheir*|dentist*|arquitet*|contador*|psicolog*|jornalista*|policial|bombeiro*|
    analista*|gerente*|teacher*|nurse*|engineer*|doctor*|lawyer*|developer*|driver*|architect*|accountant*|manager*`,

  'goal-verb': `zerar !(<this>)|viver de|trocar (o|a|meu|minha) (<vehicle>|carro|celular|geladeira|fogao|sofa|tv|notebook|computador)|ter [<a>|outra] (renda|negocio)|eliminar|acabar com|fugir d*|ficar livre|comecar a (guardar|juntar|investir|poupar|economizar)|aumentar [a] minha
    (renda|reserva)|ganhar mais|acumular|manter [<a>|o|a|minha] (reserva|controle|orcamento)|passar (no|em|num) [um] concurso|cut back|save up|
    pay down|get rid of|quit|juntar|economizar|poupar|guardar|investir|comprar|viajar|quitar|sair d*|[me] aposentar*|reduzir|
    cortar|diminuir|gastar (menos|no maximo|ate|so)|parar de|trocar de|limpar [o] [meu] nome|fazer [<a>|o] (viagem|
    reserva|intercambio|faculdade|curso|pos|mestrado|doutorado|mba|cirurgia|casamento|festa|reforma|pe de meia)|
    organizar (... vida|... financas)|dar [<a>] entrada|aprender|conhecer|alcancar|atingir|conseguir|controlar (os|
    meus)|melhorar|reformar|consertar|terminar (a|o|de)|voltar a|[me] formar*|[me] casar*|[me] mudar*|ter [<a>|outro]
    filh*|ter [<a>] reserva|montar|ter * [*] [*] [*] [*] (reais|guardad*|na poupanca|investid*)|construir|abrir|pagar [as|minhas|a|o|
    meu|minha] (divida*|financiamento|emprestimo|faculdade)|have (a|another) (baby|kid)|save|buy|travel|retire|reduce|cut|stop|invest|spend less|
    build|pay off|become|move|start|get married|get out of debt|be debt|put|go back|learn|clear|finish|reach|own|
    visit|have * (saved|in savings)`,
  plan: `[me] casar*|[me] aposentar*|me mudar|mudar de|ser (pai|mae)|ter [<a>|outro] filh*|abrir (um|uma|meu|minha)|
    get married|retire|move to|have a baby|start a business`,

  // After `I'm`: temporary states.
  mood: `tired|hungry|confused|lost|worried|curious|interested|afraid|glad|bored|stuck|unable|able|sad|happy|sorry|
    fine|ok|here|back|late|sure|just|so|in|at|done|ready|good|on|out|off|about|new here|all`,
  // After `estou`: lasting states.
  state: `desempregad*|cursando|estagiando|trampando|fazendo (estagio|pos|mestrado|doutorado|supletivo|cursinho|bico*)|devendo|me preparando|me planejando|gravid*|separad*|doente|tratando|endividad*|de dieta|
    aposentad*|negativad*|estudando !(su*|a sua|isso)|fazendo (faculdade|dieta|curso|tratamento)|morando|(sem|procurando|buscando) (emprego|trabalho|trampo)|afastad*|de licenca|aprendendo|construindo|reformando|ajudando|sustentando|cuidando d*|vendendo|revendendo|dividindo|recebendo (seguro|auxilio|beneficio|bolsa)|casad*|trabalhando
    (como|em casa|de)|pagando [<a>|o|meu|minha] (emprest*|financ*|carro|casa|ap*|divida*|faculdade|parcela*|consorcio|
    moto|acordo)`,
  // Statements about these are complaints or questions.
  'passing-thing': `saldo|fatura*|pergunta*|duvida*|problema*|pedido*|ultim*|mensage*|compra*|question*|problem*|
    balance|issue*|last`,
  'passing-value': `chat*|legal|annoying|sick|doente*|recus*|bloque*|caro|cara|alto|alta|baix*|errad*|wrong|blocked|declined|broken|sempre|always|muito|
    very|late|high|low`,

  day: '(segunda*|terca*|quarta*|quinta*|sexta*|sabado*|domingo*) [feira*]',
  often: `tod* [os|as|santo] (mes*|dia*|ano|semana|noite|manha|<day>)|(aos|nos|as|nas) <day>|a cada *|cada (mes|
    semana|ano)|mensalmente|semanalmente|por (dia|mes|semana|ano)|nos fins de semana|every *|each (week|month|
    year)|monthly|weekly|daily|on weekends|on *days|(once|twice) a (week|month|year)|(a|per) (week|month|year)`,
  // Verbs of the first person. Words of the same form can be nouns (`total`, `aumento`), so the verbs are listed.
  'habit-verb': `pego|boto|coloco|levo|busco|mando|transfiro|controlo|anoto|dependo|sobrevivo|revendo|conserto|entrego|crio|namoro|ensino|costuro|administro|toco|canto|danco|pedalo|nado|surfo|assisto|aposto|atraso|emprego|lavo|passeio|produzo|fabrico|presto|divirto|sento|vivo (d*|com|num|numa)|tiro (uns|umas|#)|deixo (uns|umas|#)|gasto (uns|umas|#|quase|todo|toda)|pago|moro|faco|estudo|treino|viajo|cozinho|invisto|guardo|parcelo|dirijo|ando|pratico|torco|sigo|
    tomo|frequento|assino|cuido|sustento|ajudo|divido|recebo|vendo|dou|uso|bebo|fumo|almoco|janto|acordo|durmo|compro|
    poupo|economizo|junto|separo|reservo|doo|contribuo|participo|corro|leio|leciono|coleciono|alugo|financio|devo|
    ganho|jogo|malho|abasteco|trabalho (de|em|com|por|ao|aos)|gasto (muito|mais|demais|pouco)`,
  // Verbs of wishing, meaning or doing now.
  'momentary-verb': `quero|preciso|acho|entendo|reconheco|consigo|vejo|lembro|posso|tenho|concordo|discordo|confirmo|
    autorizo|cancelo|aceito|espero|agradeco|aguardo|peco|digo|falo|repito|penso|imagino|suponho|sinto|duvido|desejo|
    como|quando|mesmo|nao|so`,
  // A question without its mark, or a plan for now: `pago quanto de luz`, `devo pagar`.
  'asked-or-due':
    '... (quanto|quando !(sobra|posso|recebo|da|preciso|viajo)|como|onde|qual|quais|o que|isso|que)|pagar|fazer',
  'english-habit': `work|live|rent|own|share|split|support|study|train|drive|use !(the app)|eat|drink|smoke|cook|
    invest|travel|volunteer|play|teach|run|commute|celebrate|donate|earn|follow|owe|raise|take care of|receive|gamble|
    shop|pay !(too|a lot)|spend (way|too much|a lot|so much|about #|around #)|get [a] (bonus|tips|commission|overtime)`,
};
