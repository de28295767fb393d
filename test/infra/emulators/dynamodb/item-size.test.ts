import { expect, it } from 'vitest';
import type { Item } from '../../../../infra/emulators/dynamodb/dynalite.ts';
import { itemSize } from '../../../../infra/emulators/dynamodb/item-size.ts';

// Sizes by the developer guide's rules, worked out by hand; every name is one byte.
const cases: { name: string; item: Item; bytes: number }[] = [
  { name: 'nothing', item: {}, bytes: 0 },
  { name: 'text', item: { a: { S: 'abc' } }, bytes: 1 + 3 },
  { name: 'an empty text', item: { a: { S: '' } }, bytes: 1 },
  { name: 'text and a name in UTF-8', item: { ç: { S: 'ção€' } }, bytes: 2 + 8 },
  { name: 'zero', item: { a: { N: '0' } }, bytes: 1 + 1 },
  { name: 'two digits', item: { a: { N: '27' } }, bytes: 1 + 2 },
  { name: 'a sign', item: { a: { N: '-27' } }, bytes: 1 + 3 },
  { name: 'digits around the point', item: { a: { N: '461.10' } }, bytes: 1 + 4 },
  { name: 'leading and trailing zeros', item: { a: { N: '1000000' } }, bytes: 1 + 2 },
  { name: 'a small fraction', item: { a: { N: '0.0001' } }, bytes: 1 + 2 },
  { name: 'binary', item: { a: { B: Buffer.alloc(10).toString('base64') } }, bytes: 1 + 10 },
  { name: 'true and null', item: { a: { BOOL: true }, b: { NULL: true } }, bytes: 4 },
  { name: 'a set', item: { a: { SS: ['ab', 'c'] }, b: { NS: ['12', '3'] } }, bytes: 1 + 3 + 1 + 4 },
  { name: 'a list', item: { a: { L: [{ S: 'ab' }, { BOOL: false }] } }, bytes: 1 + 3 + (1 + 2) + (1 + 1) },
  { name: 'a map', item: { a: { M: { b: { S: 'ab' } } } }, bytes: 1 + 3 + 1 + (1 + 2) },
];

it.each(cases)('$name takes $bytes bytes', ({ item, bytes }) => {
  expect(itemSize(item)).toBe(bytes);
});
