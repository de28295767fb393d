import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { isObject } from '../is-object.ts';
import { log } from '../platform/log.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import type { WriteItem } from '../platform/table/transact.ts';

/** What an operator stops without a deployment; a switch that is on stops it. */
export const SWITCHES = ['email', 'whatsapp', 'registration', 'sign-up', 'read-only'] as const;
export type SwitchName = (typeof SWITCHES)[number];
/** Those that are on. */
export type Switches = ReadonlySet<SwitchName>;

export const isSwitch = (text: string): text is SwitchName => SWITCHES.some((name) => name === text);

/**
 * What cannot be read is on: only who wanted to stop something has written it, and a switch that is on by mistake rings, while
 * one that is off by mistake is found by nobody.
 */
export const isOn = (value: unknown): boolean => value !== undefined && !(isObject(value) && value.on === false);

export const switchesIn = (record: Readonly<Record<string, unknown>> = {}): Switches =>
  new Set(SWITCHES.filter((name) => isOn(record[name])));

/** Reads the switches, which are one record for all. */
export const switchReader = ({ client, name: TableName }: Table) => {
  // Every call reads the same record: eventually consistent reads are twice as many. A change holds within a second.
  const on = async (): Promise<Switches> =>
    switchesIn((await client.send(new GetCommand({ TableName, Key: keys.switches() }))).Item);

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
  };
};

export type SwitchReader = ReturnType<typeof switchReader>;

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
