export const TRANSFER_WORDS = /\b(pix|ted|doc|tef|trf|transf\w*)\b/;
export const PURCHASE_WORDS = /\b(compra|electron|maestro|rshop)\b/;
export const NEVER_A_MOVE =
  /\b(compra|saque|estorno|devol\w*|reembolso|cancel\w*|tarifa|juros|iof|rend|rendimentos?|salario|proventos|cashback|electron|maestro|rshop)\b/;
export const BILL_WORDS = /\b(fatura|fat|cartao|cartoes|card|visa|mastercard|hipercard)\b/;
export const PAYMENT_WORDS =
  /\b(pag|pago|pagamentos?|pagto|pgto|payment|recebemos|debito automatico|deb aut\w*|boletos?|tit|titulos?)\b/;

/** Whether a card's credit speaks of a payment of its bill. @param text normalized */
export const speaksOfPayment = (text: string): boolean =>
  !NEVER_A_MOVE.test(text) && (BILL_WORDS.test(text) || PAYMENT_WORDS.test(text));

export const METHOD = /\b(pix|ted|doc)\b/;

// Words of banks' own lines, banks, brokers, card kinds and investments.
const NOT_A_NAME = new Set(
  `pix ted doc tef tev tbi trf transf transfer transferencia transferencias received sent deposito deposit dep saldo valor
  lancamento movimentacao operacao instantanea instantaneo eletronica eletronico agendado agendada pag pagto pgto payment
  pagamentos pagamento pago boleto boletos tit titulo titulos bancario cobranca fatura fat cartao cartoes card
  visa mastercard master elo amex hipercard uniclass personnalite prime platinum gold black infinite signature
  para por pelo pela de da do das dos em no na via e ao a o com conta contas corrente poupanca cc cp
  ag agencia mesma mesmo titularidade titular entre propria proprias minha enviado enviada recebido recebida envio recebimento
  efetuado efetuada realizado realizada credito debito creditado qr code chave internet mobile app online int outra outro
  banco bco bank nubank nu inter itau unibanco bradesco santander caixa economica federal brasil bb btg pactual xp original pan
  safra sicredi sicoob neon next will digio c6 mercado mercadopago picpay pagbank pagseguro stone agibank bmg sa ltda ip
  instituicao scd cx sib remet dest destinatario remetente aplicacao aplic resgate resg automatico cdb rdb lci lca
  dinheiro guardado guardada resgatado caixinha caixinhas cofrinho cofrinhos porquinho
  investimento investimentos tesouro direto corretora ctvm dtvm rico clear toro warren avenue nomad wise binance genial`.split(
    /\s+/,
  ),
);

export const mayName = (word: string): boolean => word.length > 1 && !/\d/.test(word) && !NOT_A_NAME.has(word);
