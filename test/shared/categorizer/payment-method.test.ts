import { describe, expect, it } from 'vitest';
import { type PaymentMethod, paymentMethod, statedMethod } from '../../../shared/categorizer/payment-method.ts';

const methodOf = (
  description: string,
  of: Partial<Omit<Parameters<typeof paymentMethod>[0], 'description'>> = {},
  accountType = 'BANK',
): PaymentMethod | null => paymentMethod({ description, category: null, type: 'DEBIT', ...of }, accountType);

describe('a line of a bank account', () => {
  it.each<[string, PaymentMethod | null]>([
    ['PIX TRANSF CARLA L11/10', 'pix'],
    ['PIX QRS PADARIA SOL 11/10', 'pix'],
    ['Transferência enviada pelo Pix - ANA LIMA - 00019 - NU PAGAMENTOS', 'pix'],
    ['Transfe Pix Rem: Singular Mind Marketi 01/12', 'pix'],
    ['QR Code Pix enviado - Receita Federal', 'pix'],
    ['PAG BOLETO  ITAU UNIBANC', 'boleto'],
    ['Pagamento de boleto efetuado - CEB', 'boleto'],
    ['PAGTO ELETRON COBRANCA UNIMED', 'boleto'],
    ['INT PAG TIT BANCO 033', 'boleto'],
    ['PAGAMENTO DE TITULOS - BCE', 'boleto'],
    ['DDA PAG TIT', 'boleto'],
    ['Pagamento conta luz - CELESC DISTRIBUICAO S.A.', 'boleto'],
    ['PGTO CONTA DE TELEFONE EM CANAIS   INTERNET VIVO FIXO NAC', 'boleto'],
    ['LIQ.COBRANCA SIMPLES', 'boleto'],
    ['PAGAMENTO DE CONVENIO - Multa Eleição', 'boleto'],
    ['DEB AUT CEMIG', 'debit_order'],
    ['DEB AUTOM ENEL SP', 'debit_order'],
    ['Debito Automatico Netflix.com', 'debit_order'],
    ['DA  VIVO-SP 13066182740', 'debit_order'],
    ['Aut Cemig', 'debit_order'],
    ['DEBITO CONVENIOS', 'debit_order'],
    ['DÉB AUTORIZADO EM CONTA', 'debit_order'],
    ['SISDEB 123', 'debit_order'],
    ['RSHOP-PAO DE ACUCAR-0141-11/10', 'debit_card'],
    ['COMPRA CARTAO MAESTRO              15/07 POSTO SARANDI', 'debit_card'],
    ['Compra no débito - Mercado Kut Kut', 'debit_card'],
    ['COMPRA ELO DEBITO VISTA 12/03 LOJAS CEM', 'debit_card'],
    ['VISA ELECTRON 05/04 LIVRARIA CULTURA', 'debit_card'],
    ['PAY  -ESTAC 01/10', 'debit_card'],
    ['Compra no débito - PIX CAFE', 'debit_card'],
    ['TED RECEBIDA EMPRESA ALFA LTDA', 'ted'],
    ['INT TED D   841736', 'ted'],
    ['CRED TED', 'ted'],
    ['DOC ELET', 'doc'],
    ['SAQUE 24H 11762945', 'cash'],
    ['SAQUE NO BANCO 24 HORAS', 'cash'],
    ['TEC DEPOSITO DINHEIRO', 'cash'],
    ['DP DIN LOT', 'cash'],
    ['Depósito Online TAA 12/03 08:56 SAA-ITAPIPOCA', 'cash'],
    ['DEPÓSITO COMPE', 'check'],
    ['CHEQUE COMPENSADO 000123', 'check'],
    ['TEV MESM T', 'transfer'],
    ['TRANSFERÊNCIA ON LINE', 'transfer'],
    ['Transferencia para conta poupanca Para: 2045.60.126008-9', 'transfer'],
    ['TAR PACOTEIU4 MENS 03/16', 'fee'],
    ['TARIFA TED', 'fee'],
    ['TARIFA PIX ENVIADO', 'fee'],
    ['IOF', 'fee'],
    ['Juros - limite da conta BTG Pactual', 'fee'],
    ['ENCARGOS LIMITE DE CRED ENCARGO - 13,55%', 'fee'],
    ['DÉB.TARIFA TD', 'fee'],
    ['REND PAGO APLIC AUT MAIS', null],
    ['CRED SALARIO MENSAL', null],
    ['ALUGUEL', null],
    ['DEBORA LIMA', null],
    ['PIXEL INFORMATICA', null],
    ['AUTO POSTO JARDIM', null],
    ['TITANIC BAR', null],
    ['DOCERIA DA ANA', null],
  ])('%s: %s', (description, method) => expect(methodOf(description)).toBe(method));

  it('is named by the category where the text says nothing', () => {
    expect(methodOf('JOAO SILVA', { category: 'Transferência - PIX' })).toBe('pix');
    expect(methodOf('PACOTE MENSAL', { category: 'Taxas de conta corrente' })).toBe('fee');
    expect(methodOf('JOAO SILVA', { category: 'Lazer' })).toBeNull();
  });

  it('does not go by the category that the user says', () => {
    expect(methodOf('JOAO SILVA', { category: 'Lazer', replaced: { category: 'Transferência - PIX' } })).toBe('pix');
    expect(methodOf('JOAO SILVA', { category: 'Transferência - PIX', replaced: { category: null } })).toBeNull();
  });

  it('goes by what its bank stated first', () => {
    expect(methodOf('PADARIA SOL', { category: 'Restaurantes, bares e lanchonetes', paymentMethod: 'pix' })).toBe(
      'pix',
    );
  });
});

describe('a line of a card', () => {
  it.each<[string, Parameters<typeof methodOf>[1], PaymentMethod | null]>([
    ['IFD*CANTINA DA NONNA', {}, 'credit_card'],
    ['ESTORNO AMAZON', { type: 'CREDIT' }, 'credit_card'],
    ['PG *PIX SHOP', {}, 'credit_card'],
    ['BOLETO DA SORTE', {}, 'credit_card'],
    ['PIX NO CREDITO JOAO', {}, 'pix'],
    ['SAQUE CARTAO', {}, 'cash'],
    ['ANUIDADE DIFERENCIADA', { category: 'Taxas de cartão de crédito' }, 'fee'],
    ['IOF DE COMPRA INTERNACIONAL', {}, 'fee'],
    ['PAGAMENTO RECEBIDO', { type: 'CREDIT' }, null],
    ['PGTO DEBITO CONTA 3603 000010655', { type: 'CREDIT' }, 'debit_order'],
    ['PAGAMENTO PIX', { type: 'CREDIT' }, 'pix'],
    ['OBRIGADO', { type: 'CREDIT', isBillPayment: true }, null],
  ])('%s %o: %s', (description, of, method) => expect(methodOf(description, of, 'CREDIT')).toBe(method));
});

it.each<[string | null, PaymentMethod | null]>([
  ['PIX', 'pix'],
  ['BOLETO', 'boleto'],
  ['TRANSFERENCIA_MESMA_INSTITUICAO', 'transfer'],
  ['CONVENIO_ARRECADACAO', 'boleto'],
  ['Débito automático', 'debit_order'],
  ['OUTROS', null],
  [null, null],
])('the data of the bank say %s: %s', (stated, method) => expect(statedMethod(stated)).toBe(method));
