import type { CategoryId } from '../../categories/category-tree.ts';

export const ids = (...given: CategoryId[]): readonly CategoryId[] => given;

/** What people say in a sentence and would not give as a category's name. */
export const SAYINGS: readonly (readonly [pattern: string, ids: readonly CategoryId[], direction?: string])[] = [
  [
    '(?:com(?:i|endo|emos|er|ida)|almoc[a-z]+|jant[a-z]+|saindo|eat(?:ing)?|ate|dine|dined) (?:fora|out)|almoco|almocos|almocei|jantar|jantares|jantei|lanchei|cafezinhos?|botecos?|barzinhos?|cafeterias?|cafes|coffees?(?: shops?)?|lunch|lunches|dinners?',
    ids('11010000'),
  ],
  ['comi|rango|comes e bebes', ids('11000000', '10000000')],
  ['abasteci|abastecemos|enchi o tanque|tanque', ids('19050001'), '‹o›'],
  ['abastecer|abastecendo|gasosa', ids('19050001')],
  ['markets?|mercadinho|supermercadinho|sacolao|quitanda|acougue|mercearia', ids('10000000')],
  ['busao|conducao', ids('19020000')],
  ['cabs?', ids('19010000')],
  ['facul', ids('07020002')],
  ['role|roles|balada|baladas|passeios?', ids('21000000', '07040000')],
  ['clinica veterinaria|veterinaria|cachorro|gato|racao|dog', ids('08030000')],
  ['streaming services?|servicos de streaming', ids('09020000', '09030000')],
  ['(?:manutencao|conserto|revisao|oficina)(?: d[oe])? (?:carro|veiculo|moto)', ids('19050005')],
  [
    '(?:put|moved|transferred|saved)(?: money)? (?:into|in|to) (?:my )?savings|(?:coloquei|botei|guardei|depositei|poupei|apliquei|joguei|pus|mandei|transferi)(?: (?:dinheiro|grana))? (?:na|pra|para a|em) (?:minha )?poupanca',
    ids('04000000', '05060000'),
    '‹o›',
  ],
  [
    'transferencias? entre (?:as )?(?:minhas )?contas(?: proprias)?|transferencias? propri[ao]s?|own transfers?|(?:pra|para) (?:a )?(?:minha )?poupanca',
    ids('04000000', '05060000'),
  ],
  [
    '(?<!(?:taxas?|tarifas?|fees) (?:[a-z]+ ){0,3})(?:(?:n[oa]s?|em|d[oa]s?) )?(?:caixas? eletronicos?|caixas? 24(?: ?h| horas)?|atms?(?! fees?))',
    ids('05020000'),
  ],
  ['transferencias? (?:pra|para) (?:a )?minha (?:propria conta|conta propria)', ids('04000000'), '‹o›'],
  ['(?:dinheiro|grana) sacad[oa]|sacar|sacado|withdrawn', ids('05020000')],
  ['saquei|sacamos|withdrew|(?<= i )withdraw', ids('05020000'), '‹o›'],
  [
    'investi|investimos|apliquei|aplicamos|aportei|aportamos|aportes?|invested|(?<= (?:i|we) )invest',
    ids('03000000'),
    '‹o›',
  ],
  ['aplicado|aplicacao|aplicad[ao]s', ids('03000000')],
  ['doei|doamos|donated|(?<= (?:i|we) )donate|dei de esmola', ids('13000000'), '‹o›'],
  ['apostei|apostamos|(?<= i )bet', ids('14000000'), '‹o›'],
  ['estacionei|estacionamos|(?<= i )parked', ids('19050002'), '‹o›'],
  ['voei|voamos', ids('12010000'), '‹o›'],
  [
    '(?:rendeu|renderam|rendendo|rende|render)(?: de juros)?|(?<= (?:dinheiro|grana|poupanca|conta) )yield(?:s|ed)?',
    ids('03060000'),
    '‹i›',
  ],
  [
    '(?:recebi|ganhei|entrou|entraram|caiu|cairam|(?:i )?(?:received|earned)) (?:(?:de|em|com|os|in|of) )?(?:juros|interest)',
    ids('03060000'),
    '‹i›',
  ],
  ['decimo terceiro|13 salario|bonus salarial', ids('01010000')],
  ['(?:credit )?card bills?(?: payments?)?|(?:credit )?card payments?', ids('05100000')],
  [
    'interest (?:earned|received|income)|(?<= savings )interest|interest(?= (?:(?:on|from) (?:my )?savings|(?:did|has|have|does) (?:my|the) savings))|juros(?= (?:[a-z]+ ){0,3}(?:poupanca|cdb|investimentos?) )|(?<= savings )yield(?:s|ed)?|juros (?:recebidos|d[oae]s? (?:poupanca|cdb|investimentos?))',
    ids('03060000'),
  ],
  ['resgates?|resgatei|resgatamos|redeemed', ids('03000000'), '‹i›'],
  ['(?:taxas?|tarifas?) d[oe] cartao(?: de credito)?', ids('16030000')],
  ['(?<= compr[a-z]+ )(?:pela|na) internet', ids('08010000')],
];
