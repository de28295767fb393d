import { accountStore } from '../../shared/accounts/account-store.ts';
import { billStore } from '../../shared/cards/bill-store.ts';
import { ledgerStore } from '../../shared/ledger/ledger-store.ts';
import { expireData } from '../../shared/personal-data/retention.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { openAggregator } from '../../shared/pluggy/open.ts';
import { scheduledJob } from '../../shared/runtime/jobs/scheduled-job.ts';
import { accountNotices } from '../../shared/sign-in/sign-in-services.ts';
import { itemStore } from '../../shared/sync/item-store.ts';

/** Every day: bank data of users without a plan ends a year after their access did, with two mails before (OPERATIONS.md). */
export const handler = scheduledJob({
  name: 'expire-data',
  run: async ({ now }) => {
    const table = openTable();
    const stores = { accounts: accountStore(table), bills: billStore(table), ledger: ledgerStore(table) };
    const deleteItem = (itemId: string) => openAggregator().deleteItem(itemId);
    await expireData(
      { table, items: itemStore(table), ...stores, notices: accountNotices(table), deleteItem },
      { until: now },
    );
  },
});
