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
  'from-now': 'de agora em diante|a partir de agora|from now on',
  standing: 'sempre|always|toda vez|every time|<from-now>',
  manner: `como se|de (forma|um jeito|maneira)|passo a passo|com exemplos|sem (termos|jargao)|like im|as if|in simple|
    step by step|with examples`,
  channel: 'whatsapp|zap|email|e mail|sms|telegram|push',
  answer: 'resposta*|mensage*|answer*|repl*|response*|message*|explica*',
  answering: `respond*|respost*|fale*|fala*|escrev*|explic*|mostr*|avis*|conver*|answer*|reply*|respon*|speak*|talk*|
    write*|show*`,
  length: `curta*|curtos|breve*|objetiv*|diret*|resumid*|short|brief*|concise*|direct|long*|detalhad*|complet*|
    detailed`,
  no: 'nao|nunca|sem|dont|never|no|without|odeio|hate',
  risk: 'conservad*|moderad*|arrojad*|agressiv*|conservative|moderate|aggressive',
  investing: 'perfil|invest*|risco|risk|profile',
  favourite: 'favorit*|preferid*|favorite|favourite',

  person: `filh*|esposa|mulher|marido|esposo|companheir*|mae|pai|pais|irma*|namorad*|noiv*|avo*|tia|tio|primo|prima|
    primos|primas|sobrinh*|neto|neta|netos|netas|sogr*|cunhad*|genro|nora|padrasto|madrasta|entead*|afilhad*|padrinho|
    chefe|patrao|patroa|socio|socia|diarista|baba|empregada|vizinh*|amig*|contador*|colega|ex|wife|husband|spouse|son|
    daughter|kid|kids|children|baby|mother|mom|mum|father|dad|parents|sister|brother|sibling*|girlfriend|boyfriend|
    fiance*|partner|boss|grand*|aunt|uncle|cousin|nephew|niece|roommate|flatmate|nanny|neighbo*|friend|accountant`,
  pet: `cachorr*|cao|caes|cadela|gato|gata|gatos|gatas|pet|pets|papagaio|passarinho|calopsita|coelh*|hamster|peixe*|
    tartaruga|cavalo|dog|dogs|puppy|cat|cats|kitten*|parrot|bird|rabbit|fish|turtle|horse`,
  relation: '<person>|<pet>',
  owned: `<relation>|carro*|moto*|casa*|apartamento*|ape|empresa*|negocio*|loja*|lojinha*|comercio*|sitio*|mei|
    divida*|financiamento*|consorcio*|emprestimo*|alerg*|intoler*|diabetes|pressao alta|ansiedade|tdah|medo d*|pavor
    d*|dificuldade*|habito*|costume*|conta n*|previdencia|plano de saude|bolsa*|gemeos|car*|house*|apartment*|
    business*|company|shop*|store*|debt*|mortgage*|loan*|intolerance|anxiety|adhd|twins`,
  opinion: `importante|melhor|pior|bom|boa|otim*|ok|tudo|nada|dificil|facil|car[oa]|barat[oa]|ruim|suficiente|impossivel|normal|
    estranh*|nov[oa]|cert[oa]|errad[oa]|indiferente|muito|pouco|mais|menos|demais|bem|sempre|essencial|fundamental|prioridade`,
  profession: `professor*|engenheir*|medic*|advogad*|enfermeir*|motorista*|programador*|desenvolvedor*|designer*|
    vendedor*|garcom|garconete|cozinheir*|dentist*|arquitet*|contador*|psicolog*|jornalista*|policial|bombeiro*|
    analista*|gerente*|teacher*|nurse*|engineer*|doctor*|lawyer*|developer*|driver*|architect*|accountant*|manager*`,

  'goal-verb': `juntar|economizar|poupar|guardar|investir|comprar|viajar|quitar|sair d*|[me] aposentar*|reduzir|
    cortar|diminuir|gastar (menos|no maximo|ate|so)|parar de|trocar de|limpar [o] [meu] nome|fazer [<a>|o] (viagem|
    reserva|intercambio|faculdade|curso|pos|mestrado|doutorado|mba|cirurgia|casamento|festa|reforma|pe de meia)|
    organizar (... vida|... financas)|dar [<a>] entrada|aprender|conhecer|alcancar|atingir|conseguir|controlar (os|
    meus)|melhorar|reformar|consertar|terminar (a|o|de)|voltar a|[me] formar*|[me] casar*|[me] mudar*|ter [<a>|outro]
    filh*|ter [<a>] reserva|montar|ter * (reais|guardad*|na poupanca|investid*)|construir|abrir|pagar [as|minhas|a|o|
    meu|minha] (divida*|financiamento|emprestimo|faculdade)|save|buy|travel|retire|reduce|cut|stop|invest|spend less|
    build|pay off|become|move|start|get married|get out of debt|be debt|put|go back|learn|clear|finish|reach|own|
    visit|have * (saved|in savings)`,
  plan: `[me] casar*|[me] aposentar*|me mudar|mudar de|ser (pai|mae)|ter [<a>|outro] filh*|abrir (um|uma|meu|minha)|
    get married|retire|move to|have a baby|start a business`,

  // After `I'm`: temporary states.
  mood: `tired|hungry|confused|lost|worried|curious|interested|afraid|glad|bored|stuck|unable|able|sad|happy|sorry|
    fine|ok|here|back|late|sure|just|so|in|at|done|ready|good`,
  // After `estou`: lasting states.
  state: `desempregad*|devendo|me preparando|me planejando|gravid*|separad*|doente|tratando|endividad*|de dieta|
    aposentad*|negativad*|estudando !(su*|a sua|isso)|fazendo (faculdade|dieta|curso|tratamento)|morando|trabalhando
    (como|em casa|de)|pagando [<a>|o|meu|minha] (emprest*|financ*|carro|casa|ap*|divida*|faculdade|parcela*|consorcio|
    moto)`,
  // Statements about these are complaints or questions.
  'passing-thing': `saldo|fatura*|pergunta*|duvida*|problema*|pedido*|ultim*|mensage*|compra*|question*|problem*|
    balance|issue*|last`,
  'passing-value': `recus*|bloque*|caro|cara|alto|alta|baix*|errad*|wrong|blocked|declined|broken|sempre|always|muito|
    very|late|high|low`,

  day: '(segunda*|terca*|quarta*|quinta*|sexta*|sabado*|domingo*) [feira*]',
  often: `tod* [os|as|santo] (mes*|dia*|ano|semana|noite|manha|<day>)|(aos|nos|as|nas) <day>|a cada *|cada (mes|
    semana|ano)|mensalmente|semanalmente|# [reais] por (mes|semana|ano)|nos fins de semana|every *|each (week|month|
    year)|monthly|weekly|daily|on weekends|on *days|(once|twice) a (week|month|year)|(a|per) (week|month|year)`,
  // Verbs of the first person. Words of the same form can be nouns (`total`, `aumento`), so the verbs are listed.
  'habit-verb': `pago|moro|faco|estudo|treino|viajo|cozinho|invisto|guardo|parcelo|dirijo|ando|pratico|torco|sigo|
    tomo|frequento|assino|cuido|sustento|ajudo|divido|recebo|vendo|dou|uso|bebo|fumo|almoco|janto|acordo|durmo|compro|
    poupo|economizo|junto|separo|reservo|doo|contribuo|participo|corro|leio|leciono|coleciono|alugo|financio|devo|
    ganho|jogo|malho|abasteco|trabalho (de|em|com|por|ao|aos)|gasto (muito|mais|demais|pouco)`,
  // Verbs of wishing, meaning or doing now.
  'momentary-verb': `quero|preciso|acho|entendo|reconheco|consigo|vejo|lembro|posso|tenho|concordo|discordo|confirmo|
    autorizo|cancelo|aceito|espero|agradeco|aguardo|peco|digo|falo|repito|penso|imagino|suponho|sinto|duvido|desejo|
    como|quando|mesmo|nao|so`,
  // A question without its mark, or a plan for now: `pago quanto de luz`, `devo pagar`.
  'asked-or-due': '... (quanto|quando|como|onde|qual|quais|o que|isso|que)|pagar|fazer',
  'english-habit': `work|live|rent|own|share|split|support|study|train|drive|use !(the app)|eat|drink|smoke|cook|
    invest|travel|volunteer|play|teach|run|commute|celebrate|donate|earn|follow|owe|raise|take care of|receive|gamble|
    shop|pay !(too|a lot)`,
};
