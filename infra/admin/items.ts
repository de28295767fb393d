import { accountStore } from '../../shared/accounts/account-store.ts';
import { billStore } from '../../shared/cards/bill-store.ts';
import { queues } from '../../shared/contract/queues.ts';
import { ledgerStore } from '../../shared/ledger/ledger-store.ts';
import { queueSender } from '../../shared/platform/queue.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { itemStore } from '../../shared/sync/item-store.ts';
import { linkItem, unlinkItem } from '../../shared/sync/link-item.ts';
import { systemClock } from '../../shared/time/instant.ts';
import { type Command, existingUser, type Given, word } from './command.ts';
import { Problem } from './problem.ts';

const named = (given: Given) => ({ userId: word(given, 0, 'USER'), itemId: word(given, 1, 'ITEM') });

const ownItem = async ({ userId, itemId }: ReturnType<typeof named>): Promise<void> => {
  if (!(await itemStore(openTable()).find(userId, itemId))) throw new Problem(`User ${userId} has no item ${itemId}`);
};

/** Bank connections. */
export const items: Record<string, Command> = {
  'items link': {
    usage: 'items link USER ITEM',
    does: "makes the aggregator's item the user's; it is synchronized soon",
    run: async (given) => {
      const { userId, itemId } = named(given);
      await existingUser(userId);
      const outcome = await linkItem(itemStore(openTable()), { userId, itemId, now: systemClock() });
      if (outcome === 'foreign') throw new Problem(`Item ${itemId} belongs to another user`);
      return { itemId, outcome };
    },
  },
  'items unlink': {
    usage: 'items unlink USER ITEM',
    does: 'removes the item with its accounts, transactions, bills and closing days; the aggregator keeps it',
    run: async (given) => {
      const { userId, itemId } = named(given);
      await ownItem({ userId, itemId });
      const table = openTable();
      const parts = {
        table,
        items: itemStore(table),
        accounts: accountStore(table),
        bills: billStore(table),
        ledger: ledgerStore(table),
      };
      await unlinkItem(parts, userId, itemId);
      return { unlinked: itemId };
    },
  },
  'items sync': {
    usage: 'items sync USER ITEM',
    does: 'asks for an import of what the aggregator has now',
    run: async (given) => {
      const { userId, itemId } = named(given);
      await ownItem({ userId, itemId });
      await queueSender(queues.syncItem).send({ userId, itemId, mode: 'import' });
      return { requested: itemId };
    },
  },
};
