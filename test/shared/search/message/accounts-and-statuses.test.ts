import { describe, expect, it } from 'vitest';
import { understood } from './a-reading.ts';

describe('accounts', () => {
  it.each([
    ['gastos no cartão', { type: 'DEBIT', accountType: 'CREDIT' }],
    ['no crédito', { accountType: 'CREDIT' }],
    ['quanto veio na fatura', { accountType: 'CREDIT' }],
    ['on my credit card', { accountType: 'CREDIT' }],
    ['no débito', { accountType: 'BANK' }],
    ['com o cartão de débito', { accountType: 'BANK' }],
    ['na minha conta', { accountType: 'BANK' }],
    ['conta corrente', { accountSubtype: 'CHECKING_ACCOUNT' }],
    ['my checking account', { accountSubtype: 'CHECKING_ACCOUNT' }],
    ['na poupança', { accountSubtype: 'SAVINGS_ACCOUNT' }],
    ['no nubank', { accounts: ['nu', 'nu-card'] }],
    ['no nubanc', { accounts: ['nu', 'nu-card'] }],
    ['cartão do nubank', { accountType: 'CREDIT', accounts: ['nu', 'nu-card'] }],
    ['conta do nubank', { accountType: 'BANK', accounts: ['nu', 'nu-card'] }],
    ['no c6', { accounts: ['c6-card'] }],
    ['banco do brasil', { accounts: ['bb'] }],
    ['na caixa', { accounts: ['save'] }],
    ['nubank e c6', { accounts: ['nu', 'nu-card', 'c6-card'] }],
    ['tudo menos nubank', { accounts: ['bb', 'c6-card', 'save'] }],
    ['tudo menos poupança', { accounts: ['bb', 'nu', 'nu-card', 'c6-card'] }],
    ['cartão ou débito', {}],
    ['conta de luz', { categories: ['Eletricidade'] }],
    ['me conta tudo', {}],
  ])('%s', (message, expected) => expect(understood(message)).toEqual(expected));
});

describe('what stands behind an excluded account or status', () => {
  it.each([
    ['tudo tirando a fatura e o aluguel', { excludedCategories: ['Pagamento de cartão de crédito', 'Aluguel'] }],
    ['tudo menos nubank e farmácia', { accounts: ['bb', 'c6-card', 'save'], excludedCategories: ['Farmácia'] }],
    ['sem as pendentes, farmácia', { status: ['POSTED'], categories: ['Farmácia'] }],
  ])('%s', (message, expected) => expect(understood(message)).toEqual(expected));
});

describe('statuses', () => {
  it.each([
    ['pendentes', ['PENDING']],
    ['ainda processando', ['PENDING']],
    ['não confirmadas', ['PENDING']],
    ['ainda não foi lançado', ['PENDING']],
    ['o que não caiu', ['PENDING']],
    ['pending', ['PENDING']],
    ['not posted yet', ['PENDING']],
    ['confirmadas', ['POSTED']],
    ['já lançadas', ['POSTED']],
    ['posted', ['POSTED']],
    ['menos os pendentes', ['POSTED']],
    ['except pending', ['POSTED']],
    ['nothing pending', ['POSTED']],
    ['nada pendente', ['POSTED']],
    ['só o que já caiu', ['POSTED']],
    ['gastos que já caíram', ['POSTED']],
    ['o que ainda vai cair', ['PENDING']],
    ['pendentes e confirmadas', undefined],
    ['lançamentos', undefined],
  ])('%s', (message, status) => expect(understood(message).status).toEqual(status));
});
