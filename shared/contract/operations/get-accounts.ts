import * as z from 'zod/mini';
import { needs } from '../access.ts';
import { query } from '../fields/query.ts';
import { defineOperation } from '../operation.ts';
import { accountRecord } from '../resources/account.ts';
import { fullBody } from '../resources/common.ts';
import { freshness } from '../resources/freshness.ts';
import { ACCOUNT_TYPES } from '../resources/transaction.ts';

export const getAccounts = defineOperation({
  name: 'get-accounts',
  method: 'GET',
  path: '/tools/api/get-accounts',
  tag: 'Accounts',
  summary: 'All connected accounts: bank, card and others',
  query: z.object({
    accountType: query.oneOf(
      ACCOUNT_TYPES,
      'Only accounts of this type. `INVESTMENT` and `LOAN`: what get-investments and get-loans list, in the form of accounts.',
    ),
    includeClosed: query.flagOr(false, 'Also lists accounts that their institution no longer lists, with `closedAt`.'),
  }),
  response: () => fullBody({ data: z.array(accountRecord()), count: z.int(), freshness: freshness() }),
  envelope: 'full',
  mcp: {
    title: 'Contas e cartões',
    description:
      "Use for ids, banks, card limits and due dates of all connected accounts. A card's balance is its debt, negative. For money available now use getBalance; for the open bill use getBillSummary.",
    words:
      'List connected accounts, cards, banks, institutions; available credit limit. Contas, cartões, bancos conectados, cadastrados, instituições, lista, limite disponível, cartão de crédito.',
    unlisted: ['accountType'],
    compact: {
      table: {
        rows: 'data',
        columns: [
          'id',
          'name',
          { name: 'bank', path: 'connectorName' },
          'type',
          { name: 'balance', path: 'accountBalance' },
          { name: 'currency', path: 'currencyCode', usual: 'BRL' },
          { name: 'limit', path: 'creditData.creditLimit' },
          { name: 'available', path: 'creditData.availableCreditLimit' },
          { name: 'due', path: 'creditData.balanceDueDate', form: 'day' },
        ],
      },
    },
  },
  access: needs('read'),
  grants: { table: 'read' },
});
