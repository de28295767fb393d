import { caixa, nubank } from './banks.ts';
import * as places from './places.ts';
import type { HouseholdPlan } from './plans.ts';

const checking = 'free-caixa-conta';
const savings = 'free-caixa-poupanca';

/** One bank with a checking and a savings account, and no card. */
export const freeHousehold: HouseholdPlan = {
  owner: 'Bruno Oliveira',
  taxNumber: '000.158.667-00',
  transfers: [{ from: checking, to: savings, day: 7, reais: [100, 200], category: '05060000' }],
  banks: [
    {
      itemId: 'free-caixa',
      style: caixa,
      consentDays: 160,
      cards: [],
      accounts: [
        {
          id: checking,
          subtype: 'CHECKING_ACCOUNT',
          name: 'Conta Corrente',
          marketingName: 'Caixa Fácil',
          number: '1654/00023871-6',
          keep: [800, 3400],
          regular: [
            { kind: 'salary', name: 'PREFEITURA MUNICIPAL', day: 5, reais: [2850, 2950], category: '01010000' },
            { kind: 'pixOut', name: 'DONA MARLENE ALUGUEL', day: 7, reais: [900, 900], category: '17010000' },
            { kind: 'boleto', name: 'CPFL ENERGIA', day: 12, reais: [85, 140], category: '17020002' },
            { kind: 'autoDebit', name: 'SANASA', day: 14, reais: [55, 80], category: '17020001' },
            { kind: 'fee', name: '', day: 10, reais: [12, 12], category: '16010000' },
          ],
          habits: [
            {
              kind: 'debitCard',
              perMonth: [5, 8],
              places: [...places.groceries.slice(2), ...places.restaurants.slice(3)],
            },
            { kind: 'pixOut', perMonth: [2, 4], places: places.smallPayees },
            { kind: 'pixIn', perMonth: [0, 2], places: places.smallPayers },
          ],
        },
        {
          id: savings,
          subtype: 'SAVINGS_ACCOUNT',
          name: 'Poupança',
          marketingName: 'Poupança Caixa',
          number: '1654/013/00023871-6',
          keep: [1000, 9000],
          regular: [{ kind: 'yield', name: '', day: 7, reais: [6, 32], category: '03060000' }],
          habits: [],
        },
      ],
    },
  ],
};

/** The least that shows something: one account. @param label makes its ids unique */
export const smallHousehold = (label: string, owner: string): HouseholdPlan => ({
  owner,
  taxNumber: '000.904.311-00',
  transfers: [],
  banks: [
    {
      itemId: `${label}-nubank`,
      style: nubank,
      consentDays: 250,
      cards: [],
      accounts: [
        {
          id: `${label}-nubank-conta`,
          subtype: 'CHECKING_ACCOUNT',
          name: 'Conta do Nubank',
          marketingName: 'Conta do Nubank',
          number: '1/2040118-0',
          keep: [1300, 3600],
          regular: [{ kind: 'salary', name: 'COMERCIO LTDA', day: 5, reais: [1900, 2100], category: '01010000' }],
          habits: [
            { kind: 'debitCard', perMonth: [3, 5], places: places.groceries },
            { kind: 'pixOut', perMonth: [2, 3], places: places.smallPayees },
          ],
        },
      ],
    },
  ],
});
