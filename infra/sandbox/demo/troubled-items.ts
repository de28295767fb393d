import type { ItemStatus } from '../../../shared/sync/item-status.ts';
import { addDays } from '../../../shared/time/calendar.ts';
import { utcMidnight } from '../../../shared/time/instant.ts';
import { bankStyles } from './plans.ts';
import type { Window } from './window.ts';

const { bradesco, caixa, itau, nubank } = bankStyles;

const lastWeek = ({ today }: Window) => utcMidnight(addDays(today, -7));

const troubled = (
  id: string,
  { connector }: { connector: { id: number; name: string } },
  status: ItemStatus,
  error: { code: string; message: string },
  window: Window,
) => ({
  item: { id, connector, status, error, lastUpdatedAt: lastWeek(window) },
  onUpdate: { status, error, afterMs: 200 },
  accounts: [{ account: { id: `${id}-conta`, type: 'BANK' as const, name: 'Conta Corrente', balance: 812.4 } }],
});

/** Connections that require an action of the user or the bank; a manual update reports them in groups. */
export const troubledItems = (window: Window) => [
  troubled('karen-itau', itau, 'LOGIN_ERROR', { code: 'INVALID_CREDENTIALS', message: 'A senha mudou' }, window),
  troubled('karen-caixa', caixa, 'OUTDATED', { code: 'SITE_NOT_AVAILABLE', message: 'Banco fora do ar' }, window),
  troubled('karen-bradesco', bradesco, 'WAITING_USER_INPUT', { code: 'USER_INPUT_TIMEOUT', message: 'Token' }, window),
  {
    item: { id: 'karen-nubank', connector: nubank.connector, executionStatus: 'PARTIAL_SUCCESS' as const },
    onUpdate: {
      status: 'UPDATED' as const,
      executionStatus: 'PARTIAL_SUCCESS' as const,
      statusDetail: { accounts: { isUpdated: true }, creditCards: { isUpdated: false } },
      afterMs: 200,
    },
    accounts: [
      { account: { id: 'karen-nubank-conta', type: 'BANK' as const, name: 'Conta do Nubank', balance: 96.15 } },
    ],
  },
];
