import type { CategoryId } from '../../../categories/category-tree.ts';

export const ids = (...given: CategoryId[]): readonly CategoryId[] => given;

const SUBSCRIBED =
  '(?:streamings?|assinaturas?|plataformas?|servicos?|app|apps|aplicativos?|subscriptions?|mensalidades?)(?: (?:online|digita(?:l|is)))? (?:d[eoa]s?|pr[ao]s?|para|for|to)(?: (?:assistir|ver|ouvir|escutar|jogar|watch))?';

/** What people say in a sentence and would not give as a category's name. */
export const SAYINGS: readonly (readonly [pattern: string, ids: readonly CategoryId[], direction?: string])[] = [
  [
    '(?:com(?:i|endo|emos|er|idas?)|almoc[a-z]+|jant[a-z]+|lanch[a-z]+|refeic(?:ao|oes)|aliment(?:acao|ar|ando|ei)|saindo|eat(?:ing|en)?|ate|din(?:e|ed|ing)|food|meals?) (?:fora(?: d[ea] casa)?|out(?:side)?)(?! of)|fora(?: d[ea] casa)? (?:com|almoc|jant|lanch)(?:endo|ando|er|ar)|almoco|almocos|almocei|jantar|jantares|jantei|lanchei|cafezinhos?|botecos?|barzinhos?|cafeterias?|cafes|coffees?(?: shops?)?|lunch|lunches|dinners?|cafes? da manha|breakfasts?|brunch(?:es)?',
    ids('11010000'),
  ],
  ['comi|rango|comes e bebes', ids('11000000', '10000000')],
  [
    'abasteci|abastecemos|abastece[us]?|abastecia|abasteco|(?:enchi|encho|encher|encheu|completei|completar) o tanque|tanque',
    ids('19050001'),
    '‹o›',
  ],
  ['abastecer|abastecendo|gasosa', ids('19050001')],
  ['markets?|mercadinho|supermercadinho|sacolao|quitanda|acougue|mercearia', ids('10000000')],
  ['electric(?: (?:bills?|company|utility))?|light bills?', ids('17020002')],
  ['busao|conducao', ids('19020000')],
  ['cabs?', ids('19010000')],
  ['facul', ids('07020002')],
  ['role|roles|balada|baladas|passeios?', ids('21000000', '07040000')],
  ['clinica veterinaria|veterinaria|cachorr(?:o|a|inho|inha)s?|gat(?:o|inho|inha)s?|racao|dogs?', ids('08030000')],
  [
    '(?:(?:video|movie|tv)s? (?:and|or) (?:music|audio)|(?:music|audio) (?:and|or) (?:video|movie|tv)s?) (?:streaming|subscriptions?|apps?|services?)|streamings? d[eo]s? (?:(?:video|filme|serie)s? e (?:de )?musicas?|musicas? e (?:de )?(?:video|filme|serie)s?)',
    ids('09020000', '09030000'),
  ],
  ['streaming services?|servicos de streaming', ids('09020000', '09030000')],
  [
    `${SUBSCRIBED} (?:filmes?|series?|videos?|tv|televisao|novelas?|animes?|desenhos?|movies?|shows)(?: e (?:filmes?|series?))?`,
    ids('09020000'),
  ],
  [
    `${SUBSCRIBED} (?:musicas?|podcasts?|sons?|music)|(?:music|audio) (?:streaming|subscriptions?|apps?)`,
    ids('09030000'),
  ],
  [
    '(?:(?:com|em|de|d[oe]s?|n[oa]s?|num|um|uns|o|os|pr[oa]|ver|fui|e|ou) )shows?(?! (?:me|my|the|us|all|how|what|every|only) )|shows',
    ids('07040003'),
  ],
  ['(?:plane|air|airline|flight) tickets?|passage(?:m|ns) de aviao|airfares?|viage(?:m|ns) de aviao', ids('12010000')],
  ['(?:train|subway) (?:tickets?|fares?)|passage(?:m|ns) de (?:metro|trem)', ids('19020000')],
  ['gas de cozinha|bujao(?: de gas)?|botijao(?: de gas)?', ids('17020003')],
  ['contas (?:basicas |fixas )?d[ae] casa', ids('17020000', '07010000')],
  ['planos? d[eo] (?:celular|telefone)', ids('07010002')],
  ['planos? d[ea] internet', ids('07010001')],
  ['faturas?(?: d[oe]s? cart(?:ao|oes))?(?: de credito)? (?:pagas?|quitadas?)', ids('05100000')],
  [
    'faturas?(?: d[oe]s? cart(?:ao|oes))?(?: de credito)? (?:(?:que )?(?:eu|nos|a gente) |que )?(?:paguei|pagamos|quitei|pago)(?: d[oe]s? cart(?:ao|oes))?',
    ids('05100000'),
    '‹o›',
  ],
  ['(?:video|movie|tv) (?:streaming|subscriptions?|apps?)', ids('09020000')],
  [
    '(?:corridas?|viage(?:m|ns)|carros?|motoristas?|transportes?|rides?) (?:de|por|via|com|pel[oa]|em) (?:apps?|aplicativos?)|(?:apps?|aplicativos?) de (?:corrida|transporte|carona|mobilidade)s?|(?<= taxis? (?:e|ou|,) (?:por |de |com )?)(?:apps?|aplicativos?)|ride (?:hailing|sharing|share)(?: apps?)?',
    ids('19010000'),
  ],
  [
    'pedidos? de (?:comida|refeic(?:ao|oes)|lanches?)|ped(?:i|imos|iu|ir|indo) comida|comidas? (?:pedidas?|entregues?|por (?:app|aplicativo)|de (?:app|aplicativo))|food orders?|order(?:ed|ing)? (?:food|in|takeout)',
    ids('11020000'),
  ],
  ['seguros? d[eo]s? (?:meu )?(?:automove(?:l|is)|veiculos?|motos?)', ids('200400000')],
  [
    '(?:(?:fiz|fazer|fizemos|deu|custou|saiu|ficou) (?:[oa] |de )?)rancho(?: d[oe] mes)?|rancho (?:do mes|(?=no (?:super|mercado)))',
    ids('10000000'),
  ],
  [`${SUBSCRIBED} (?:jogos?|games?|videogames?)`, ids('09010000')],
  ['(?:manutencao|conserto|revisao|oficina)(?: d[oe])? (?:carro|veiculo|moto)', ids('19050005')],
  [
    '(?<!(?:taxas?|tarifas?|fees) (?:[a-z]+ ){0,3})(?:(?:n[oa]s?|em|d[oa]s?) )?(?:caixas? eletronicos?|caixas? 24(?: ?h| horas)?|atms?(?! fees?))|saques? 24 ?(?:hs?|horas)|banco ?24(?: ?hs?| ?horas)?',
    ids('05020000'),
  ],
  ['(?:dinheiro|grana) sacad[oa]|sacar|sacado|withdrawn', ids('05020000')],
  ['saquei|sacamos|withdrew|(?<= i )withdraw', ids('05020000'), '‹o›'],
  [
    'investi|investimos|apliquei|aplicamos|aportei|aportamos|aportes?|invested|(?<= (?:i|we) )invest',
    ids('03000000'),
    '‹o›',
  ],
  ['aplicado|aplicad[ao]s', ids('03000000')],
  ['aplicac(?:ao|oes)', ids('03000000'), '‹w›'],
  ['doei|doamos|donated|(?<= (?:i|we) )donate|dei de esmola', ids('13000000'), '‹o›'],
  ['apostei|apostamos|(?<= i )bet', ids('14000000'), '‹o›'],
  ['estacionei|estacionamos|(?<= i )parked', ids('19050002'), '‹o›'],
  ['voei|voamos', ids('12010000'), '‹o›'],
  [
    '(?:recebi|ganhei|entrou|entraram|caiu|cairam|(?:i )?(?:received|earn(?:ed)?|got|made|make)) (?:(?:de|em|com|os|in|of|from) )?(?:juros|interest)|(?:interest|juros) (?:(?:that|que) )?(?:i |eu )?(?:earned|received|got|made)|juros (?:que )?(?:(?:a|da|na|minha) )*(?:(?:caderneta|conta|cofrinho|caixinha)(?: d[ea])? ?)?(?:poupanca|cofrinho|caixinha|caderneta)? ?(?:me )?(?:pagou|rendeu|deu|gerou|creditou)',
    ids('03060000'),
    '‹i›',
  ],
  [
    '(?:rendeu|renderam|rendendo|rende|render)(?: de juros)?|(?<= (?:dinheiro|grana|poupanca|conta) )yield(?:s|ed)?',
    ids('03060000'),
    '‹i›',
  ],
  ['decimo terceiro|13 salario|bonus salarial', ids('01010000')],
  ['(?:credit )?card bills?(?: payments?)?|(?:credit )?card payments?', ids('05100000')],
  [
    'interest (?:earned|received|income)|(?<= savings )interest|interest(?= (?:(?:on|from) (?:my )?savings|(?:did|has|have|does) (?:my|the) savings))|juros(?= (?:[a-z]+ ){0,3}(?:poupanca|cdb|investimentos?) )|(?<= savings )yield(?:s|ed)?|juros (?:que (?:eu |me )?(?:recebi|ganhei|entraram|cairam|pagaram|renderam)|ganhos|recebidos|d[oae]s? (?:poupanca|cdb|investimentos?))',
    ids('03060000'),
  ],
  ['resgates?|resgatei|resgatamos|redeemed', ids('03000000'), '‹i›'],
  ['(?:taxas?|tarifas?) d[oe] cartao(?: de credito)?', ids('16030000')],
  [
    '(?<= (?:compr[a-z]+|gast[a-z]+|loj[a-z]+|pedid[oa]s?) )(?:(?:pela|na|via) (?:internet|web)|on ?line|virtua(?:l|is)|em sites?)|(?:online|internet|web) (?:shopping|purchases?|orders?|stores?|shops?)|(?<= (?:shopping|shopped|bought|buying|purchases|ordered|spent|spend) )online|e ?commerces?',
    ids('08010000'),
  ],
  [
    '(?<= (?:gast|pag|compr|torr|deix|spen[dt]|paid|foi|quanto|much)[a-z]* )(?:(?:com|on|em|de) )?(?:comendo|comer|eating|me alimentando)(?! (?:fora|out))|comilanca|comedoria',
    ids('11000000', '10000000'),
  ],
  ['beb(?:endo|i|emos|edeira|icando)|drinking|cervejada|happy hours?|chopinhos?', ids('11010000')],
  ['(?:trein|malh)(?:ando|ei|ar|os?)|working out|workouts?', ids('07030001')],
  ['estud(?:ando|ei|ar|amos)|studying|tuition', ids('07020000')],
  [
    'deslocamentos?|me (?:locomov|desloc)[a-z]+|commut(?:ing|es)|getting around|andando de (?:carro|aplicativo|app)|condu(?:cao|coes)',
    ids('19000000'),
  ],
  ['estacion(?:ando|ar)|parking(?: (?:fees?|costs?|charges?|tickets?))?', ids('19050002')],
  ['voando|voar|flying', ids('12010000')],
  ['apostando|apostar|jogatina|gambling|gambled|betting', ids('14000000')],
  ['doando|doar|donating', ids('13000000')],
  ['investindo|investir|investing|aplicando|aportando', ids('03000000')],
  ['(?:phone|mobile|cell|cell ?phone|prepaid)? ?(?:top ?ups?|refills?(?! of))', ids('07010002')],
  ['dirigindo|rodando de carro', ids('19050000')],
  ['viaj(?:ei|ar|ando|amos|ou|aram)|travell?(?:ing|ed)|vacations?', ids('12000000')],
  [
    '(?:consultas?|exames?|clinicas?|centros? )(?: e exames?)? medic[ao]s?|medical (?:appointments?|exams?|tests?|visits?|bills?|expenses?)|(?<= (?:com|em|das|nas|minhas|e) )consultas?(?! (?:com |d[oe] |n[oa] )?(?:[oa] )?(?:dent|vet|odont|saldo|extrato))|doctors?(?: (?:visits?|appointments?|bills?))|exames? d[eo]s? (?:sangue|urina|fezes|imagem|vista|rotina|coracao|laboratorio)|hemogramas?|ultrass(?:om|ons)|ressonancias?|tomografias?',
    ids('18040000'),
  ],
];
