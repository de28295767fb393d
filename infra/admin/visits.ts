import { accessStore } from '../../shared/access/access-store.ts';
import { newKeyId } from '../../shared/access/credential.ts';
import { eventItem } from '../../shared/access/history.ts';
import { contentOf, listVisits } from '../../shared/access/visits.ts';
import { openTable } from '../../shared/platform/table/table.ts';
import { writeAll } from '../../shared/platform/table/transact.ts';
import { unlessErased } from '../../shared/platform/table/unless-erased.ts';
import { systemClock } from '../../shared/time/instant.ts';
import { type Command, requiredOption } from './command.ts';
import { openerOf, operatorOf } from './operator.ts';
import { Problem } from './problem.ts';

const LONGEST_REASON = 300;
/** At a time: KMS opens 500 a second for an account. */
const AT_ONCE = 20;

/** Access records, which a court may ask for (Marco Civil, art. 15). */
export const visits: Record<string, Command> = {
  visits: {
    usage: 'visits USER --reason TEXT',
    does: 'opens the access records of a user, an erased one too, and says so in the history of the user',
    run: async (given) => {
      const [userId = ''] = given.words;
      if (!userId) throw new Problem('USER is missing');
      const reason = requiredOption(given, 'reason');
      if (reason.length > LONGEST_REASON) throw new Problem(`--reason may have ${LONGEST_REASON} characters`);
      const [table, at] = [openTable(), systemClock()];
      const [{ profile }, sealed] = await Promise.all([accessStore(table).read(userId), listVisits(table, userId, at)]);
      if (!profile && sealed.length === 0) throw new Problem(`There is no user ${userId}`);
      const open = openerOf(given);
      const by = await operatorOf(given);
      // Before any is opened. An erased user has no history: CloudTrail has each use of the key.
      const Item = eventItem(userId, { event: 'visits.read', at, by, id: newKeyId() }, { reason });
      const entry = [{ Put: { TableName: table.name, Item } }, unlessErased(table, userId)];
      const inHistory = profile !== null && (await writeAll(table, entry)).length === 0;
      const opened: object[] = [];
      for (let from = 0; from < sealed.length; from += AT_ONCE) {
        const some = sealed.slice(from, from + AT_ONCE).map(async ({ at: instant, sealed: text }) => ({
          at: instant,
          ...contentOf(await open(Buffer.from(text, 'base64'))),
        }));
        opened.push(...(await Promise.all(some)));
      }
      return { inHistory, visits: opened };
    },
  },
};
