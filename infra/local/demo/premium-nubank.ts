import { nubank } from './banks.ts';
import * as places from './places.ts';
import type { BankPlan } from './plans.ts';
import { nubankAccount } from './premium-accounts.ts';

export const premiumNubank: BankPlan = {
  itemId: 'premium-nubank',
  style: nubank,
  consentDays: 338,
  accounts: [
    {
      id: nubankAccount,
      subtype: 'CHECKING_ACCOUNT',
      name: 'Conta do Nubank',
      marketingName: 'Nubank Ultravioleta',
      number: '1/9284417-3',
      keep: [1800, 7600],
      pendingToday: { name: 'PADARIA BELLA VISTA', category: '11010000', reais: [18, 40] },
      regular: [
        { kind: 'cashback', name: 'Ultravioleta', day: 22, reais: [18, 61], category: '08090000' },
        { kind: 'yield', name: '', day: 28, reais: [3, 19], category: '03060000' },
      ],
      habits: [
        { kind: 'pixOut', perMonth: [7, 10], places: places.smallPayees },
        { kind: 'pixIn', perMonth: [3, 5], places: places.smallPayers },
        { kind: 'debitCard', perMonth: [3, 5], places: places.restaurants },
        {
          kind: 'refund',
          perMonth: [0, 1],
          places: [{ name: 'IFD*CANTINA DA NONNA', category: '11020000', reais: [20, 60] }],
        },
      ],
    },
  ],
  cards: [
    {
      id: 'premium-nubank-cartao',
      name: 'Cartão Nubank',
      marketingName: 'Nubank Ultravioleta',
      number: '7730',
      brand: 'MASTERCARD',
      level: 'BLACK',
      limitReais: 24000,
      closingDay: 8,
      installmentStyle: 'row-per-bill',
      listsOpenBill: false,
      paidFrom: { accountId: nubankAccount, name: '' },
      habits: [
        { perMonth: [5, 7], places: places.rides },
        { perMonth: [4, 6], places: places.deliveries },
        { perMonth: [1, 3], places: places.pharmacies },
        { perMonth: [1, 2], places: places.clothing },
        { perMonth: [0, 2], places: places.culture },
      ],
      subscriptions: [
        { name: 'NETFLIX.COM', day: 4, reais: [59, 59], category: '09020000' },
        { name: 'SPOTIFY BRASIL', day: 11, reais: [34, 34], category: '09030000' },
        { name: 'SMARTFIT ACADEMIA', day: 17, reais: [129, 129], category: '07030001' },
      ],
      installments: [
        { store: 'Dell Computadores', category: '08020000', monthsAgo: 5, day: 25, reais: 5490, count: 8 },
        { store: 'Centauro', category: '08070000', monthsAgo: 1, day: 12, reais: 899, count: 4 },
        { store: 'Odontoclinic', category: '18010000', monthsAgo: 9, day: 16, reais: 2400, count: 6 },
      ],
      foreign: [
        { store: 'OPENAI *CHATGPT SUBSCR', category: '09000000', monthsAgo: 1, day: 2, usd: 20 },
        { store: 'OPENAI *CHATGPT SUBSCR', category: '09000000', monthsAgo: 2, day: 2, usd: 20 },
        { store: 'STEAM GAMES BELLEVUE', category: '09010000', monthsAgo: 6, day: 21, usd: 59.99 },
      ],
      refunds: [
        { place: { name: 'LOJAS RENNER FL 210', category: '08040000', reais: [110, 170] }, monthsAgo: 4, day: 13 },
      ],
    },
  ],
};
