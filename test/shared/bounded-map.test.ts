import { expect, it } from 'vitest';
import { BoundedMap } from '../../shared/bounded-map.ts';

it('holds what it was given, and starts anew when it is full', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('a', 1).set('b', 2);
  expect([...map]).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
  map.set('c', 3);
  expect([...map]).toEqual([['c', 3]]);
});

it('keeps its entries when one of them changes', () => {
  const map = new BoundedMap<string, number>(1);
  expect([...map.set('a', 1).set('a', 2)]).toEqual([['a', 2]]);
});
