/** Cities that close a card's line; their words say nothing about the shop. Truncated ones are recognised. */
export const cities = `sao paulo, rio de janeiro, belo horizonte, brasilia, salvador, fortaleza, curitiba, manaus, recife, porto alegre, belem,
  goiania, guarulhos, campinas, sao luis, sao goncalo, maceio, duque de caxias, natal, teresina, campo grande, sao bernardo do campo, nova iguacu,
  joao pessoa, santo andre, osasco, sao jose dos campos, jaboatao, ribeirao preto, uberlandia, sorocaba, contagem, aracaju, feira de santana, cuiaba,
  joinville, aparecida de goiania, londrina, juiz de fora, porto velho, ananindeua, niteroi, campos dos goytacazes, serra, caxias do sul, vila velha,
  florianopolis, maua, macapa, sao joao de meriti, santos, mogi das cruzes, betim, diadema, campina grande, maringa, jundiai, piracicaba, montes claros,
  carapicuiba, bauru, olinda, cariacica, anapolis, sao vicente, vitoria, itaquaquecetuba, caruaru, vitoria da conquista, blumenau, franca, ponta grossa,
  petrolina, canoas, pelotas, uberaba, paulista, cascavel, praia grande, sao jose do rio preto, guaruja, taubate, petropolis, limeira, santarem,
  camacari, palmas, suzano, mossoro, taboao da serra, varzea grande, sumare, barueri, embu das artes, governador valadares, marilia, volta redonda,
  foz do iguacu, barra mansa, gravatai, ipatinga, santa maria, parnamirim, juazeiro, americana, araraquara, itapevi, rio claro, indaiatuba, cotia,
  porto seguro, aguas claras, aguas de lindoia, aguas lindas, caldas novas, campos do jordao, lagoa santa, balneario camboriu, bento goncalves, gramado,
  canela, buzios, cabo frio, ouro preto, tiradentes, ilheus, paraty, angra dos reis, atibaia, braganca paulista, sao caetano do sul, sao carlos,
  sao joao del rei, passo fundo, novo hamburgo, criciuma, chapeco, itajai, rio branco, boa vista, dourados, rondonopolis, sinop, imperatriz, sobral,
  juazeiro do norte, garanhuns, arapiraca, lauro de freitas, vila mariana, vila olimpia, itaim bibi, pinheiros, moema, tatuape, santana, barra da tijuca,
  copacabana, ipanema, leblon, botafogo, tijuca, savassi, batel, boa viagem, aldeota, asa norte, asa sul, taguatinga, aguas da prata, sao roque,
  porto ferreira, porto feliz, porto real, porto nacional, campo limpo, campo mourao, campo belo, barra bonita, barra do garcas, agua branca,
  hortolandia, cafelandia`;

/** Phrases that contain a shop's word without meaning it; they hide their words from every other phrase. */
export const meaningless = `mercado pago*, mercadopago*, mercpago*, pagseguro*, pag seguro*, pagbank*, picpay*, pic pay*, stone pag*, recargapay$,
  posto de saude, posto fiscal, central park, shopping center*, shopping park, parque shopping,
  park shopping*, parkshopping*, plaza shopping, sem juros, cafe filho,
  ponto de onibus*, oficina do saber, paes leme, brigadeiro luis, brigadeiro faria, brigadeiro tobias,
  sorriso mt, ouro fino mg, cristais mg, cristais paulista, faxinal, igreja nova al, chale mg, peixe to, peixe boi, saude ba, do calcado es, joia rs, luz mg,
  mercedes pr, granito pe, batatais, panelas pe, ipiranga pr, balsas ma, itapemirim es, de itapemirim, riachuelo se, riachuelo rn,
  jequitinhonha, jequitiba, tamoios rj, granja ce, granja viana, acaiaca, dr camargo pr, dr pedrinho sc, dr severiano rn, dr ulysses pr,
  casa da moeda, casa civil, agro negocio*, acerto contabil, ajuste contabil, lancamento contabil, lanc contabil, deb autom*, debito autom*, deb em conta*, debito em conta*, cred em conta*`;
