import { describe, expect, it } from 'vitest';
import { leadingKeysOf, mayTouch } from '../../../../infra/emulators/dynamodb/leading-keys.ts';

const at = (pk: string) => ({ pk: { S: pk }, sk: { S: 'x' } });

describe('partition keys of a call', () => {
  it.each([
    ['a key', { Key: at('RATE#a') }, ['RATE#a']],
    ['a record', { Item: at('ENTRY#a') }, ['ENTRY#a']],
    [
      'a query',
      {
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :s)',
        ExpressionAttributeValues: { ':pk': { S: 'INVITES' }, ':s': { S: 'USER#a' } },
      },
      ['INVITES'],
    ],
    [
      'a transaction',
      { TransactItems: [{ Put: { Item: at('A') } }, { ConditionCheck: { Key: at('B') } }] },
      ['A', 'B'],
    ],
    ['a scan', { TableName: 't' }, []],
    ['what cannot be read', { Key: { pk: { N: '1' } } }, []],
  ])('%s', (_, input, named) => expect(leadingKeysOf(input)).toEqual(named));
});

describe('what a role with partitions may touch', () => {
  const partitions = ['RATE#*', 'SWITCHES'];
  it.each([
    ['a partition of its pattern', { Key: at('RATE#a') }, true],
    ['the one that it names', { Key: at('SWITCHES') }, true],
    ['one that begins as the named one', { Key: at('SWITCHES#a') }, false],
    ['a user', { Key: at('USER#ana') }, false],
    [
      'a user beside its own',
      { TransactItems: [{ Put: { Item: at('RATE#a') } }, { Delete: { Key: at('USER#a') } }] },
      false,
    ],
    ['everything', { TableName: 't' }, false],
  ])('%s: %j', (_, input, may) => expect(mayTouch(partitions, input)).toBe(may));

  it('another role touches all', () => expect(mayTouch(undefined, { Key: at('USER#ana') })).toBe(true));
});
