import type { Phrases } from './phrases.ts';

/** Words for a trade that decide by themselves, also truncated or glued to what follows. */
export const tradeWords: Phrases = {
  Supermercado: `supermerc*, superm$, superm *, super merc*, supermer*, hipermerc*, hiper merc*, minimerc*, mini merc*, mercadinho*, mercearia*, merceariado*, mercado$, mercado *, mercados$, merc *, mercantil*,
    atacad*, atacar*, atac$, acougue*, acoug$, casa de carnes*, casa de carne*, boutique de carne*, emporio*, quitanda*, hortifrut*, horti frut*, sacolao*, frutaria*, verdurao*, peixaria*, frigorific*, laticinio*,
    feira livre*, armazem$, armazem *, cereais*, cerealista*, granel*, produtos naturais*, frutas*, avicola*, casa do norte*, adega*, distribuidora de bebidas*, dist de bebidas*, bebidas*, conveniencia*, conven$, mercadao*, fruti$, fruti *, comestiv*,
    produtos coloniais*, prod coloniais*, castanhas*, graos e*, nuts$, feira org*, boi bom, boi gordo*, boi forte*, big boi*, rei do boi*,
    beef*, frigo$, frigo *, aves e*, frango abat*, frango resfr*, suinos$,
    mercadito*, mercadinha*, bolichao*, peg pag*, frios$, ovos$, deposito de gelo*, minimercado*`,
  'Restaurantes, bares e lanchonetes': `oficina de tort*, oficina da pizza*, oficina do sabor*, oficina de mass*, baby beef*, restaurant*, restaurante*, rest$, rest *, resta$, churrasc*, churrasq*, lanchonet*, lanches*, lanche$, lanche *, lanch$, lanch *, padaria*, padar$, panif*, confeitaria*, confeit$, doceria*, doces*, bolos*, boleria*, sorvet*, gelato*, gelateria*, acai*, pizzaria*, pizza*, pizz$, hamburg*, burger*, burguer*, hot dog*, dogao*, cachorro quente*, pastel$, pastelaria*, pasteis*, esfiha*, esfiharia*, espetinho*, espetaria*, espeto*, galeteria*, galeto*, temaker*, sushi*, japones$, japonesa$, oriental rest, comida japonesa*, rodizio*, cantina*, trattoria*, ristorante*, bistro*, bar$, bar *, bares$, boteco*, botequim*, buteco*, pub$, pub *, gastrobar*, gastropub*, gastronom*, cafeteria*, cafe$, cafe *, coffee*, brunch*, petiscaria*, petiscos*, chopp$, chopp *, cervejaria*, choperia*, self service*, marmita*, marmitaria*, marmitex*, quentinhas*, refeicoes*, refeicao$, comida caseira*, comida mineira*, sabor*, crepe*, creperia*, tapioca*, cozinha*, grill, grills, grill e*, grilleria*, grillhouse*, steak*, parrilla*, brasa$, costelaria*, frango$, frangos*, salgados*, salgadin*, salgader*, do salgado, coxinha*, empada*, bomboniere*, chocolat*, brigadeir*, brigader*, gourmet$, food truck*, foodtruck*, food$, foods$, taqueria*, mexicano$, poke$, poke *, casa de cha, suco$, sucos*, caldo*, delicatessen*, rotisserie*, rotisseria*, bar e rest*, hamb$, snack*, chopperia*, tacos$, wok$, padoca*, carrinho de lanche*, lanche*, pizzar*, espetinh*, barzinho*,
    pretzel*, pipoca*, cuscuz*, cuscuzeria*, caranguejo*, caranguejada*, barraca d*, cabana da praia*,
    beach bar*, biergarten*, bierhaus*, bier$, bier *, tap house*, taphouse*, taproom*, tap room*, refeitorio*, paozinho*, paozin*, cookie*,
    cant da*, cant $, ponto do lanche*, point do lanche*, cachacaria*, alambique*,     fornalha*, forno a lenha*, cozin $, nonna *, pasta $, pastas$, spaguetti*, spaghetti*, lasanha*, nhoque*, ravioli*, polenta*, risotto*,
    risoto*, fondue*, parmeg*, strogonoff*, temake*, nigiri*, wasabi*, shoyu*, curry*, burrito*, tequil*, bodega*, barbecue*, bbq*, ribs$,
    smokehouse*, angus*, costela$, costela *, galinhada*, frangao*, frango frito*, chicken*, peixe na*, peixe frito*, lagosta*,     frutos do mar*, chapa quente*, xtudo*, x tudo*, x salada*, x burguer*, x burger*, hamb *, hambur*, prensado*, dogs $, hotdog*, quitut*,
    trufa*, caf $, espresso*, barista*, pao nosso*, pao caseiro*, brioche*, croissant*, baguete*, bakery*, smoothie*, juice*, vitamina$,
    bolo da *, bolo do *, bolo caseiro*, confeit *, lchs$, doceir*, docer*, bombon*, cachorro q*, comedoria*, comida$,
    cumidinha*, deli $, deli$, wine bar*, vinhos e *, rooftop*, lounge*, sanduich*, chapeiro*, kibe*, quibe*, salgaderia*,
    sushil*, roll $, rolls$, tasca *,
    quiosque do*, quiosque da*,
    kilao*, por kilo, kilo certo, self serv*, braseiro*, wraps$, cakes*, japanese*, sushihouse*, hashi *, grelh*, bacalhau*,
    xis *, budega*, bodeg*, butec*, costelao*, pastelan*, bamboniere*, paladar *, delicatess*, pensao da*, xurrasc*`,
  'Alimentos e bebidas': `alimentos e beb*, comidas e beb*, bebidas e alim*`,
  'Delivery de alimentos': `delivery$`,
  'Postos de gasolina': `derivados de pet*, derivado de pet*, deriv de pet*, deriv pet*, der de pet*, der d pet*, der pet*, c d pet *, com de pet *, comercio de pet$, posto$, posto *, postos$, rede de postos*, autoposto*, auto posto*, auto post$, posto de comb*, posto de serv*, combustiv*, combust*, comb$, petroleo*, petro$, gas station*, abastec*, centro automotivo posto*, p de servico*,
    auto po$`,
  Estacionamentos: `estacionam*, estac$, estac *, estacionar*, estac shop*, parking*, park$`,
  'Manutenção de veículos': `oficina$, oficina mec*, oficina auto*, mecanica*, auto mec*, auto center*, autocenter*, centro automotivo*, automotiv*, pneu$, pneu *, borrachar*, auto eletric*, auto pecas*, autopecas*, auto pec$, pecas automot*, pecas e servicos auto*, lava rapido*, lava jato*, lavajato*, lavarapido*, lava car*, lavacar*, car wash*, estetica automotiv*, funilaria*, lanternagem*, martelinho*, escapament*, radiador*, retifica*, suspensao$, alinhamento*, balanceam*, baterias$, acumuladores*, motopecas*, moto pecas*, oficina de motos*, auto vidros*, autovidros*, insulfilm*, som automot*, vistoria*, inspecao veic*, guincho*, reboque*, auto som*, lubrificant*,
    pneubest*, tyre*, auto elet*, autoelet*, oleo certo*, trocao*, lavagem auto*, lavagem*, vidros auto*, peca aqui*, autozone*, sama auto*,
    dekra*, ecv *, rolim auto*, motomil*, borrach*, recapag*, recauch*, rodas e*, autop*, auto vid*, acessorios auto*, acess auto*, mec $,
    mecan*, retif*, moto pec*, motop*, cambio auto*, radiad*, escapam*, amortec*, embreag*, embreagem*, moura bat*, lanternag*, funil*,
    pintura auto*, martelin*, vitrific*, lavajat*, lava jat*, ducha auto*, guinch*, socorro auto*, chave auto*, chaves auto*, despach auto*,
    bosch car*, bosch serv*, bosch$, tecnico auto*, oficin*, centro auto*, cent auto*, car serv*, car center*, car care*,
    pecas e aces*, pecas e acess*, rolament*, tapecaria auto*, turbo auto*,
    pecas$, pecas e serv*, auto serv *, auto servicos*, auto care*, auto pcs*, parabrisa*, diesel$, capotaria*, freios *, autofalantes*,
    auto falantes*, racing$`,
  Hospedagem: `hospitalit*, hospitalidade*, hosp e tur*, hotel*, hoteis$, hoteis *, pousada*, hostel*, resort*, motel$, motel *, moteis$, chale$, chales*, flat$, flats$, hospedag*, apart hotel*, aparthotel*, inn$, suites$, albergue*, eco resort*, hotelaria*, hoteleir*`,
  Farmácia: `farmac*, farma$, farma *, farm$, farm *, drogar*, droga$, droga *, drog$, drog *, drogas$, fcia$, fcia *, farmacias*,
    pharmac*, drg $, medicament*,
    farmarcia*, pharma*, posto de medic*`,
  'Hospitais, clínicas e laboratórios': `hospital*, hosp$, hosp *, clinica$, clinica *, clinicas*, clin$, clin *, laborator*, lab$, lab *, consultorio*, policlinica*, instituto de olhos*, clinica de olhos*, hospital de olhos*, medic$, posto de saude*, ubs$, pronto socorro*, odonto socorro*, maternidade*, radiolog*, exames*, fisioterap*,
    diagnost*`,
  'Pet shops e veterinários': `laboratorio veter*, lab veter*, pet$, pet *, pets$, vet$, vet *, racao$, bicho$, bichos$, caes e gatos*,
    aquarios$, agrocenter*, agro vet*, agrovet*, casa da racao*, dog shop*,
    avicultura*, nutricao animal*, estilo animal, bicho e*`,
  Vestuário: `modas$, modas *, moda$, moda *, fashion*, roupas*, vestuario*, confec*, confeccoes*, calcados*, calcado$, calc$, boutique*, butique*, lingerie*, jeans*, bolsas*, sandalias*, tenis$, shoes*, wear$, store jeans, malharia*, malhas*, joia$, relogios*, semi joias*, semijoias*, pijamas*, moda praia*, moda intima*, plus size*, camisetas*, bone$, bones$, chapelaria*, couros*,
    biju$, biju *, bijuteria*, sneaker*, sapat $, calcad*, roup $, vestir*, tricot*, jaleco*, jalecos*, uniforme*, fardament*, alfaiat*,
    noiva*, aluguel de traje*, aluguel traje*, cueca*, camisa*, camisas*, camiset*, t shirt*, relojo*, relog*, joalh*,
    pratas$, prataria*, semijo*, folheado*, aliancas$,
    gravataria*, chapeus*,
    surfwear*, streetwear*, jeanswear*, chinelos*, tenis exp*,
    bijoux*, foleados*, fashon$`,
  'Utensílios para casa': `moveis*, material de constr*, materiais de constr*, materiais const*, mat constr*, mat de constr*, mat const*, materiais p constr*, materiais para constr*, construcao$, construc$, constr$, construcoes$, ferragen*, ferrag$, ferragista*, hidraulica*, material eletrico*, materiais eletric*, mat eletric*, eletrica$, utilidades*, utensilios*, vidracaria*, vidros$, marmoraria*, madeireira*, madeiras*, serralheria*, marcenaria*, estofad*, tapecaria*, tapetes*, cortinas*, persianas*, colchao*, colchoes*, colchoaria*, decoracao*, decoracoes*, decor$, cama mesa e banho*, cama mesa*, cama e banho*, enxoval casa, jardinagem*, garden center*, gardencenter*, piscinas*, pisos*, revestimentos*, ceramica*, azulejos*, telhas*, gesso*, home center*, homecenter*, eletrica e hidraulica, parafusos*, ferramentas*, casa e decor*, papel de parede,
    drywall*, porcelanato*, casa do eletr*, eletric $, hidraulic*, hidrau*, ilumin*, abajur*, cortina*, papel parede*, tinta*, tint $,
    ferram*, ferro e aco*, metais$, torneira*, banheir*, revest*, azulej*, marmor*, granit*, vidrac*, aluminios*, serralh*, portoes*,
    marcen*, planejad*, estof*, colch*, sofa$, enxov*, edredom*, loucas$, utilid*, plasticos$, descartaveis*, piscin*,
    construt mat*, mat c*, material c*, materiais c*, materiais p*, deposito mat*, dep mat*, forros$, isolam*, impermeab*,
    parafus*, parafuso*,
    telhad*, jardim e cia, casa do encan*,
    concreto*, janelas e*, janelas$, decorac*, decoris*,
    quadros e*, molduras e*,
    ferragem*, materiais de c*, material de con*, materiais irm*, fixador*, ventilador*`,
  Eletrônicos: `infocel*, info cell*, smartphone*, acessorios para celular*, capinhas*, cellstore*, cell store*, cellular*, eletronic*, informat*, computador*, celular$, celular *, cell$, tecnologia em info*, notebook*, games e info, assist tec*, assistencia tec*, eletro$, eletro *, acessorios cel*, phone$, smart phone*, audio e video*,
    cameras$, eletrodom*, eletrod*, celul*, smart cel*, smartcell*, capinh*, pelicula*, conserto de cel*, master info*, inform $, computer*,
    comput*, hardware*, eletroni*, eletron $, antenas*, drone*,
    info$, cel$, fone$, eletrotec*, telefonia$`,
  Gás: `botijao$, revendedora de gas*, distribuidora de gas*, varejista de gas*, gas glp*, glp$, com de gas*, so gas*,
    gas$, do gas, plantao do gas`,
  'Artigos esportivos': `sports$, sport$, esportes$, esportivos$, esportivas$, pesca e*, suplementos$, bicicl*, cicle*, bike$`,
  'Artigos infantis': `bebe$, bebes$, fraldas$, infanto*, children$`,
  'Jogos e videogames': `games$`,
  Compras: `1 99$, tudo a 1 99, tudo por*, bazar$, bazar *, variedades*, variedade$, varied$, presentes*, importados*, tecidos$, perfum*, cosmetic*, cosmet$, magazine$, souvenir*, lembranc*,
    makeup*, make up*,
    tecido$, tecelagem*, flor e *, flores e *, cestas$, novidades$, descartavel*`,
  Serviços: `lavander*, costura$, costureir*, conserto$, consertos*, frete$, fretes*, mudancas*, advoc$, contabil*, chaveiro*,
    guardaqui*, regus*, lavat*, costur*, sapateir*, chaveir*, cartor*, tabelion*, registro de im*, contab*, adv assoc*, consult jur*, jurid*,
    juridic*, notarial*, tradut*, traduc*, foto est*, desinset*, jardineir*, diarist*, encanad*, eletricist*, marido de alug*,
    montador*, mont mov*, mudanc*, express entreg*, total exp*, funer*, cemiter*, ass prof*, associacao prof*, certific dig*,
    certificado dig*, valid cert*, seg elet*, cowork*, escritorio virt*, guarda mov*, guarda tudo*, box storage*, bombeir*, extintor*,
    reciclag*, aluguel de mesa*`,
  'Serviços automotivos': `veiculos$, veiculos *, veic$, automoveis*, motors$, motos$, seminovos*`,
  Viagens: `viagens$, viagens *, viagem$, turismo$, turismo *, tur$, travel$, tours$`,
  Educação: `cursos$, curso$, treinamentos$`,
  Seguros: `seguros$, seg$, segurador*`,
  Livraria: `livrar*,
    revistas*`,
  Papelaria: `papelar*, papel$, grafic*, copias*,
    embalagem*, papelandia*, copyas*, impress$`,
  'Academia e centros de lazer': `academ*, fit$, crossf*, studio fit*, gym *, training$,
    pratique$, fit one*, fitone*, usina do corpo*, evoque acad*, evoque$, malhac*, tonus acad*, kore acad*, treino*, personal tr*, musculac*,
    hidrogin*, studio pil*, ioga*, spinning*, sesi $, acm $, ymca*`,
  'Bem-estar': `salao*, cabelei*, barbear*, estet$, esmalt*, depil*, spa$, studio hair*, hair *, nail *, beauty *, massot*, unhas*, manicure*, sobrancelh*, podolog*, massag*, espaco beleza*,
    depyl*, werner coif*, werner cab*, fast escova*, barba negra*, mais laser*, maislaser*, vialaser*, via laser*, magrass*, giolaser*,
    gio laser*, velvet dep*, no mais pelo*, nomaispelo*, laser est*, espaco vip bel*, harmoniz*, botox*, micropig*, sobranc*, manicur*,
    pedicur*, podol*, cabel*, trancas, trancas$, studio beau*, bronzeam*, reiki*, acupunt*, piercing*,
    tatuag*, studio w$, espaco zen*, studio de bel*`,
  Escola: `fundamental$, ens fundamental*, coleg*, escolin*`,
  'Cinema, teatro e concertos': `cine$`,
  'Museus e pontos turísticos': `zoo$, zoo *, zoologic*, zoobotanic*`,
  'Apostas online': `bet$, bets$, bet br$, cassino*, casino*, apostas*`,
};

/**
 * Whole words for a trade, which wallets and acquirers glue to a name (`NUTRICARNES`, `PADARIAGUARU`) and cut off (`JOAKINS
 * HAM`). Those of `tradeWords` are too short or too common to be looked for within a word.
 */
export const gluedWords: Phrases = {
  Supermercado: `supermercado, supermercados, minimercado, hipermercado, mercado, mercadinho, bebidas, mercearia, hortifruti, fruti, hortifrutigranjeiros, frutas, sacolao, acougue, carnes, frigorifico, atacado, atacadista, atacadao, emporio, peixaria, quitanda, laticinios, verduras, conveniencia`,
  'Restaurantes, bares e lanchonetes': `restaurante, restaurantes, restau, lanchonete, lanchonetes, lanches, lanche, pizzas, sanduiche, sanduiches, sucos, sorvete, espetos, cakes, cake, padaria, padoca, panificadora, panificacao, paes, confeitaria, doceria, sorveteria, sorvetes, pizzaria, pizza, hamburgueria, hamburguer, burger, burguer, chapa, churrascaria, churrasco, churrasquinho, cafeteria, cafe, coffee, bar, botequim, boteco, pub, pastelaria, pastel, acai, cantina, cervejaria, choperia, chopp, temakeria, temaki, sushi, galeteria, espetaria, espetinho, espeto, creperia, tapiocaria, marmitaria, marmita, salgados, salgaderia, doces, bolos, boleria, esfiharia, esfiha, food, grill, gelateria, bistro, rotisserie, chocolates, delicatessen, gastronomia, refeicoes, petiscaria, barzinho, massas, grelhados, parmegiana, saladas, yakisoba, cafezinho, foods`,
  Farmácia: `farmacia, drogaria, farma, drogarias`,
  'Postos de gasolina': `autoposto, combustiveis, postos, megaposto, petroposto`,
  Estacionamentos: `estacionamento, parking`,
  'Serviços automotivos': `motos, veiculos, automoveis, seminovos`,
  'Manutenção de veículos': `autopecas, motopecas, autocenter, alinhamento, balanceamento, baterias, pneus, mecanica, oficina, funilaria, lavajato, lavarapido, automotivo, automotiva, borracharia`,
  Vestuário: `modas, moda, roupas, jeanswear, surfwear, calcados, confeccoes, fashion, boutique, jeans, lingerie, shoes, sapatos, bijuterias, joalheria, joias`,
  Eletrônicos: `informatica, eletronicos, cell, celulares, celular, smartphones`,
  'Utensílios para casa': `moveis, colchoes, construcoes, construcao, tintas, ferragens, decoracoes, decor, madeiras, madeireira, vidracaria, marcenaria, parafusos, utilidades`,
  'Pet shops e veterinários': `petshop, petstore, petclinica, pets, pet, bichos, veterinaria, veterinarios, agropet`,
  'Bem-estar': `cabeleireiros, cabeleireiro, beauty, escovaria, barbearia, barber, hair, nails, salao, manicure, esmalteria`,
  'Academia e centros de lazer': `academia, fitness, crossfit`,
  Hospedagem: `hotel, hoteis, pousada, hostel, motel, resort`,
  Papelaria: `papelaria, grafica`,
  Livraria: `livraria, livros`,
  Ótica: `otica, oticas`,
  Dentista: `odontologia, odonto, dentista`,
  'Hospitais, clínicas e laboratórios': `clinica, laboratorio, diagnostico, diagnosticos, diagnostica, hospital, fisioterapia`,
  Bilhetes: `tickets, ingressos`,
  Viagens: `turismo, viagens`,
  Seguros: `seguros`,
  Moradia: `condominio, condominios, imobiliario, imoveis`,
  Telecomunicação: `telecom, telecomunicacoes`,
  Internet: `fibra`,
  Serviços: `lavanderia, advocacia, chaveiro, fretes, frete`,
  Educação: `cursos`,
  Lazer: `boate, balada`,
  'Artigos infantis': `baby, kids, toys, brinquedos, enxovais`,
  Escola: `colegio, escola`,
  Compras: `presentes, variedades, cosmeticos, perfumaria, perfumes, magazine`,
};

/** Where a line that is printed as one word is parted: forms of companies, and trades that are part of no other word. */
export const partedWords = `(?:comercio|comercial|distribuidora|revendedora|administracao|agencia|servicos|deposito|locacao|locadora|corretora)(?:d[aeo]s?(?!cor)|e(?=s))?
  (?:auto|(?<!im|com|dis|ex|su|pro|re|de|op|en))postos?(?!r)(?:de(?:servicos?|combust\\w*))? autopecas autocenter derivadosde\\w* (?<!auto)combust\\w* petroleo restaurantes? restauran churrascarias? pizzarias? lanchonet(?:es?)?
  lancheria petiscaria marmit\\w* refeicoes sorvet(?:es|erias?)? paesedoces bomboniere gourmet hamburgueria esfih\\w* espetinho bar(?=e(?:merc|emporio|lanch|restaur|petisc|pizz|churr|cafe|sorv|conv|eventos))
  panificadora padarias? confeitaria (?:super|mini|hiper)?mercad(?:o(?!r)|inho) mercearia hortifruti acougue supermerc bebidas convenienc\\w*
  drogarias? farmacias? pharma comunicacaovisual copiadora burgu?er armarinho internet$ despachante papelarias? cartuchos livrarias? editora(?!c) informatica eletronicos celulares moveis(?<!(?:auto|i)moveis) imobiliari[ao]s? imoveis empreendimentos
  roupas calcados confeccoes streetwear modas(?=$|e|inf|fem|masc|intim) fash(?:ion|on) acessorios cosmeticos presentes(?<!representes) lembrancas variedades bijuterias perfumaria joalheria floricultura
  (?<!auto)veiculos automoveis pecas(?<!autopecas) pneus? parabrisas? reboques? estacionament\\w* rentacar turismo viagens hoteis (?<=[a-z]{2})hotel(?!ari|[aeio]s?$) ^hotel(?![aei]) hotelaria pousadas?
  advogad[ao]s? advocacia contabilid\\w* engenharia refrigeracao rastreamento construcao construcoes materiaisde\\w* ferragens? madeireira esquadrias decor$
  odontologia laboratorio consultorio cardiologia pediatria ginecolog\\w* oftalmo\\w* cabeleireiros? barbearia academia veterinari[ao] petshop (?<=[a-z]{3})taxi(?:$|stas?|aereo) radiotaxi dental(?![aeiou]) treinamentos? advoca
  assistenciatec\\w* grafica games$ ^(?:armazem|motel|bazar|clinica|eletrica|otica|salao|sushi|copias) ^cafe(?=[abcdfgjkmnpqrsv]) (?<=[a-z]{3}[aeiours])(?<!esco|mala|zanzi|alde)bar$
  (?<=[a-z]{4})(?:morumbi|ibirapuera|iguatemi|eldorado|anhembi|paulista|higienopolis|pinheiros|moema|tatuape|copacabana|ipanema|leblon|savassi|batel|riosul|shopping\\w*)$`;

/** Beginnings of one word that no surname has: `FISIOLC`, `ODONTOART`. */
export const beginnings: Phrases = {
  'Hospitais, clínicas e laboratórios': `fisio, cardio, dermac, dermat, ortocl, ortomed, neuroc, urocl, gastroc, oftalmo, otorri, psicot, psicol, clinmed, medcl, polimed, labvida, labcenter, hospmed, endocr, pediatr, oncocl`,
  Dentista: `odonto, dentalc, ortosor`,
  'Postos de gasolina': `posto`,
  Farmácia: `farmav, farmas, farmab, farmam, farmal, farman, farmax, farmacent, pharma, droga, drogp`,
  'Pet shops e veterinários': `petsho, petmania, petlar, petcl, petcen, petlan, agropec, dogsh, catsh, vetcen, clinvet`,
  'Utensílios para casa': `construl, construm, constrol, constrof, constrob, decorl, decorm`,
  'Manutenção de veículos': `autoele, autopec, autocen, motopec`,
};

/** Abbreviations that begin a shop's name and are too short to be looked for elsewhere: `SUP BOM DIA`, `HORT VERDE`. */
export const firstWords: Phrases = {
  Supermercado: `sup, super, hiper, hort`,
  'Restaurantes, bares e lanchonetes': `pad, panif`,
  'Postos de gasolina': `comb, combust`,
};

/** Words that are asked last, when a line names nothing else: they leave the leaf open and make only the parent sure. */
export const weakWords: Phrases = {
  Compras: `lojas *, lojinha*, loja de *, store$, megastore*, mega store*, outlet*, atelie$, atelie *, utilidad*, multimarcas$,
    acessorios*, novidad*, saldao*, banca *`,
  'Alimentos e bebidas': `delicias*, delicia *, sabores*, sabor do*, sabor da*, tempero*, gostos*, guloseim*, gula$, quitut*, chef *, buffet*, bufe$, forno*, fogao*, tacho*, panela*, pao *, paes$, paes *, biscoit*, queijos*, queijaria*, queijo *, vinhos*, vinho *, vinicola*, wine*, evino*, divvino*, cachac*, cerveja*, beer*, drink*, nespresso*, cafes$, torrefac*, peixe*, camarao*, carnes*, carne *, massas$, batata*, milho*, coco *, chocol*, vending*, trailer*, quentinh*, aliment*, alim$, alim *, heineken*, ambev*, cantinho do sab*,
    paladar*, degust*, pitada*`,
  Saúde: `dr *, dra *, saude *, medic *, nutri $, nutri *, terapia *, estimulacao*`,
  'Manutenção de veículos': `oficina do*`,
  Serviços: `servico de *, servicos de *, serv de *, prest serv*, prestacao de serv*, prestadora*, manutenc*, instalac*, limpeza*, seguranca*, vigilanc*, transportadora*, express log*, studio foto*,
    foto *, fotos$, transportes$`,
  Lazer: `clube *, clube$, eventos$, eventos *, evento de*, festas$, diversao$, entreten*, lazer$, aquapark*, playpark*, recreat*, associacao atlet*, gremio *`,
  Educação: `centro de estud*, ensino *, educ*, treinam*, aulas *, aula *, formacao *`,
  Hospedagem: `palace$, palace *, plaza$`,

  Supermercado: `preco baixo*, precinho*`,
  'Postos de gasolina': `comb *`,
  'Aluguel de veículos': `locadora$, locadora *, loc de veic*, locacoes de veic*`,
  Transporte: `mobilidade*`,
  'Serviços digitais': `assinatura*, app$, apps$, plano premium*, premium plan*, subscription*, subscr$`,
  Seguros: `protecao *, assistencia *`,
  Viagens: `viag*, turis*, trip$`,
  'Saúde e bem-estar': `beleza*, cabelo*, estetic*, studio hair*, bem estar*, corpo e *, relax*`,
};

/**
 * Names of companies, without spaces, that people, streets or things have too. What stands beside one decides whether it is
 * the company (`namesake.ts`).
 */
export const namesakes = `angeloni bretas cassol chery crisbarros damasio delboni diniz estacio fisk fleury giassi gontijo granado hering
  hilton hirota honda jeronimo jorgebischoff kallan leroy lilica luizabarcelos mackenzie mariafilo mariavalentina marisa
  mateus melissa morana muffato nagumo norton ofner onofre pacheco pandora panini pardini patroni prada ragazzo renner ricardoalmeida
  saraiva schutz sergiofranco shibata suzuki todeschini tramontina warren zaffari bompreco novomundo esfera eudora cartier bibi johnjohn constance viena
  agua andorinha anhanguera aquario avenue azul blaze centauro claro clear cometa condor dia discovery energia extra fever fibra fila
  gang genial gol hope ipiranga leitura luz missao mixed monday movida mutual net oferta oi portoseguro raia rebel
  reserva paes chaves zara puma riachuelo rico shell sky star tap templo tim unidas vivo`;
