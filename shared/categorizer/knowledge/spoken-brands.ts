/**
 * How people write the names that banks print in capitals, without accents or cut off: `name: as printed, as printed`, in plain
 * words. A name takes all that the line prints behind it; one in `SHORT` only what every company may have behind its name.
 */
export const BRANDS = `Uber Eats: uber eats, ubereats
  Uber: uber, uber do brasil, ubertrip
  99: 99app, 99 app, 99 pop, 99pop, 99 taxi, 99 taxis, 99 tecnologia, 99 tecnolog, 99 corrida, 99 food, 99food, 99 ride
  iFood: ifood, ifd
  Rappi: rappi
  Zé Delivery: ze delivery
  Cabify: cabify
  inDrive: indrive, indriver
  Sem Parar: sem parar
  ConectCar: conectcar, conect car
  Veloe: veloe
  Zul: zul digital
  Estapar: estapar
  Buser: buser
  ClickBus: clickbus
  Localiza: localiza rent, localiza
  Movida: movida locacao, movida rent
  LATAM: latam air, latam airlines, latam
  Gol: gol linhas, gol transportes
  Azul: azul linhas, azul viagens
  Decolar: decolar
  Booking.com: booking com, booking
  Airbnb: airbnb
  Hurb: hurb
  123 Milhas: 123 milhas, 123milhas
  CVC: cvc viagens, cvc brasil
  Netflix: netflix
  Spotify: spotify
  Deezer: deezer
  YouTube Premium: youtube premium, youtubepremium, google youtube premium
  YouTube Music: youtube music, youtubemusic
  YouTube: google youtube, youtube
  Google One: google one, google storage
  Google Play: google play
  Google Cloud: google cloud
  Google Ads: google ads
  Google Workspace: google workspace, google gsuite
  Apple: apple com bill, apple com, itunes com
  iCloud: icloud
  Globoplay: globoplay, globo play
  Disney+: disney plus, disneyplus
  HBO Max: hbo max, hbomax
  Prime Video: prime video, primevideo
  Amazon Prime: amazon prime, amazonprime, amazonprimebr
  Amazon Music: amazon music
  Audible: audible
  Kindle: amazon kindle, kindle unltd, kindle svcs
  Amazon: amazon marketplace, amazon mktplc, amazon servicos, amazon br, amazon com, amzn mktp, amzn, amazon
  Paramount+: paramount plus, paramountplus
  Crunchyroll: crunchyroll
  Telecine: telecine
  Xbox Game Pass: xbox game pass, xbox gamepass
  Xbox: microsoft xbox, xbox
  Microsoft 365: office 365, microsoft 365, microsoft office
  Microsoft: microsoft
  PlayStation: playstation, sony playstation
  Nintendo: nintendo
  Steam: steampowered, steam purchase
  ChatGPT: chatgpt, openai chatgpt
  OpenAI: openai
  Claude: claude ai, anthropic
  GitHub: github
  Dropbox: dropbox
  Canva: canva
  Adobe: adobe
  LinkedIn: linkedin
  Zoom: zoom us
  Duolingo: duolingo
  Hostinger: hostinger
  Facebook: facebk, facebook
  Tinder: tinder
  Gympass: gympass
  Wellhub: wellhub
  TotalPass: totalpass, total pass
  Smart Fit: smart fit, smartfit
  Bluefit: bluefit
  Magalu: magalu, magazine luiza digital
  Magazine Luiza: magazine luiza, magazineluiza, magazine lu
  Americanas: americanas, lojas americanas
  Submarino: submarino
  Casas Bahia: casas bahia, casasbahia
  Mercado Livre: mercado livre, mercadolivre, mercadolibre
  Shopee: shopee
  Shein: shein
  AliExpress: aliexpress, ali express, alipay aliexpress
  Temu: temu
  Enjoei: enjoei
  KaBuM!: kabum
  Netshoes: netshoes
  Centauro: centauro
  Decathlon: decathlon
  C&A: cea modas, cea mda, c a modas, cea
  Riachuelo: riachuelo
  Marisa: lojas marisa
  Renner: lojas renner
  Pernambucanas: pernambucanas, casas pernambucanas
  Havan: havan
  Leroy Merlin: leroy merlin, leroymerlin
  Telhanorte: telhanorte
  Tok&Stok: tok stok, tokstok
  O Boticário: o boticario, boticario
  Natura: natura cosmeticos
  Sephora: sephora
  Petz: petz, pet center comercio
  Petlove: petlove
  Cobasi: cobasi
  Kalunga: kalunga
  Livraria Cultura: livraria cultura
  Saraiva: livraria saraiva, saraiva
  Carrefour: carrefour
  Atacadão: atacadao
  Assaí: assai, sendas distribuidora
  Pão de Açúcar: pao de acucar
  Extra: extra hiper, extra super, hiper extra, mercado extra, minuto extra
  Sam's Club: sams club, sam s club
  Makro: makro
  Oba Hortifruti: oba hortifruti
  St. Marche: st marche
  Zaffari: zaffari
  Drogasil: drogasil
  Droga Raia: droga raia, drogaraia
  Raia Drogasil: raia drogasil, raiadrogasil
  Pague Menos: pague menos, paguemenos
  Drogaria São Paulo: drogaria sao paulo
  Drogarias Pacheco: drogarias pacheco, drogaria pacheco
  Panvel: panvel
  Ultrafarma: ultrafarma
  Onofre: drogaria onofre
  McDonald's: mcdonalds, mc donalds, mc donald s, mcdonald s, arcos dourados, mequi
  Burger King: burger king, burguer king, bk brasil
  Bob's: bobs, bob s
  Habib's: habibs, habib s
  Subway: subway
  Outback Steakhouse: outback steakhouse, outback
  Starbucks: starbucks
  KFC: kfc
  Giraffas: giraffas
  Spoleto: spoleto
  Madero: madero
  China in Box: china in box
  Pizza Hut: pizza hut
  Domino's: dominos pizza, domino s pizza, dominos
  Cacau Show: cacau show
  Kopenhagen: kopenhagen
  Ipiranga: posto ipiranga, posto ipiran, ipiranga
  Shell Box: shell box
  Cinemark: cinemark
  Cinépolis: cinepolis
  Ingresso.com: ingresso com, ingressocom
  Sympla: sympla
  Vivo: vivo movel, vivo fixo, vivo fibra, telefonica brasil, vivo
  TIM: tim celular, tim s a, tim sa, tim brasil
  Claro: claro net, claro movel, claro sa, claro s a, claro tv
  Oi: oi fixo, oi movel, oi fibra
  NET: net servicos
  SKY: sky servicos, sky brasil
  Enel SP: enel sp, enel sao paulo, eletropaulo
  Enel RJ: enel rj, enel rio
  Enel CE: enel ce, enel ceara
  Enel GO: enel go
  Enel: enel distribuicao, enel
  CPFL Paulista: cpfl paulista
  CPFL Piratininga: cpfl piratininga
  CPFL: cpfl energia, cpfl
  Light: light servicos, light serv
  Cemig: cemig
  Copel: copel
  Celesc: celesc
  Coelba: coelba
  Celpe: celpe
  Cosern: cosern
  Equatorial: equatorial energia, equatorial
  Energisa: energisa
  Neoenergia: neoenergia
  EDP: edp sao paulo, edp es, edp sp
  Sabesp: sabesp
  Copasa: copasa
  Cedae: cedae
  Sanepar: sanepar
  Embasa: embasa
  Compesa: compesa
  Caesb: caesb
  Corsan: corsan
  Casan: casan
  Comgás: comgas
  Naturgy: naturgy
  Ultragaz: ultragaz
  Porto Seguro: porto seguro
  Bradesco Saúde: bradesco saude
  SulAmérica: sul america, sulamerica
  Unimed: unimed
  Amil: amil
  Hapvida: hapvida
  NotreDame Intermédica: notredame intermedica, notre dame intermedica
  Prevent Senior: prevent senior
  Odontoprev: odontoprev
  Folha de S.Paulo: folha de paulo, folha de sao paulo, folha de s paulo, folhadespaulo
  O Globo: o globo, infoglobo
  Estadão: estadao
  Valor Econômico: valor economico
  QuintoAndar: quinto andar, quintoandar
  PicPay: picpay
  Mercado Pago: mercado pago, mercadopago
  Nubank: nubank, nu pagamentos
  PayPal: paypal
  Wise: wise brasil, transferwise`;

/** Names that are words of their own: only where nothing else follows than what any company has behind its name. */
export const SHORT = `Extra: extra
  Renner: renner
  Marisa: marisa
  Natura: natura
  TIM: tim
  Claro: claro
  Oi: oi
  Gol: gol
  Azul: azul
  Zul: zul
  Light: light
  99: 99
  Dia: dia supermercado, supermercado dia
  Zara: zara
  Nike: nike
  Adidas: adidas
  Shell: shell
  BR Mania: br mania
  Steam Games: steam games
  OLX: olx
  XP: xp investimentos
  BTG Pactual: btg pactual`;

/** Words that banks print without their accent, or cut off. Names of persons stay as they are printed. */
export const WORDS = `acai:açaí acougue:açougue acucar:açúcar agencia:agência agua:água aguas:águas alianca:aliança alimentacao:alimentação
  associacao:associação automoveis:automóveis avicola:avícola bebe:bebê cafe:café calcados:calçados cartao:cartão catolica:católica
  ceramica:cerâmica ceu:céu cha:chá cinematografica:cinematográfica clinica:clínica clinicas:clínicas colegio:colégio comercio:comércio
  condominio:condomínio consorcio:consórcio construcao:construção construcoes:construções credito:crédito crianca:criança debito:débito
  diagnostico:diagnóstico diagnosticos:diagnósticos diversao:diversão edificio:edifício educacao:educação eletrica:elétrica
  eletrico:elétrico eletronica:eletrônica eletronicos:eletrônicos emporio:empório escritorio:escritório espaco:espaço espirito:espírito
  estacao:estação estacion:estacionamento estetica:estética familia:família farmacia:farmácia farmacias:farmácias farm:farmácia
  ferias:férias fisica:física frances:francês gas:gás genero:gênero ginasio:ginásio grafica:gráfica habitacao:habitação
  imobiliaria:imobiliária imobiliario:imobiliário imoveis:imóveis industria:indústria informatica:informática ingles:inglês
  instituicao:instituição irmaos:irmãos itau:Itaú laboratorio:laboratório laboratorios:laboratórios limao:limão loterica:lotérica maca:maçã
  manutencao:manutenção maquinas:máquinas mecanica:mecânica mecanico:mecânico medica:médica medico:médico medicos:médicos moveis:móveis
  musica:música nautico:náutico odontologica:odontológica odontologico:odontológico onibus:ônibus opcao:opção optica:óptica oticas:óticas
  otica:ótica panificacao:panificação pao:pão paes:pães papeis:papéis pecas:peças petroleo:petróleo poupanca:poupança premio:prêmio
  previdencia:previdência promocao:promoção producoes:produções publica:pública publico:público quilometro:quilômetro racao:ração
  racoes:rações refeicao:refeição refeicoes:refeições rodizio:rodízio sabao:sabão salario:salário salao:salão sao:São saude:saúde
  seguranca:segurança servico:serviço servicos:serviços solucoes:soluções superm:supermercado supermer:supermercado supermerc:supermercado
  supermercad:supermercado tecnica:técnica telefonica:telefônica transito:trânsito tributaria:tributária unica:única uniao:união
  veiculo:veículo veiculos:veículos veterinaria:veterinária veterinario:veterinário viacao:viação vidracaria:vidraçaria rest:restaurante
  restaur:restaurante drog:drogaria lanch:lanchonete lanchon:lanchonete panif:panificadora panificad:panificadora mercear:mercearia
  conf:confeitaria confeit:confeitaria churrasc:churrascaria pizz:pizzaria padar:padaria acoug:açougue hosp:hospital lab:laboratório
  univ:universidade cond:condomínio assoc:associação`;

/** Printed in capitals by people too. */
export const ACRONYMS = `sp rj mg rs pr sc ba pe ce df go es mt ms am pa pb rn al se pi ma to ro rr ac ap tv bk kfc cvc hbo tim cpfl edp bb bv btg
  xp ipva iptu iof inss fgts darf das gps cdb lci lca ted doc ii iii iv usp ufmg ufrj puc fgv fiap senac sesc sesi senai aacd pf pj cc
  dpvat crea crm oab crc detran abc abcd`;
