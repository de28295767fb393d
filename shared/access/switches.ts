import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { isObject } from '../is-object.ts';
import { log } from '../platform/log.ts';
import { keys } from '../platform/table/keys.ts';
import { queryPrefix } from '../platform/table/query-pages.ts';
import { stored } from '../platform/table/stored.ts';
import type { Table } from '../platform/table/table.ts';
import { type WriteItem, writeAll } from '../platform/table/transact.ts';
import { addSeconds, epochSeconds } from '../time/instant.ts';
import { RETENTION_SECONDS } from './history.ts';

/** What an operator stops without a deployment; a switch that is on stops it. */
export const SWITCHES = ['email', 'whatsapp', 'registration', 'sign-up', 'read-only'] as const;
export type SwitchName = (typeof SWITCHES)[number];
/** Those that are on. */
export type Switches = ReadonlySet<SwitchName>;

export const isSwitch = (text: string): text is SwitchName => SWITCHES.some((name) => name === text);

const entry = z.object({ on: stored.flag, at: stored.instant, by: stored.text, reason: stored.maybeText });
/** The latest change of a switch. */
export type SwitchEntry = z.output<typeof entry>;

const change = z.object({ name: stored.text, ...entry.shape });
export type SwitchChange = z.output<typeof change>;

/**
 * What cannot be read is on: only who wanted to stop something has written it, and a switch that is on by mistake rings, while
 * one that is off by mistake is found by nobody.
 */
const isOn = (value: unknown): boolean => value !== undefined && !(isObject(value) && value.on === false);

export const switchesIn = (record: Readonly<Record<string, unknown>> = {}): Switches =>
  new Set(SWITCHES.filter((name) => isOn(record[name])));

/** The switches, in one record for all. */
export const switchStore = (table: Table) => {
  const { client, name: TableName } = table;

  const read = async (ConsistentRead: boolean): Promise<Record<string, unknown> | undefined> => {
    const { Item } = await client.send(new GetCommand({ TableName, Key: keys.switches(), ConsistentRead }));
    return Item;
  };

  // Every call reads the same record: eventually consistent reads are twice as many. A change holds within a second.
  const on = async (): Promise<Switches> => switchesIn(await read(false));

  return {
    on,

    /**
     * Whether changes are refused. Never throws: where only this record cannot be read, such as when it is throttled, calls
     * go on, because one more record that each change depends on must not be one more way to fail.
     */
    isReadOnly: async (): Promise<boolean> => {
      try {
        return (await on()).has('read-only');
      } catch (error) {
        log.failure(error);
        return false;
      }
    },

    /** `entry`: null for a switch that was never set, or whose entry cannot be read. */
    list: async (): Promise<{ name: SwitchName; on: boolean; entry: SwitchEntry | null }[]> => {
      const record = (await read(true)) ?? {};
      return SWITCHES.map((name) => {
        const known = entry.safeParse(record[name]);
        return { name, on: isOn(record[name]), entry: known.success ? known.data : null };
      });
    },

    /** Sets one switch and notes it in the history; the others stay as they are. */
    set: async (name: SwitchName, { on: isOn, at, by, reason }: SwitchEntry): Promise<void> => {
      const made = { on: isOn, at, by, reason };
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
      (await queryPrefix(table, keys.switchHistoryOf())).map((record) => change.parse(record)).toReversed(),
  };
};

export type SwitchStore = ReturnType<typeof switchStore>;

/** Its condition fails while the switch is on. */
export const unlessStopped = ({ name: TableName }: Table, name: SwitchName): WriteItem => ({
  ConditionCheck: {
    TableName,
    Key: keys.switches(),
    ConditionExpression: 'attribute_not_exists(#name) OR #name.#on = :off',
    ExpressionAttributeNames: { '#name': name, '#on': 'on' },
    ExpressionAttributeValues: { ':off': false },
  },
});
