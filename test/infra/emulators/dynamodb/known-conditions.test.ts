import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttributeValue, Item } from '../../../../infra/emulators/dynamodb/dynalite.ts';
import { knowingConditions, type ParseCondition } from '../../../../infra/emulators/dynamodb/known-conditions.ts';

const load = createRequire(import.meta.url);

/** dynalite's own parser: the engine may have replaced it in the module of this worker. */
const ownParser = (): ParseCondition => {
  const path = load.resolve('dynalite/db/conditionParser');
  const loaded = load.cache[path];
  delete load.cache[path];
  const { parse } = load(path);
  load.cache[path] = loaded;
  return parse;
};
const { isReserved, compare } = { isReserved: (name: string) => name === 'count', compare: () => false };

const TEXTS = [
  'pk = :a',
  ':a = pk',
  'pk = :a AND begins_with(sk, :b)',
  'pk = :a AND sk >= :b',
  'pk = :a AND sk BETWEEN :a AND :b',
  'attribute_exists(pk) AND (attribute_not_exists(#x) OR #x = :a)',
  'NOT (#x.#y[1] < :a OR size(#x) > :b)',
  '#x IN (:a, :b, :a)',
  'contains(#x, :a) AND attribute_type(#y, :b)',
  'count = :a',
  'begins_with(#x, :missing)',
  '((pk = :a))',
  'size(:a) = :b',
  'pk = = :a',
];

const value: fc.Arbitrary<AttributeValue> = fc.oneof(
  fc.record({ S: fc.constantFrom('', 'x', 'S', 'N') }),
  fc.record({ N: fc.constantFrom('0', '1', '-7.5') }),
  fc.record({ BOOL: fc.boolean() }),
  fc.constant<AttributeValue>({ L: [{ S: 'x' }] }),
);
type Request = { text: string; attrNames: Record<string, string>; attrVals: Item; used: string[] };
const request: fc.Arbitrary<Request> = fc.record({
  text: fc.constantFrom(...TEXTS),
  attrNames: fc.record({ '#x': fc.constantFrom('x', 'count', 'z.z'), '#y': fc.constantFrom('x', 'y') }),
  attrVals: fc.record({ ':a': value, ':b': value }),
  /** Another expression of the request used these before. */
  used: fc.subarray([':a', ':b', '#x', '#y']),
});

const outcomeOf = (parse: ParseCondition, { text, attrNames, attrVals, used }: Request) => {
  const unused = (names: object) =>
    Object.fromEntries(Object.keys(names).flatMap((n) => (used.includes(n) ? [] : [[n, true]])));
  const values: Item = structuredClone(attrVals);
  const context = {
    attrNames,
    attrVals: values,
    unusedAttrNames: unused(attrNames),
    unusedAttrVals: unused(attrVals),
    isReserved,
    compare,
  };
  try {
    return { answer: parse(text, { context }), left: [context.unusedAttrNames, context.unusedAttrVals] };
  } catch (error) {
    return { thrown: String(error), left: [context.unusedAttrNames, context.unusedAttrVals] };
  }
};

/** As dynalite does with the conditions of keys. */
const spoil = (part: unknown): void => {
  if (typeof part !== 'object' || part === null) return;
  for (const one of Object.values(part)) spoil(one);
  if ('args' in part) Object.assign(part, { type: 'spoilt', args: [] });
};

describe('a parser that knows conditions', () => {
  it('answers as the parser itself, whatever it was asked before and whatever became of its answers', () => {
    const parse = ownParser();
    fc.assert(
      fc.property(fc.array(request, { minLength: 2, maxLength: 40 }), (requests) => {
        const knowing = knowingConditions(parse);
        for (const one of requests) {
          const given = outcomeOf(knowing, one);
          expect(given).toEqual(outcomeOf(parse, one));
          spoil(given);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('parses a text once for the same names and types', () => {
    let parsed = 0;
    const own = ownParser();
    const knowing = knowingConditions((text, options) => {
      parsed += 1;
      return own(text, options);
    });
    const ask = (attrVals: Item) => outcomeOf(knowing, { text: 'pk = :a', attrNames: {}, attrVals, used: [] });
    ask({ ':a': { S: '1' } });
    ask({ ':a': { S: '2' } });
    expect(parsed).toBe(1);
    ask({ ':a': { N: '2' } });
    expect(parsed).toBe(2);
  });
});
