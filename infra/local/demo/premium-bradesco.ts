import { bradesco } from './banks.ts';
import * as places from './places.ts';
import type { BankPlan } from './plans.ts';
import { bradescoChecking } from './premium-accounts.ts';

export const premiumBradesco: BankPlan = {
  itemId: 'premium-bradesco',
  style: bradesco,
  consentDays: 12,
  accounts: [
    {
      id: bradescoChecking,
      subtype: 'CHECKING_ACCOUNT',
      name: 'Conta Corrente',
      marketingName: 'Bradesco Exclusive',
      number: '2211/0087345-1',
      keep: [500, 4500],
      regular: [
        { kind: 'fee', name: '', day: 15, reais: [39, 39], category: '16010000' },
        { kind: 'autoDebit', name: 'PORTO SEGURO AUTO', day: 20, reais: [312, 312], category: '200400000' },
      ],
      habits: [{ kind: 'pixOut', perMonth: [2, 4], places: places.smallPayees }],
    },
  ],
  cards: [
    {
      id: 'premium-bradesco-cartao',
      name: 'Cartão Bradesco',
      marketingName: 'Bradesco Elo Grafite',
      number: '1092',
      brand: 'ELO',
      level: 'GRAFITE',
      limitReais: 9500,
      closingDay: 18,
      installmentStyle: 'in-description',
      listsOpenBill: false,
      paidFrom: { accountId: bradescoChecking, name: '' },
      lateMonthsAgo: 5,
      habits: [
        { perMonth: [2, 3], places: places.pets },
        { perMonth: [2, 4], places: places.pharmacies },
        { perMonth: [2, 3], places: places.roads },
      ],
      subscriptions: [{ name: 'CLARO MOVEL', day: 7, reais: [89, 89], category: '07010002' }],
      installments: [
        { store: 'CASAS BAHIA', category: '17030000', monthsAgo: 6, day: 22, reais: 2899, count: 10 },
        { store: 'OTICAS CAROL', category: '18030000', monthsAgo: 3, day: 3, reais: 1260, count: 5 },
      ],
      foreign: [],
      refunds: [],
    },
  ],
};
