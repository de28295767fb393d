import type { FixtureInput } from '../../infra/sandbox/fixture/fixture.ts';
import { easterSunday } from '../../shared/time/business-days.ts';
import { addDays, type IsoDate, isoDate, yearOf } from '../../shared/time/calendar.ts';
import { today } from './a-household.ts';

const at = (date: IsoDate) => `${date}T15:00:00.000Z`;
/** Long enough ago that its rows lie outside every default period. */
export const yearBefore = yearOf(today) - 2;
const christmas = isoDate(yearBefore, 12, 25);
/** Its Tuesday. */
export const carnival = addDays(easterSunday(yearBefore), -47);

type Given = { id: string; date: IsoDate; amount: number; description?: string; of?: readonly [number, number] };
const purchase = ({ id, date, amount, description = 'LOJA', of }: Given) => ({
  id,
  date: at(date),
  description,
  type: 'DEBIT' as const,
  amount,
  category: 'Shopping',
  categoryId: '08000000',
  ...(of && { creditCardMetadata: { installmentNumber: of[0], totalInstallments: of[1] } }),
});

/** A user with purchases in installments, some equal amounts, and purchases on holidays. */
export const shopper: FixtureInput['users'][number] = {
  id: 'dora',
  subscription: { plan: 'pro', status: 'active', currentPeriodEnd: '2099-01-01T00:00:00.000Z' },
  items: [
    {
      item: { id: 'item-dora', connector: { id: 201, name: 'Itaú' } },
      accounts: [
        {
          account: { id: 'dora-bank', type: 'BANK', subtype: 'CHECKING_ACCOUNT', name: 'Conta', balance: 1 },
          transactions: [
            {
              id: 'bill',
              date: at(addDays(today, -8)),
              description: 'PAGAMENTO FATURA CARTAO',
              type: 'DEBIT',
              amount: -2000,
              category: 'Credit card payment',
              categoryId: '05100000',
            },
            { id: 'salary', date: at(addDays(today, -9)), description: 'SALARIO', type: 'CREDIT', amount: 5000 },
          ],
        },
        {
          account: { id: 'dora-card', type: 'CREDIT', subtype: 'CREDIT_CARD', name: 'Cartão', balance: 1 },
          transactions: [
            purchase({
              id: 'fridge',
              date: addDays(today, -2),
              amount: 300,
              description: 'MAGAZINE LUIZA',
              of: [3, 10],
            }),
            purchase({ id: 'sofa', date: addDays(today, -3), amount: 150, description: 'MAGAZINE LUIZA', of: [6, 6] }),
            purchase({ id: 'phone', date: addDays(today, -4), amount: 120, description: 'VIVO LOJA', of: [1, 10] }),
            purchase({ id: 'shoes', date: addDays(today, -5), amount: 150, description: 'MAGAZINE LUIZA' }),
            purchase({ id: 'bread', date: addDays(today, -6), amount: 9.9 }),
            purchase({ id: 'gift', date: christmas, amount: 80 }),
            purchase({ id: 'after', date: addDays(christmas, 1), amount: 81 }),
            purchase({ id: 'party', date: carnival, amount: 60 }),
          ],
        },
      ],
    },
  ],
};
