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
