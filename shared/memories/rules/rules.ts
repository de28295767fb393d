import { rulesOf } from './rule.ts';

/** The first match decides, so specific rules precede general ones. Notation: README. */
export const topicRules = rulesOf(`
# How the user is addressed and answered
address = {rest}
  [<you>] [pode*|prefiro que|quero que|gosto que|todo mundo|todos|o pessoal] [<you>] me <call> <as> {rest}
  (prefiro ser|gosto de ser|id (like|prefer|rather) to be) (chamad*|tratad*|called) <as> {rest}
  (<my> (nome|apelido|name|nickname) (e|is)|aqui e|go by|address me) <as> {rest}
  [just|you can|everyone|people] call* me <as> {rest}
address = not {rest}
  (nao me chame|dont call me) [de] {rest}
channel = {rest}
  (prefiro|prefer) [o|um] {rest: <channel>} $
  !(<not>) ... (prefiro|quero|gosto|mand*|envi*|avis*|notifi*|prefer|send|contact*|reach) ... (por|pelo|no|via|by|on|
    through) {rest: <channel>}
notification-time = {rest}
  (prefiro|gosto|quero|prefer|like|want) !(nao|not) ... (notifi*|lembrete*|avis*|alert*|mensage*|remind*|message*) ...
    {rest: manha|noite|tarde|cedo|morning*|evening*|night*|afternoon*|# [h]} $
answer-language = {rest}
  ... <answering> ... (em|in) {rest: portugues*|ingles|espanhol|english|spanish}
answer-length = {rest}
  ... <answer> ... {rest: <length>}
  ... {rest: <length>} <answer>
  ... (pode ser|seja|be|keep (it|things)) [mais|bem|more] {rest: <length>|simple}
  ... (va|vai|get) {rest: direto ao ponto|to the point}
answer-format = {rest}
  ... <answering> ... (em|in|with|com|as) {rest: topico*|bullet*|lista*|tabela*|table*|list*}
explanations = {sentence}
  ... expli* ... <manner>
answer-tone = {rest}
  ... (<answering>|linguagem*|tom*|trat*|tone*|language*) ... {rest: informal*|formal*}
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
income-day = {sentence}
  (recebo|sou pag*|get paid|im paid) [por|a cada|toda|every|once a|twice a] (quinzena|semana|mes|week|two weeks|month|
    weekly|monthly|biweekly)
income = {numbers}
  (recebo|get paid|im paid) [uns|umas|cerca de|quase|about|around] {rest: # [reais] [liquido*|bruto*|limpos] [por mes|
    mensais|mensal|todo mes|ao mes|de salario|a month|per month|monthly]} $
  ... (<my> (salario|renda|salary|income)|ganho|i earn|i make) ... #
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
marital-status = {rest}
  ... (sou|im|i am|estou) [um|uma] {rest: casad*|solteir*|divorciad*|viuv*|noiv*|married|single|divorced|widow*|
    engaged}
  (got|am getting) {rest: married|divorced}
  [me] {rest: casei|divorciei|separei}
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
profession = {rest}
  (trabalho (como|de)|minha profissao e|work as|my job is) {rest}
employer = {rest}
  (trabalho|work) !(em casa $|at home $) <at> {rest}
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
  (parei|deixei) de {rest: (fumar|beber|comer|usar|tomar|jogar) ...}
goal:{purpose} = {terms}
  ... ((meu|o) (objetivo|plano)|(minha|a) meta|meu sonho|my (goal|dream|plan)) (e|is) {rest}
  ... ((estou|to|tou|estamos|a gente esta) (juntando|economizando|guardando|planejando|poupando)|<i-am> (saving|
    planning)) {rest}
  (quero|queremos|quer|gostaria de|preciso|want to|id like to|<i-am> trying to) {rest: <goal-verb> ...}
  (pretendo|pretendemos|planejo|planejamos|sonho em|plan to|hope to|dream of|<i-am> (planning|hoping) to) {rest}
  (vou|vamos|vai|<i-am> going to|will|were) {rest: <plan> ...}
taste:{timeless} = likes {ordered}
  (prefiro|gosto|adoro|amo|curto|id (rather|prefer)|i [really] (like|love|prefer|enjoy)) [muito] [mais] [de] {rest}
taste:{rest} = likes
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
  [<you>] [pode*] (consider*|trat*|classifi*|categori*|coloc*|conte|conta|poe|ponha|treat|count|classify|put) [sempre] [o|a|os|as|the|<my>]
    {thing: * [*] [*]} (como [se fosse]|as|under) [<a>] {rest: * [*] [*]} $
  [o|a|os|as|the|<my>] {thing: * [*] [*]} (conta como|contam como|counts as) {rest: * [*] [*]} $

# Standing wishes
rule:{rest} = never
  (nunca|never) !(funciona|deu|da|consigo|vem|foi|entendi|vi|mais|works) {rest}
  (nao [precisa] [me] (mand*|envi*|us*|mostr*|fal*|cham*|avis*|lig*|explic*)|evite) {rest}
  [you] dont [ever|need to] (send|use|show|call|text|mention|explain) {rest}
rule:{rest} = always
  (sempre|always|<from-now>) !(da|deu|a mesma|e|foi|fica|the same|it|is) {rest}
  (quero|gostaria|prefiro|want you to|id like you to|need you to) [que] [<you>] {rest: (seja|use|fale|responda|
    explique|escreva|evite|be|speak|answer|explain|write|avoid) * ...}
  [pode|please|por favor] {rest: (falar|usar|use|usa) (giria*|[uma] linguagem|palavras|simple|plain|informal|formal|
    termos) ...}
  [me] (quero|mand*|envi*|mostr*|avis*|send|show|tell|give|remind|want) {rest: ... (sempre|always|toda vez|every time|
    <from-now>) ...}
  <answering> [me] (sempre|always) {rest}

# What the user is and has
is:{rest} = not
  (nao (sou [mais]|estou mais)|deixei de ser|im not|am not|im no longer|am no longer) [<a>] {rest}
is:{rest} = yes
  (virei|me tornei|became|ive become) [<a>] {rest}
  sou !(cliente*|grat*|eu) {rest}
  (como|sendo|as <a>|being <a>) {rest: vegetarian*|vegan*|autonom*|aposentad*|estudant*|freelance*|mei|*ist|*ista}
  (im|i am) !(*ing|not|<mood>) {rest}
  (estou|to|tou) {rest: <state> ...}
debt:{unnumbered} = {amounts}
  <i-am> {rest: paying [off] * ...}
credit-standing = {rest}
  ... {rest: nome (sujo|limpo)|no vermelho|no azul|no cheque especial|in the red|bad credit|good credit}
has:{unnumbered} = {amounts}
  [nao] (<have>|dont have) [mais] {rest: ... <owned> ...}
person:{unnumbered} = {amounts}
  {rest: ... <my> <relation> ...}

# Habits
habit:{unnumbered} = {amounts}
  {rest: (costumo|geralmente|normalmente|tod* (mes|dia|ano|semana|<day>)|aos (sabados|domingos)|i (usually|always|
    never)|every (month|week|day|year|*day)) * ...}
  [nao] {rest: !(quero|preciso|posso|consigo) *o ... <often> ...}
  (i|we) [dont] !(want|need|think|would|will|can) {rest: * ... <often> ...}
  {rest: (vou|vamos|go) ... (tod*|every|cada) * ...}
  [nao|nunca] {rest: <habit-verb> !(<asked-or-due>) * ...}
  eu [nao|nunca] !(<momentary-verb>) {rest: *o !(<asked-or-due>) * ...}
  (nao|nunca) {rest: bebo|fumo|dirijo|invisto|parcelo|cozinho|jogo|trabalho} $
  (i|we|my * and i) [dont|do not|never] {rest: <english-habit> ...}

# Any attribute of something owned, as in "minha conta principal é o Nubank"
own:{thing} = {rest}
  [o|a] <my> !(<passing-thing>) {thing} <is> !(<passing-value>) {rest}
  [o|a] <my> {thing} (cai|vence|fecha|entra|falls|is due) {rest: [todo|no|on|every] ... # ...}
`);
