import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { defineOperation } from '../operation.ts';
import { balanceEntry } from '../resources/account.ts';
import { fullBody } from '../resources/common.ts';
import { freshness } from '../resources/freshness.ts';

export const getBalance = defineOperation({
  name: 'get-balance',
  method: 'GET',
  path: '/tools/api/get-balance',
  tag: 'Accounts',
  summary: 'Balances of the bank accounts and their sum; cards are left out',
  query: z.object({}),
  response: () =>
    fullBody({
      data: z.object({
        total_balance: z
          .nullable(z.number())
          .check(
            z.describe('Sum of the known balances in BRL; null when there are accounts in BRL and none is known.'),
          ),
        unknown_balances: z.int().check(z.describe('Accounts whose balance is null; no sum holds them.')),
        accounts: z.array(balanceEntry()),
      }),
      freshness: freshness(),
    }),
  envelope: 'full',
  mcp: {
    title: 'Saldo total',
    description:
      'Use for how much money there is now: bank accounts with their balances and the sum, in BRL. Credit cards are not included: getBillSummary has open bills, getAccounts has limits.',
    words:
      'Current total account balance, cash available. Saldo, dinheiro, grana, agora, disponível, suficiente, guardado, sobrou, total somando bancos, contas.',
    compact: {
      table: {
        rows: 'data.accounts',
        columns: [
          'name',
          { name: 'bank', path: 'connector_name' },
          'balance',
          { name: 'currency', path: 'currency_code', usual: 'BRL' },
        ],
        totals: { of: 'balance', as: 'sum' },
      },
      keep: [
        { name: 'total', path: 'data.total_balance' },
        { name: 'unknownBalances', path: 'data.unknown_balances', usual: 0 },
      ],
    },
  },
  access: needs('read'),
  grants: { table: 'read' },
});
