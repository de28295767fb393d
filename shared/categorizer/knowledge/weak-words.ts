import type { Phrases } from './phrases.ts';

/** Words that are asked last, when a line names nothing else: they leave the leaf open and make only the parent sure. */
export const weakWords: Phrases = {
  Compras: `lojas *, lojinha*, loja de *, store$, megastore*, mega store*, outlet*, atelie$, atelie *, utilidad*, multimarcas$`,
  'Alimentos e bebidas': `delicias*, delicia *, sabores*, sabor do*, sabor da*, tempero*, gostos*, guloseim*, gula$, quitut*, chef *, buffet*, bufe$, forno*, fogao*, tacho*, panela*, pao *, paes$, paes *, biscoit*, queijos*, queijaria*, queijo *, vinhos*, vinho *, vinicola*, wine*, evino*, divvino*, cachac*, cerveja*, beer*, drink*, nespresso*, cafes$, torrefac*, peixe*, camarao*, carnes*, carne *, massas$, batata*, milho*, coco *, chocol*, vending*, trailer*, quentinh*, aliment*, alim$, alim *, heineken*, ambev*, cantinho do sab*`,
  Saúde: `dr *, dra *, saude *, medic *, nutri $, nutri *, terapia *, estimulacao*`,
  'Manutenção de veículos': `oficina do*`,
  Serviços: `servico de *, servicos de *, serv de *, prest serv*, prestacao de serv*, prestadora*, manutenc*, instalac*, limpeza*, seguranca*, vigilanc*, transportadora*, express log*, studio foto*`,
  Lazer: `clube *, clube$, eventos$, eventos *, evento de*, festas$, diversao$, entreten*, lazer$, aquapark*, playpark*, recreat*, associacao atlet*, gremio *`,
  Educação: `centro de estud*, ensino *, educ*, treinam*, aulas *, aula *, formacao *`,
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
