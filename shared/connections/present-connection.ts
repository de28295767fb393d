import { type Account, isCreditCard, isOpen } from '../accounts/account.ts';
import { amountOrUnknown } from '../accounts/balance.ts';
import type { AccountSnapshot } from '../cards/account-snapshot.ts';
import { cardClosing } from '../cards/bill-period.ts';
import { registeredClosingDay } from '../cards/card-bills.ts';
import { freshnessOf } from '../sync/freshness.ts';
import { type Item, isActive } from '../sync/item.ts';
import { isInProgress } from '../sync/item-status.ts';
import type { Instant } from '../time/instant.ts';
import { dateInSaoPaulo } from '../time/sao-paulo.ts';

const closingDayOf = (account: Account, { bills, closingDates }: AccountSnapshot, now: Instant): number | null => {
  if (!isCreditCard(account)) return null;
  const own = bills.filter(({ accountId }) => accountId === account.id);
  const chosenDay = registeredClosingDay(account.id, closingDates);
  return cardClosing({ account, bills: own, chosenDay }, dateInSaoPaulo(now)).closingDay;
};

/** Whether an update can be requested: not while one runs, and not when the user must act first. */
const canUpdate = (item: Item): boolean => (isActive(item) && !isInProgress(item.status)) || item.status === 'OUTDATED';

// An update that the institution made by itself is a check, too.
const checkedAt = ({ checkedAt: asked, lastUpdatedAt: updated }: Item): Instant | null =>
  asked && updated ? (asked > updated ? asked : updated) : (asked ?? updated);

/** A connection with its accounts. `balance` is that of get-accounts: a card's used amount is positive. */
export const presentConnection = (item: Item, records: AccountSnapshot, now: Instant) => {
  const { is_stale, connections } = freshnessOf([item], now);
  return {
    item_id: item.id,
    connector_name: item.connectorName,
    connector_color: item.connectorColor && `#${item.connectorColor}`,
    status: item.status,
    needs: connections[0]?.needs ?? null,
    is_stale,
    last_updated_at: item.lastUpdatedAt,
    checked_at: checkedAt(item),
    consent_expires_at: item.consentExpiresAt,
    can_update: canUpdate(item),
    duplicate_of: item.duplicateOf ?? null,
    accounts: [...records.accounts, ...(records.duplicates?.values() ?? [])]
      .filter(({ itemId }) => itemId === item.id)
      .map((account) => ({
        account_id: account.id,
        account_name: account.name,
        custom_name: account.customName ?? null,
        type: account.type,
        subtype: account.subtype,
        balance: amountOrUnknown(account.balance),
        closing_day: isOpen(account) ? closingDayOf(account, records, now) : null,
        closed_at: account.closedAt ?? null,
        is_duplicate: records.duplicates?.has(account.id) ?? false,
      })),
  };
};
