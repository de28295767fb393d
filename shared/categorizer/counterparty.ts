// How banks introduce the other side of a transfer; the first other word begins its name.
const INTRODUCTION =
  /^(?:pix|ted|doc|tef|tev|tbi|trf|dep\w*|identif\w*|entre|cta|cc|ag|agencias?|contas|qrs?|code|transf\w*|enviad[ao]s?|envio|env|recebid[ao]s?|receb\w*|rec|des|rem|pag\w*|pgto|pago|agendad[ao]|deb\w*|cred\w*|pelo|pela|via|para|de|do|da|por|boleto|bancario|int|tit|titulo|outros|bancos|banco|chave|cp|cobranca|eletron\w*|conta|terceiros?|estatico|dinamico|devolucao|liquidacao|compra|no|internet|mobile|app|bankline|ibk|celular|eletronico|disp|remet\w*|\d+)$/;

/** Index of the word that begins the other side's name; after the last word when the line holds no name. */
export const counterpartyStart = (words: readonly string[]): number => {
  const start = words.findIndex((word) => !INTRODUCTION.test(word));
  return start < 0 ? words.length : start;
};
