import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { describeEachServer } from '../support/dynamo-engines.ts';
import { type Attributes, failureOf, get, key, put, update } from './support.ts';

const item = {
  ...key,
  title: 'Aluguel',
  count: 5,
  note: 'velha',
  list: ['a', 'b'],
  nested: { deep: { value: 1 }, leaf: 'x' },
  tags: new Set(['casa', 'mensal']),
};

type Case = {
  name: string;
  expression: string;
  names?: Record<string, string>;
  values?: Attributes;
  after: Attributes;
};

const updates: Case[] = [
  { name: 'SET writes a new attribute', expression: 'SET fresh = :v', values: { ':v': 'n' }, after: { fresh: 'n' } },
  { name: 'SET replaces an attribute', expression: 'SET note = :v', values: { ':v': 'nova' }, after: { note: 'nova' } },
  {
    name: 'SET reads a reserved word through a name',
    expression: 'SET #c = #c + :v',
    names: { '#c': 'count' },
    values: { ':v': 2 },
    after: { count: 7 },
  },
  {
    name: 'SET subtracts',
    expression: 'SET #c = #c - :v',
    names: { '#c': 'count' },
    values: { ':v': 7 },
    after: { count: -2 },
  },
  {
    name: 'SET with if_not_exists keeps what is there',
    expression: 'SET title = if_not_exists(title, :v)',
    values: { ':v': 'x' },
    after: { title: 'Aluguel' },
  },
  {
    name: 'SET with if_not_exists fills what is missing',
    expression: 'SET fresh = if_not_exists(fresh, :v)',
    values: { ':v': 0 },
    after: { fresh: 0 },
  },
  {
    name: 'SET with list_append adds at the end',
    expression: 'SET #l = list_append(#l, :v)',
    names: { '#l': 'list' },
    values: { ':v': ['c'] },
    after: { list: ['a', 'b', 'c'] },
  },
  {
    name: 'SET writes inside a map',
    expression: 'SET nested.deep.#v = :v',
    names: { '#v': 'value' },
    values: { ':v': 2 },
    after: { nested: { deep: { value: 2 }, leaf: 'x' } },
  },
  {
    name: 'SET writes a list element',
    expression: 'SET #l[1] = :v',
    names: { '#l': 'list' },
    values: { ':v': 'z' },
    after: { list: ['a', 'z'] },
  },
  {
    name: 'SET just behind the end of a list appends',
    expression: 'SET #l[2] = :v',
    names: { '#l': 'list' },
    values: { ':v': 'z' },
    after: { list: ['a', 'b', 'z'] },
  },
  {
    name: 'SET copies the value from before the update',
    expression: 'SET note = title, title = :v',
    values: { ':v': 'Luz' },
    after: { note: 'Aluguel', title: 'Luz' },
  },
  {
    name: 'REMOVE drops attributes',
    expression: 'REMOVE note, nested.leaf',
    after: { note: undefined, nested: { deep: { value: 1 } } },
  },
  { name: 'REMOVE drops a list element', expression: 'REMOVE #l[0]', names: { '#l': 'list' }, after: { list: ['b'] } },
  {
    name: 'ADD counts up',
    expression: 'ADD #c :v',
    names: { '#c': 'count' },
    values: { ':v': 3 },
    after: { count: 8 },
  },
  { name: 'ADD starts a missing number at 0', expression: 'ADD fresh :v', values: { ':v': 3 }, after: { fresh: 3 } },
  {
    name: 'ADD joins a set',
    expression: 'ADD tags :v',
    values: { ':v': new Set(['casa', 'novo']) },
    after: { tags: new Set(['casa', 'mensal', 'novo']) },
  },
  {
    name: 'DELETE takes from a set',
    expression: 'DELETE tags :v',
    values: { ':v': new Set(['casa']) },
    after: { tags: new Set(['mensal']) },
  },
  {
    name: 'DELETE of the last element drops the set',
    expression: 'DELETE tags :v',
    values: { ':v': new Set(['casa', 'mensal']) },
    after: { tags: undefined },
  },
  {
    name: 'all clauses work together',
    expression: 'SET title = :t REMOVE note ADD #c :one',
    names: { '#c': 'count' },
    values: { ':t': 'T', ':one': 1 },
    after: { title: 'T', note: undefined, count: 6 },
  },
];

const refusals: Omit<Case, 'after'>[] = [
  { name: 'a reserved word without a name', expression: 'SET count = :v', values: { ':v': 1 } },
  { name: 'a value that is not given', expression: 'SET note = :missing', values: { ':v': 1 } },
  { name: 'a name that is not used', expression: 'REMOVE note', names: { '#x': 'x' } },
  { name: 'a syntax error', expression: 'SET note == :v', values: { ':v': 1 } },
  { name: 'arithmetic on text', expression: 'SET title = title + :v', values: { ':v': 1 } },
  { name: 'ADD of a number to text', expression: 'ADD title :v', values: { ':v': 1 } },
  { name: 'a path through a missing map', expression: 'SET absent.inside = :v', values: { ':v': 1 } },
  { name: 'a copy of a missing attribute', expression: 'SET note = absent' },
  { name: 'two changes of one path', expression: 'SET note = :v, note = :v', values: { ':v': 1 } },
  { name: 'a change of the key', expression: 'SET sk = :v', values: { ':v': 'other' } },
  { name: 'an empty expression', expression: '' },
];

const requestOf = ({ expression, names, values }: Omit<Case, 'after' | 'name'>) => ({
  UpdateExpression: expression,
  ExpressionAttributeNames: names,
  ExpressionAttributeValues: values,
});

describeEachServer('update expressions', (engine) => {
  it.each(updates)('$name', async ({ after, ...request }) => {
    await put(engine(), item);
    const { Attributes } = await update(engine(), { ...requestOf(request), ReturnValues: 'ALL_NEW' });
    expect(Attributes).toEqual({ ...item, ...after });
    expect(await get(engine())).toEqual(Attributes);
  });

  it.each(refusals)('refuses $name and changes nothing', async (request) => {
    await put(engine(), item);
    expect(await failureOf(update(engine(), requestOf(request)))).toMatchObject({ name: 'ValidationException' });
    expect(await get(engine())).toEqual(item);
  });

  it('creates the item that an update does not find', async () => {
    await update(engine(), requestOf({ expression: 'SET note = :v', values: { ':v': 'n' } }));
    expect(await get(engine())).toEqual({ ...key, note: 'n' });
  });

  it.each([
    { returns: 'ALL_OLD', expected: item },
    { returns: 'UPDATED_OLD', expected: { title: 'Aluguel' } },
    { returns: 'UPDATED_NEW', expected: { title: 'Luz' } },
    { returns: 'ALL_NEW', expected: { ...item, title: 'Luz' } },
  ] as const)('an update answers $returns', async ({ returns, expected }) => {
    await put(engine(), item);
    const request = { ...requestOf({ expression: 'SET title = :v', values: { ':v': 'Luz' } }), ReturnValues: returns };
    expect((await update(engine(), request)).Attributes).toEqual(expected);
  });

  it('projects top-level and nested paths', async () => {
    await put(engine(), item);
    const { client, tableName } = engine();
    const { Item } = await client.send(
      new GetCommand({
        TableName: tableName,
        Key: key,
        ProjectionExpression: 'title, nested.deep, #l[1], absent',
        ExpressionAttributeNames: { '#l': 'list' },
      }),
    );
    expect(Item).toEqual({ title: 'Aluguel', nested: { deep: { value: 1 } }, list: ['b'] });
  });
});
