import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { writeAll } from '../platform/table/transact.ts';
import { addSeconds, epochSeconds } from '../time/instant.ts';
import { RETENTION_SECONDS } from './history.ts';
import { isOn, SWITCHES, type SwitchName } from './switches.ts';

const entrySchema = z.object({ on: stored.flag, at: stored.instant, by: stored.text, reason: stored.maybeText });
/** The latest change of a switch. */
export type SwitchEntry = z.output<typeof entrySchema>;

const changeSchema = z.object({ name: stored.text, ...entrySchema.shape });
export type SwitchChange = z.output<typeof changeSchema>;

/** The switches for operators; the service only reads them (switches.ts). */
export const switchStore = (table: Table) => {
  const { client, name: TableName } = table;
  return {
    /** `entry`: null for a switch that was never set, or whose entry cannot be read. */
    list: async (): Promise<{ name: SwitchName; on: boolean; entry: SwitchEntry | null }[]> => {
      const get = new GetCommand({ TableName, Key: keys.switches(), ConsistentRead: true });
      const { Item: record = {} } = await client.send(get);
      return SWITCHES.map((name) => {
        const known = entrySchema.safeParse(record[name]);
        return { name, on: isOn(record[name]), entry: known.success ? known.data : null };
      });
    },

    /** Sets one switch and notes it in the history; the others stay as they are. */
    set: async (name: SwitchName, { on, at, by, reason }: SwitchEntry): Promise<void> => {
      const made = { on, at, by, reason };
      const expiresAt = epochSeconds(addSeconds(at, RETENTION_SECONDS));
      await writeAll(table, [
        {
          Update: {
            TableName,
            Key: keys.switches(),
            UpdateExpression: 'SET #name = :made',
            ExpressionAttributeNames: { '#name': name },
            ExpressionAttributeValues: { ':made': made },
          },
        },
        { Put: { TableName, Item: { ...keys.switchHistory(at, name), name, ...made, expiresAt } } },
      ]);
    },

    /** The changes of the last 90 days, the newest first. */
    history: async (): Promise<SwitchChange[]> =>
      (await queryPrefix(table, keys.switchHistoryOf())).map((record) => changeSchema.parse(record)).toReversed(),
  };
};
