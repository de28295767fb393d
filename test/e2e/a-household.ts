import type { FixtureInput } from '../../infra/sandbox/fixture/fixture.ts';
import { addDays } from '../../shared/time/calendar.ts';
import { systemClock } from '../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';

export const today = dateInSaoPaulo(systemClock());
/** Noon in São Paulo, `days` ago, as the aggregator writes it. */
const at = (days: number) => `${addDays(today, -days)}T15:00:00.000Z`;

const active = { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } as const;

const bankRows = [
  {
    id: 't-salary',
    date: at(20),
    description: 'SALARIO ACME',
    type: 'CREDIT',
    amount: 5000,
    category: 'Salary',
    categoryId: '01010000',
  },
  {
    id: 't-rent',
    date: at(15),
    description: 'PIX ENVIADO IMOBILIARIA',
    type: 'DEBIT',
    amount: -1800.5,
    category: 'Rent',
    categoryId: '17010000',
  },
  {
    id: 't-bill',
    date: at(10),
    description: 'PAGAMENTO FATURA',
    type: 'DEBIT',
    amount: -450.25,
    category: 'Credit card payment',
    categoryId: '05100000',
  },
  {
    id: 't-old',
    date: at(200),
    description: 'MERCADO ANTIGO',
    type: 'DEBIT',
    amount: -33.33,
    category: 'Groceries',
    categoryId: '10000000',
  },
] as const;

const cardRows = [
  {
    id: 't-lunch',
    date: at(5),
    description: 'RESTAURANTE SABOR',
    type: 'DEBIT',
    amount: 45.9,
    category: 'Eating out',
    categoryId: '11010000',
  },
  {
    id: 't-clinic',
    date: at(4),
    description: 'CLINICA VIDA',
    type: 'DEBIT',
    amount: 320,
    category: 'Hospital clinics and labs',
    categoryId: '18040000',
  },
  {
    id: 't-pending',
    date: at(1),
    description: 'UBER *TRIP',
    type: 'DEBIT',
    amount: 23.45,
    category: 'Taxi and ride-hailing',
    categoryId: '19010000',
    status: 'PENDING',
  },
  {
    id: 't-paid',
    date: at(10),
    description: 'PAGAMENTO RECEBIDO',
    type: 'CREDIT',
    amount: -450.25,
    category: 'Credit card payment',
    categoryId: '05100000',
  },
  {
    id: 't-usd',
    date: at(3),
    description: 'AWS',
    type: 'DEBIT',
    amount: 10,
    amountInAccountCurrency: 55.07,
    currencyCode: 'USD',
    category: 'Digital services',
    categoryId: '09000000',
  },
] as const;

/** Two users whose rows are few enough to be summed by hand, and users without access. */
export const household: FixtureInput = {
  users: [
    {
      id: 'ana',
      name: 'Ana Souza',
      email: 'ana@example.com',
      phone: '+5511999990001',
      subscription: active,
      apiKeys: [
        { label: 'default', status: 'active' },
        { label: 'old', status: 'revoked' },
      ],
      items: [
        {
          item: { id: 'item-ana', connector: { id: 201, name: 'Itaú' } },
          accounts: [
            {
              account: {
                id: 'acc-bank',
                type: 'BANK',
                subtype: 'CHECKING_ACCOUNT',
                name: 'Conta Corrente',
                number: '12345-6',
                balance: 2749.25,
              },
              transactions: [...bankRows],
            },
            {
              account: {
                id: 'acc-card',
                type: 'CREDIT',
                subtype: 'CREDIT_CARD',
                name: 'Cartão Itaú',
                number: '4321',
                balance: 444.42,
                creditData: {
                  brand: 'VISA',
                  level: 'GOLD',
                  status: 'ACTIVE',
                  creditLimit: 5000,
                  availableCreditLimit: 4555.58,
                },
              },
              transactions: [...cardRows],
            },
          ],
        },
      ],
    },
    {
      id: 'bia',
      subscription: active,
      items: [
        {
          item: { id: 'item-bia', connector: { id: 202, name: 'Nubank' } },
          accounts: [
            {
              account: { id: 'acc-bia', type: 'BANK', subtype: 'CHECKING_ACCOUNT', name: 'Conta', balance: 1 },
              transactions: [],
            },
          ],
        },
      ],
    },
    { id: 'none', subscription: null },
    { id: 'ended', subscription: { plan: 'pro', status: 'canceled', currentPeriodEnd: '2020-01-01T00:00:00.000Z' } },
    { id: 'ending', subscription: { plan: 'pro', status: 'canceled', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } },
    { id: 'expired', subscription: { plan: 'pro', status: 'expired', currentPeriodEnd: '2099-01-01T00:00:00.000Z' } },
  ],
};
