import { describe, expect, it } from 'vitest';
import { messageFilter } from '../../../../../shared/search/message/message-filter.ts';
import { aTransaction } from '../../../ledger/a-transaction.ts';
import { accounts, TODAY } from '../a-reading.ts';

const row = (id: string, description: string, category: string | null, accountId = 'bb') =>
  aTransaction({ id, description, category, accountId });
const rows = [
  row('padaria', 'PIX QRS PADARIA SOL 11/10', 'Restaurantes, bares e lanchonetes'),
  row('maria', 'MARIA LIMA', 'Transferência - PIX'),
  row('luz', 'DEB AUT CEMIG', 'Eletricidade'),
  row('agua', 'DA SABESP 83921', 'Água'),
  row('condominio', 'PAG BOLETO CONDOMINIO SOLAR', 'Moradia'),
  row('ted', 'TED ENVIADA EMPRESA ALFA', null),
  row('loja', 'PG *PIX SHOP', 'Compras', 'nu-card'),
  row('mercado', 'COMPRA CARTAO MERCADO BOM', 'Supermercado'),
];

const found = (message: string, leftOut: readonly string[] = []): string[] => {
  const { isMeant } = messageFilter(message, TODAY, leftOut).against(rows, accounts);
  return rows
    .filter((one) =>
      isMeant(
        one,
        accounts.find(({ id }) => id === one.accountId),
      ),
    )
    .map(({ id }) => id);
};
const read = (message: string) => messageFilter(message, TODAY).against(rows, accounts).interpretation;

describe('rows are found by the means of payment', () => {
  it.each<[string, string[]]>([
    ['o que paguei por pix', ['padaria', 'maria']],
    ['pagamentos via pix', ['padaria', 'maria']],
    ['quanto paguei de boleto', ['condominio']],
    ['contas no débito automático', ['luz', 'agua']],
    ['o que está em débito automático', ['luz', 'agua']],
    ['bills on autopay', ['luz', 'agua']],
    ['o que paguei por débito em conta', ['luz', 'agua']],
    ['luz no débito automático', ['luz']],
    ['quanto mandei por ted', ['ted']],
    ['tudo menos o débito automático', ['padaria', 'maria', 'condominio', 'ted', 'loja', 'mercado']],
    ['gastos sem contar os boletos', ['padaria', 'maria', 'luz', 'agua', 'ted', 'loja', 'mercado']],
  ])('%s', (message, ids) => expect(found(message)).toEqual(ids));
});

it('the reading names a means that is no category', () => {
  expect(read('contas no débito automático')).toMatchObject({
    paymentMethods: ['debit_order'],
    excludedPaymentMethods: [],
    merchants: [],
    unread: [],
  });
  expect(read('tudo menos o débito automático')).toMatchObject({
    paymentMethods: [],
    excludedPaymentMethods: ['debit_order'],
    excludedMerchants: [],
  });
});

it('a means can be left out of the reading', () => {
  expect(found('o que está em débito automático', ['paymentMethods:debit_order'])).toContain('mercado');
});
