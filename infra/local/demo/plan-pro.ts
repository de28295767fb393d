import { itau, nubank } from './banks.ts';
import * as places from './places.ts';
import type { HouseholdPlan } from './plans.ts';

const nubankAccount = 'pro-nubank-conta';
const itauChecking = 'pro-itau-conta';

/** One salary, two banks and one card. */
export const proHousehold: HouseholdPlan = {
  owner: 'Ana Souza',
  taxNumber: '000.731.204-00',
  transfers: [{ from: itauChecking, to: nubankAccount, day: 6, reais: [4300, 4700], category: '04020000' }],
  banks: [
    {
      itemId: 'pro-nubank',
      style: nubank,
      consentDays: 210,
      accounts: [
        {
          id: nubankAccount,
          subtype: 'CHECKING_ACCOUNT',
          name: 'Conta do Nubank',
          marketingName: 'Conta do Nubank',
          number: '1/5510342-9',
          keep: [2200, 7500],
          pendingToday: { name: 'MERCADO EXTRA', category: '10000000', reais: [35, 90] },
          regular: [
            { kind: 'boleto', name: 'IMOBILIARIA LELLO ALUGUEL', day: 8, reais: [1850, 1850], category: '17010000' },
            { kind: 'boleto', name: 'ENEL DISTRIBUICAO SP', day: 13, reais: [98, 185], category: '17020002' },
            { kind: 'boleto', name: 'CLARO NET', day: 15, reais: [119, 119], category: '07010001' },
            { kind: 'cashback', name: 'Nubank', day: 24, reais: [4, 15], category: '08090000' },
            { kind: 'yield', name: '', day: 28, reais: [2, 12], category: '03060000' },
          ],
          habits: [
            { kind: 'pixOut', perMonth: [6, 9], places: places.smallPayees },
            { kind: 'pixIn', perMonth: [1, 3], places: places.smallPayers },
            { kind: 'debitCard', perMonth: [3, 6], places: places.groceries },
          ],
        },
      ],
      cards: [
        {
          id: 'pro-nubank-cartao',
          name: 'Cartão Nubank',
          marketingName: 'Nubank Gold',
          number: '3316',
          brand: 'MASTERCARD',
          level: 'GOLD',
          limitReais: 8200,
          closingDay: 10,
          installmentStyle: 'row-per-bill',
          listsOpenBill: false,
          paidFrom: { accountId: nubankAccount, name: '' },
          habits: [
            { perMonth: [4, 7], places: places.rides },
            { perMonth: [2, 4], places: places.deliveries },
            { perMonth: [2, 4], places: places.restaurants },
            { perMonth: [1, 2], places: places.pharmacies },
            { perMonth: [0, 2], places: places.onlineShops },
          ],
          subscriptions: [
            { name: 'NETFLIX.COM', day: 4, reais: [44, 44], category: '09020000' },
            { name: 'SPOTIFY BRASIL', day: 11, reais: [23, 23], category: '09030000' },
            { name: 'SMARTFIT ACADEMIA', day: 14, reais: [119, 119], category: '07030001' },
          ],
          installments: [
            { store: 'Samsung Store', category: '08020000', monthsAgo: 4, day: 18, reais: 2399, count: 10 },
            { store: 'Centauro', category: '08070000', monthsAgo: 7, day: 15, reais: 599, count: 3 },
          ],
          foreign: [{ store: 'ALIEXPRESS SINGAPORE', category: '08010000', monthsAgo: 2, day: 14, usd: 31.9 }],
          refunds: [
            { place: { name: 'SHOPEE *LOJAOFICIAL', category: '08010000', reais: [60, 110] }, monthsAgo: 3, day: 17 },
          ],
        },
      ],
    },
    {
      itemId: 'pro-itau',
      style: itau,
      consentDays: 95,
      accounts: [
        {
          id: itauChecking,
          subtype: 'CHECKING_ACCOUNT',
          name: 'Conta Corrente',
          marketingName: 'Itaú Uniclass',
          number: '3120/20418-5',
          keep: [300, 4500],
          regular: [
            { kind: 'salary', name: 'TECNOLOGIA ALVORADA', day: 5, reais: [5850, 6050], category: '01010000' },
            {
              kind: 'salary',
              name: 'TECNOLOGIA ALVORADA 13',
              day: 18,
              reais: [2800, 2900],
              category: '01010000',
              months: [11, 12],
            },
            { kind: 'autoDebit', name: 'SEGURO VIDA ITAU', day: 17, reais: [38, 38], category: '200100000' },
            { kind: 'fee', name: '', day: 3, reais: [29, 29], category: '16010000' },
          ],
          habits: [
            { kind: 'pixOut', perMonth: [1, 3], places: places.smallPayees },
            { kind: 'withdrawal', perMonth: [0, 1], places: [{ name: '', category: '05020000', reais: [50, 200] }] },
          ],
        },
      ],
      cards: [],
    },
  ],
};
