import { rulesOf } from './rule.ts';

/** The first match decides, so specific rules precede general ones. Notation: README. */
export const topicRules = rulesOf(`
# How the user is addressed and answered
address = {rest}
  [<you>] [pode*|prefiro que|quero que|gosto que|todo mundo|todos|o pessoal] [<you>] me <call> <as> {rest}
  (prefiro ser|gosto de ser|id (like|prefer|rather) to be) (chamad*|tratad*|called) <as> {rest}
  (<my> (nome|apelido|name|nickname) (e|is)|aqui e|go by|address me) <as> {rest}
  [just|you can|everyone|people] call* me <as> {rest}
  [aqui] (quem fala|quem (ta|esta) falando) <is> [o|a] {rest}
  prazer [sou|e] [o|a] {rest: * [*]} aqui $
  (its|this is) {rest: !(<mood>|<opinion>) * [*]} (here|speaking) $
  its {rest: !(<mood>|<opinion>|<passing-value>) *} (btw|by the way) not * $
  (pode|podem) <call> de {rest}
  <call> eu de {rest}
address = not {rest}
  (nao me <call>|dont call me) [mais] [de] {rest}
pronouns = {rest}
  ... {rest: ele dele|ela dela|elu delu|he him|she her|they them}
  [me] (trat*|cham*|fal*) [comigo] (no|na|pelo|como) {rest: masculino|feminino|neutro|homem|mulher}
channel = {rest}
  (prefiro|prefer) [o|um] {rest: <channel>} $
  !(<not>) ... (prefiro|quero|gosto|mand*|envi*|avis*|notifi*|prefer|send|contact*|reach) ... (por|pelo|no|via|by|on|
    through) {rest: <channel>}
notification-time = {rest}
  (prefiro|gosto|quero|prefer|like|want) !(nao|not) ... (notifi*|lembrete*|avis*|alert*|mensage*|remind*|message*) ...
    {rest: manha|noite|tarde|cedo|morning*|evening*|night*|afternoon*|# [h]} $
answer-language = {rest}
  ... <answering> ... (em|in) {rest: portugues*|ingles|espanhol|english|spanish}
  (speak|write|talk|reply) [to me|with me] [in] {rest: portugues*|english|spanish|portuguese}
answer-length = {rest}
  ... <answer> ... {rest: <length>}
  ... {rest: <length>} <answer>
  ... (pode ser|seja|be|keep (it|things)) [mais|bem|more] {rest: <length>|simple}
  ... (va|vai|get) {rest: direto ao ponto|to the point}
  ... (respost*|respond*|mensage*|quero|prefiro|sempre|answer*|repl*|keep it) ... {rest: (no maximo|ate|menos de|under|at most|max) # (linha*|frase*|
    palavra*|paragrafo*|line*|sentence*|word*)}
answer-format = {rest}
  ... <answering> ... (em|in|with|com|as) {rest: topico*|bullet*|lista*|tabela*|table*|list*}
  (prefiro|prefer) [ver|see] [tudo|os gastos|os valores|as coisas|everything|things] [em|no|as|in|com|with] [<a>] {rest: <format>}
explanations = {sentence}
  ... expli* ... <manner>
answer-tone = {rest}
  ... (<answering>|linguagem*|tom*|trat*|tone*|language*) ... {rest: informal*|formal*}
  (seja|pode ser|be) [mais|super|bem|sempre|brutally|more|very|always] {rest: sincer*|honest*|franc*|blunt|gentil|educad*|engracad*|paciente|funny|kind|polite|patient}
    [comigo|with me] $
  pode (mandar|falar) {rest: a real|a verdade|sem rodeio*|sem filtro} ...
emoji = no
  ... <no> ... emoji*
emoji = yes
  ... emoji*
word:{thing} = {rest}
  (sempre que|quando|toda vez que) [eu] (falo|falar|digo|disser|escrevo|escrever) {thing} (e|estou falando|quero
    dizer|significa|me refiro|considere*) {rest}
  (when|whenever|if) i (say|write) {thing} ([it] means|i mean) {rest}

# Income and money
income-day = {day}
  ... (recebo|sou pag*|salario|pagamento|paycheck|salary|payday|paid) !(... (aluguel|pensao|rent)) ... (dia|day|no|on|
    is|quinto|ultimo|last|first) ... (#|dia util|business day|last|first|ultimo)
  [o|a|the|<my>] (firma|empresa|patrao|patroa|chefe|trabalho|trampo|servico|prefeitura|governo|company|boss|employer|job|work)
    (paga|pagam|deposita|depositam|pays) [me|a gente|o salario|us] [sempre|so|always|only] (no|dia|todo|toda|on|on the|every) ...
    (#|dia util|business day|<day>|*day)
income-day = {sentence}
  [ja] nao recebo mais (por|no|dia|toda|todo|a cada) {rest}
  (recebo|sou pag*|get paid|im paid) [por|a cada|toda|every|once a|twice a] (quinzena|semana|mes|week|# weeks|month|
    weekly|monthly|biweekly)
income-total = {numbers}
  [somando] [tudo] (entra|entram|cai|caem) [uns|umas|cerca de] # ... (por mes|todo mes|na minha conta|aqui em casa|todo dia #) ...
income-day = {sentence}
  (me (paga|pagam)|they pay (me|us)|he pays me|she pays me) (no|na|dia|toda|todo|por|a cada|on|every|by|in) {rest}
income = {numbers}
  (passei|comecei|voltei) a (ganhar|receber|tirar) ... #
income-currency = {rest}
  (recebo|ganho|sou pag*|get paid|im paid|am paid|earn|make money) (em|in) {rest: <currency>}
  (get paid|im paid|am paid) {rest: cash|hourly|weekly|daily}
income = {numbers}
  (recebo|get paid|im paid) [uns|umas|cerca de|quase|about|around] {rest: # [reais] [liquido*|bruto*|limpos] [por mes|
    mensais|mensal|todo mes|ao mes|de salario|a month|per month|monthly]} $
  ... (<my> (salario|renda|salary|income)|ganho|ganhamos|a gente (ganha|tira)|i earn|i make|we make|we earn) ... #
payment-method = {rest}
  ... (prefiro|gosto de|sempre|costumo|prefer|like|always|usually) ... (pago|pagar|usar|pay|paying|use) ... {rest:
    pix|credito|debito|boleto|dinheiro|credit|debit|cash}
investor-profile = {rest}
  ... <investing> ... {rest: <risk>}
  ... {rest: <risk>} ... <investing>

# Home, work and family
home = not {rest}
  ([ja] nao (moro|vivo) mais|(moro|vivo) mais nao|(no longer|dont) live) <in> {rest}
employer = not {rest}
  ([ja] nao trabalho mais|no longer work) <at> {rest}
  dont work <at> {rest: ... anymore} $
home = {rest}
  (moro|mora|vivo|resido|[me] (mudei|mudamos)|live|moved|im living) (<in>|para|pra|pro|to) {rest}
living-with = {rest}
  (moro|vivo|live|im living) [so|just] {rest: (sozinh*|com|alone|with) ...}
marital-status = {rest}
  ... (sou|im|i am|estou|to|tou|sigo|continuo) [um|uma] {rest: casad*|solteir*|divorciad*|viuv*|noiv*|married|single|divorced|widow*|
    engaged}
  (got|am getting) {rest: married|divorced}
  [me] {rest: casei|divorciei|separei}
  (estou|to|tou) {rest: namorando|noivando}
allergy:{rest} = yes
  ... (alergi*|intoleran*|allergic|allergy) (a|ao|aos|as|to) {rest}
named:{thing} = {rest}
  ... <my> {thing: <relation>} [que] (se chama|chama|e (a|o)|is called|is named|name is) {rest}
  !(ele|ela|ess*|est*|aquel*|isso|quem|he|she|this|that|hoje|nao) [o|a] {rest: * [*]} <is> [o|a] <my> {thing:
    <relation>} $
  ... nome d* <my> {thing: <relation>} e {rest}
  ... <have> <a> {thing: <relation>} (que se chama|chamad*|called|named) {rest}
age = {numbers}
  (tenho # anos|am # years old|im # [years old] $)
birthday = {sentence}
  ... (<my> (aniversario|birthday)|faco aniversario)
  (nasci|was born)
  (faco|turn) # [anos] (em|no dia|dia|in|on)
profession = {rest}
  (trabalho (como|de)|minha profissao e|work as|my job is) {rest}
employer = {rest}
  (trabalho|trampo|work) !(em casa $|at home $) <at> {rest}
profession = {rest}
  (sou|<i-am> <a>) [<a>] {rest: <profession>}
employment = {rest}
  (sou|virei|fui contratad* como|<i-am>) [<a>] {rest: clt*|pj*|mei*|autonom*|aposentad*|servidor*|concursad*|
    desempregad*|estagiari*|empresari*|freela*|self employed|retired|unemployed}
children = {sentence}
  [nao] (tenho|have|dont have) [*] (filh*|kid|kids|child|children)
baby = {sentence}
  ... (esperando|espero|expecting) [<a>|our] (bebe|filho|filha|nenem|baby|child)

# Tastes and goals
taste:{rest} = dislikes
  (<not> (gosto|curto|suporto|quero|uso|aceito|como|bebo|tomo|like|want|use|eat|drink)|nao posso (comer|beber|tomar|
    usar)|prefiro [que] nao|odeio|detesto|evito|id rather not|i prefer not to|i (hate|dislike|avoid|cant (stand|eat|
    drink)|quit|stopped|gave up)) [mais] [de] {rest}
  acho (pior|ruim|chato|chata|horrivel|pessimo) (quando|receber|ver|ter|que [<you>]|mensage*|respost*) {rest: !(<this>) ...}
  (me (irrita|incomoda|estressa|confunde)|fico (perdid*|irritad*) (com|quando)|it (annoys|bothers) me (when|that)) {rest: !(<this>) ...}
  (parei|deixei) de (beber|comer|usar|tomar) {rest}
  (parei|deixei) de {rest: (fumar|beber|comer|usar|tomar|jogar) ...}
goal:{purpose} = {terms}
  [me] (formo|aposento|caso) (em|ano que vem|daqui) {rest}
  (vou|vamos|i will|ill|were going to) {rest: (guardar|juntar|economizar|poupar|investir|separar|save|put aside) ... (#|para|pra|pro|for) ...}
  (estou|to|tou) com (a|uma) [meta|objetivo|plano] de {rest}
  (estou|to|tou) com (meta|objetivo|plano) de {rest}
  (quero|queria|queremos) <a> {rest: (reserva|casa|carro|moto|apartamento|negocio) (de|novo|nova|propri*) ...}
  ... ((meu|o) (objetivo|plano)|(minha|a) meta|meu sonho|(my|the) (goal|dream|plan)) (e|is) {rest}
  [<this-year>|this years] [o|a|<my>] (objetivo|meta|sonho|prioridade|foco|intencao|ideia|desejo|goal|target|aim|focus|priority) [(d*|para|pra|pro|for|n*) * [*]|aqui em casa|<this-year>] [e|eh|is] [to]
    {rest: (<goal-verb>|nao *ar|nao *er) ...}
  ... ((estou|to|tou|tamo|tamos|estamos|a gente (esta|ta)) (juntando|economizando|guardando|planejando|poupando)|<i-am> (saving|
    planning)) {rest}
  ((juntando|economizando|guardando|poupando) [<a>] [grana|dinheiro|money] (para|pra|pro)|saving [up] (for|to)) {rest}
  (quero|queria|queremos|queriamos|quer|gostaria de|gostariamos de|preciso|precisamos|to querendo|estou querendo|wed (like|love) to|tentando|(to|estou|estamos|a gente
    ta) tentando|want to|wanna|need to|id (like|love) to|[<i-am>] trying to) [muito|tanto|so|really] [conseguir|tentar|poder]
    {rest: <goal-verb> ...}
  (pretendo|pretendemos|planejo|planejamos|sonho em|plan to|hope to|dream of|<i-am> (planning|hoping) to) {rest}
  (vou|vamos|vai|<i-am> going to|will|were) {rest: <plan> ...}
  (vou|vamos|<i-am> going to|will) {rest: (comprar|trocar|viajar|comecar|terminar|reformar|construir|abrir|fazer|estudar|morar|quitar|parar|vender|mudar|buy|travel|move|start|finish|build|open|study|sell|visit) ... (ano que vem|em <month>|em 20*|n* (fim|final|meio|comeco) do ano|next year|in <month>|in 20*)} $
  (plan on|(planning|looking|aiming|hoping|intend) to) {rest}
taste:{timeless} = likes {ordered}
  (prefiro|gosto|adoro|amo|curto|id (rather|prefer)|i [really] (like|love|prefer|enjoy)) [muito] [mais] [de] {rest}
taste:{rest} = likes
  acho (melhor|bom|otimo|legal|util) (quando|receber|ver|ter|que [<you>]) {rest: !(<this>) ...}
  me ajuda (quando|ver|receber|ter) {rest}
  (voltei a|comecei a|passei a|started|went back to) (usar|comer|beber|tomar|gostar de|using|eating|drinking) {rest}
favourite:{thing} = {rest}
  <my> {thing: *} <favourite> <is> {rest}
  <my> <favourite> {thing: *} <is> {rest}
budget:{unnumbered} = {amounts}
  [(tenho|have) <a>] [<my>] {rest: [*] (orcamento|budget|limite mensal|monthly limit) ... # ...}

# What belongs to which category, in the user's own words
category:{thing} = {rest}
  (para|pra) mim [o|a|os|as] {thing: !(isso|isto|ele|ela|eles|elas|tudo|nada|que|mais|melhor|importante|ideal) * [*] [*]}
    (e|eh|sao|conta como|contam como) [sempre] {rest: !(<opinion>|<a>|o|a|que) * [*] [*]} $
  [<you>] [pode*] <file> [sempre|always] [o|a|os|as|the|<my>] {thing: <named-thing>} (como [se fosse]|as|under|na
    categoria) [<a>] {rest: !(<file>|<status>) * [*] [*]} $
  [<you>] [pode*] <file> [sempre|always] !(#) [o|a|os|as|the|<my>] {thing: <named-thing>} (em|in|into|dentro de) {rest:
    <spending>} [sempre|always] $
  (sempre que|toda vez que|quando|whenever|when|every time) [eu|voce|vc|i|you] [me] <appears> [o|a|um|uma|the|no|na] {thing: !(de|do|da)
    * [*] [*]} (e|eh|sao|conta como|is|its|means|[pode] <file> [isso|it] (em|como|na|no|as|in|under)) [sempre]
    {rest: !(<opinion>) * [*] [nao * [*] [*]]} $
  [o|a|os|as|the|<my>] {thing: <named-thing>} <is> * [*] <file> (em|como|na|no|as|in|under) {rest: * [*]} $
  {thing: <named-thing>} <is> [sempre|always] {rest: !(<opinion>|<a>|o|a|que) * [*]} (para mim|pra mim|for me) $
  [o|a|os|as|the|<my>] {thing: * [*] [*]} (conta como|contam como|counts as) {rest: * [*] [*]} $

# Standing wishes
rule:{rest} = never
  (no|sem|nada de|zero|chega de|without) {rest: (small talk|jargon|jargao|giria*|termo* tecnico*|enrolacao|sugest*|conselho*|advice|rodeio*|formalidade*)} ...
  (nunca|never) !(mind|funciona|deu|da|consigo|vem|foi|entendi|vi|mais|works) {rest}
  (nao [precisa] [me] (mand*|envi*|us*|mostr*|fal*|cham*|avis*|lig*|explic*)|evite|evita|avoid) {rest: !(<this>) ...}
  [you] dont [ever|need to] (send|use|show|call|text|mention|explain|message|ping|bother|notify|remind|round|give) [me] {rest: !(<this>) ...}
  (para|pare|parar|stop) [de] [me] (us~|mand~|envi~|fal~|cham~|arredond~|mostr~|sending|using|calling|rounding|saying|showing) {rest: !(<this>) ...}
  (skip|drop|pula|pule|dispens*|corta|corte) [o|a|os|as|the] {rest: (saudac*|introduc*|formalidade*|enrolacao|textao|bom dia|greeting*|intro*|pleasantries|small talk) ...}
rule:{rest} = always
  {rest: !(quanto|quando|qual|what|how|when) * ... <from-now>} $
  (so|apenas|somente|only) [me] (avis*|notif*|mand*|fal*|tell|notify|message|remind|alert) {rest: ... (se|quando|em caso|if|when) ...}
  (sempre que|toda vez que|todas as vezes que|cada vez que|whenever|every time) {rest: ... [me] <told> ...}
  (quando|se|when|whenever|if) [eu|i] [te] (pergunt*|pedi*|ask*) {rest: ... [me] <told> ...}
  (sempre|always|<from-now>) !(... (da erro|dao erro|trava|travando|crash*|fails)|da|happens|deu|a mesma|e|foi|fica|the same|it|is) {rest}
  (quero|gostaria|prefiro|want you to|id like you to|need you to) [que] [<you>] {rest: (seja|use|fale|responda|
    explique|escreva|evite|be|speak|answer|explain|write|avoid) * ...}
  [pode|please|por favor] {rest: (falar|usar|use|usa) (giria*|[uma] linguagem|palavras|simple|plain|informal|formal|
    termos) ...}
  [me] (quero|mand*|envi*|mostr*|avis*|send|show|tell|give|remind|want) {rest: ... (sempre|always|toda vez|every time|
    <from-now>) ...}
  <answering> [me] (sempre|always) {rest}
  (quero|want) {rest: (numeros|valores|respostas|mensagens|textos|explicacoes|numbers|answers|replies) !(<this>|de|do|da|dos|das|of|from|for) * ...}
  pode [me] (mandar|avisar|chamar|falar|text|message|call) ... {rest: (so|apenas|only) (de|em|no|na|depois|antes|a|on|after|before) ...}
  [me] (respond*|fala|fale|avis*|mand*|notifi*|answer|reply|tell|notify) [me] (so|apenas|somente|only) {rest: (o que|se|quando|em caso|sobre|what|if|when|about) ...}

# What the user is and has
household = {numbers}
  [aqui em casa|la em casa|em casa] (somos|sao|moram|moramos) [em] # [pessoas|la em casa|aqui em casa|em casa|na casa] $
  ... (moro|vivo) com [mais] # (pessoas|amig*|irma*|coleg*)
knowledge:{rest} = little
  nao (entendo|sei|manjo) [quase] [nada|muito|bem|muita coisa] (de|sobre) {rest: !(<this>|onde) [o|a|the] !(<this>) * ...}
  (know (nothing|little|very little)|(dont|do not) know (much|anything)|<i-am> new to|<i-am> bad (with|at)) [about] {rest: !(<this>) ...}
knowledge:{rest} = much
  (entendo|manjo) [bem|muito|bastante|um pouco] (de|sobre) {rest: !(<this>) ...}
bank = {rest}
  bank (with|at) {rest}
is:{rest} = not
  (nao (sou [mais]|estou mais)|deixei de ser|im not|am not|im no longer|am no longer) [<a>] {rest}
is:{rest} = yes
  (virei|me tornei|became|ive become) [<a>] {rest}
  sou !(cliente*|grat*|eu|seu|sua|capaz|obrigad*|trouxa*|burr*|idiota*|otari*|doid*) {rest}
  (como|sendo|as <a>|being <a>) {rest: vegetarian*|vegan*|autonom*|aposentad*|estudant*|freelance*|mei|*ist|*ista}
  (im|i am) !(*ing|not|<mood>) {rest}
  (estou|to|tou) {rest: <state> ...}
debt:{unnumbered} = {amounts}
  (parcelei|renegociei|negociei|refinanciei) [a|o|as|<my>] {rest: (divida*|emprest*|cartao|financ*|fatura) ...}
  (fiz|peguei|tirei|contratei|tomei|took out|got) [<a>] {rest: [*] <loan> ...}
  <i-am> {rest: paying [off] * ...}
credit-standing = {rest}
  ... {rest: nome [ta|esta|segue|continua|ficou] (sujo|limpo|negativado|no serasa|no spc)|no vermelho|no azul|no cheque especial|in the red|bad credit|good credit}
has:{unnumbered} = {amounts}
  [nao] (tenho|temos|a gente tem) [mais] (<a>|so <a>|varios|varias|muitos|muitas|alguns|algumas) {rest: !(<moment>|[*] <moment>|<opinion>|que) ...}
  (have|own|have got) (a|an|several|some|many) {rest: !(<moment>|[*] <moment>) ...}
  [nao] (<have>|dont have) [mais] {rest: !(... (quanto|quantos|quantas|qual|quais)) ... <owned> ...}
helper-day:{thing} = {rest}
  [o|a|os|as|the] [<my>] {thing: <helper> [d* * [*]]} [so|sempre|only|always] (vem|vai|trabalha|limpa|comes|works)
    {rest: !(<asked-or-due>) ...}
helper-pay:{thing} = {rest}
  [o|a|os|as|the] [<my>] {thing: <helper> [d* * [*]]} (cobra|custa|ganha|recebe|sai por|fica em|charges|costs|gets)
    {rest: # ...}
age:{thing} = {numbers}
  <my> {thing: <relation> [*]} (tem|fez|faz|completou|is|turned) # (anos|meses|years) ...
person:{thing} = {rest}
  [o|a] {thing: (seu|dona|dr|dra|doutor|doutora) *} <is> {rest: !(<opinion>) ...}
  [o|a] {thing: !(<this>|ele|ela) * [*]} <is> quem (paga|cuida|organiza|controla|faz|resolve|handles|pays) {rest}
person:{unnumbered} = {amounts}
  [o|a|os|as] {rest: (marido|esposa|mulher|patroa|criancas|meninos|meninas|filhos|gemeos|sogra|sogro) !(d*) !([me|nao|ja|*] <did>) !(<is> <opinion>) * ...}
  {rest: !(ele|ela|eles|elas|<this>|he|she|they) ... <my> <relation> !([me|nao|ja|*] <did>) !(<is> [muito|so|very|so] (<opinion>|<mood>|chat*|legal)) ...}

# Habits
habit:{unnumbered} = {amounts}
  a gente [nao|sempre|nunca|so|ja] {rest: <our-habit> !(<asked-or-due>) * ...}
  (so|only) {rest: (como !(faco|funciona|e|posso)|bebo|tomo|consigo (guardar|juntar|economizar|pagar|poupar)|recebo|pago|uso|compro|gasto|trabalho|almoco|ando|saio|viajo|guardo|work|use|pay|buy|shop|eat|get) !(<asked-or-due>) * ...}
  nao {rest: ((confio|acredito) !(<this>)|ligo (para|pra|pro)|consigo (guardar|economizar|juntar|poupar|controlar|parar)|sei (usar|investir|lidar|mexer|poupar|
    guardar)|tenho (paciencia|costume|habito|disciplina|reserva|carteira|renda|salario|conta|cartao)) ...}
  (cant|can not|dont) {rest: (trust|believe in|care about|know how to (save|invest|budget)) ...}
  {rest: # [reais] (de|em|com|para|pra|pro|na|no|on|for) ... (<often>)}
  <i-am> {rest: (living|working|studying|renting|raising|supporting|taking care|learning|renovating|dating|sharing|splitting|looking for (a job|work)) ...}
  been {rest: (saving|working|living|paying|renting|using|investing) ...}
  {rest: (costumo|geralmente|normalmente|tod* (mes|dia|ano|semana|<day>)|aos (sabados|domingos)|i (usually|always|
    never)|every (month|week|day|year|*day)) * ...}
  [nao] {rest: !(quero|preciso|posso|consigo|... (quanto|quantos|quantas|qual|quais)) *o ... <often> ...}
  {rest: vivo (*ando|*endo|*indo) ...}
  {rest: (vou|ando|venho|go) (de|a|by) (bike|bicicleta|onibus|busao|metro|trem|carro|moto|uber|pe|carona|bus|train|car) (para|pra|pro|to) ...}
  (i|we) [dont] !(want|need|think|would|will|can) {rest: * ... <often> ...}
  {rest: (vou|vamos|go) ... (tod*|every|cada) * ...}
  [nao|nunca] {rest: <habit-verb> !(<asked-or-due>) * ...}
  eu [nao|nunca] !(<momentary-verb>) {rest: *o !(<asked-or-due>) * ...}
  (nao|nunca) {rest: bebo|fumo|dirijo|invisto|parcelo|cozinho|jogo|trabalho} $
  (i|we|my * and i) [dont|do not|never] {rest: <english-habit> ...}

# What something owned is for, and when something comes or is due
account-use:{thing} = {rest}
  [o|a|os|as|the] [<my>] {thing: (cartao|cartoes|conta|contas|[*] card|[*] account) [* [*] [*]]} <is> [so|apenas|only] !(<passing-value>|de #|d* (bar|restaurante|mercado|luz|agua|hotel))
    {rest: ([o|a] (da|do)|de|dos|das|para|pra|pro|conjunt*|compartilhad*|adiciona*|empresaria*|corporativ*|joint|shared|for|my|our) ...}
calendar:mes = {rest}
  [o|a] <my> (mes|month) [financeiro|financial] (comeca|inicia|vai|termina|acaba|vira|starts|ends|runs|goes) {rest: ... (#|<day>|*day) ...}
calendar:{thing} = {rest}
  [o|a] <my> {thing: (semana|ano|week|year|[*] month) [*]} (comeca|inicia|vai|termina|acaba|vira|starts|ends|runs|goes)
    {rest: ... (#|<day>|*day) ...}
due:{rest} = {numbers}
  [todo|todo santo] dia # [de cada mes|do mes] (cai|vence|entra|pago|fecha|sai|e|eh) {rest: !(hoje|feriado) [o|a|meu|minha] * ...}
due:{thing} = {rest}
  [o|a|os|as|the] [<my>] {thing: (<regular>|fatura d* *|cartao d* *) [d* * [*]]} [sempre|so] (fecha|vira|cai|caem|entra|entram|vem|chega|sai|vence|vencem|e pag*|sao pag*|comes|lands|is
    due|is paid) [in|sempre] {rest: (dia|todo|toda|no|em|on|every|the|#|n* primeir*|n* ultim*) ...}
own:{thing} = {rest}
  [o|a] <my> {thing: * [*] [*]} (sempre|geralmente|normalmente|costuma|always|usually) {rest: (vir|vem|passar|passa|ficar|fica|vai|chega|is|comes) ... # ...}
  [o|a] [<my>] {thing: (luz|agua|gas|conta d* *|<regular>) [d* *]} (vem|fica|da|gira) [em torno de|sempre|em|por] (uns|umas|em media|cerca de|mais ou menos|around|about) {rest}
  [o|a] <my> {thing: * [*]} [ainda|ja] (ta|esta|e|is) {rest: (financiad*|quitad*|alugad*|segurad*|paid off|financed|rented) ...}
  [o|a] <my> {thing: (cartao|conta|card|account) [*] [*]} tem {rest: limite de # ...}
  [o|a] {thing: prioridade|foco} [<this-year>|aqui em casa|agora] <is> {rest: !(<this>|quem|<opinion>) ...}
  [o|a|os|as|the] {thing: <regular> [d* * [*]]} (<is>|custa|custam|fica em|sai por|costs) [de|uns|umas|cerca de|about] {rest: # ...}

# Any attribute of something owned, as in "minha conta principal é o Nubank"
own:{thing} = {rest}
  [o|a] <my> !(<passing-thing>) {thing: * [*] [*]} (tem|custa|fica|dura|rende|costuma|costs|has|lasts) {rest: !(<moment>|<a> <moment>|<passing-value>|... (quanto|quando|erro*|problema*)) ...}
  [o|a] <my> !(<passing-thing>) {thing} <is> !(<passing-value>) {rest}
due:{thing} = {rest}
  [o|a] <my> {thing} (cai|vence|fecha|entra|falls|is due) {rest: [todo|no|on|every] ... # ...}
`);
