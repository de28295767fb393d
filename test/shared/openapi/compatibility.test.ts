import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../../shared/openapi/document.ts';

// What programs were told they may rely on. `BASELINE=write` writes what there is now: of a release, or of a removal that was
// announced 12 months before.
const FILE = join(import.meta.dirname, '../../fixtures/api-baseline.json');

type Json = Readonly<Record<string, unknown>>;
/** Names with their types. `*` after the name of a parameter or of a field of a request: it is required. */
type Told = { parameters: Record<string, string>; request: Record<string, string>; response: Record<string, string> };

const typeOf = ({ type, enum: values }: Json): string => {
  const types = [type].flat().filter(Boolean).join('|');
  return types || (values ? 'enum' : 'any');
};

/** Every field by its path, `a.b[].c`, with the types that it may have. */
const fieldsOf = (root: Json, given: unknown, required: boolean): Record<string, string> => {
  const found = new Map<string, Set<string>>();
  const walk = (value: unknown, path: string, above: readonly string[]): void => {
    const schema: Json = Object(value);
    if (typeof schema.$ref === 'string') {
      if (above.includes(schema.$ref)) return;
      const target = schema.$ref
        .split('/')
        .slice(1)
        .reduce((at: unknown, name) => Object(at)[name], root);
      walk(target, path, [...above, schema.$ref]);
      return;
    }
    const parts = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => (schema[key] ?? []) as unknown[]);
    if (path !== '' && parts.length === 0) found.set(path, (found.get(path) ?? new Set()).add(typeOf(schema)));
    for (const part of parts) walk(part, path, above);
    if (schema.items) walk(schema.items, `${path}[]`, above);
    for (const [name, field] of Object.entries(Object(schema.properties))) {
      const isNeeded = required && ((schema.required ?? []) as string[]).includes(name);
      walk(field, `${path && `${path}.`}${name}${isNeeded ? '*' : ''}`, above);
    }
  };
  walk(given, '', []);
  return Object.fromEntries([...found].map(([path, types]) => [path, [...types].toSorted().join('|')]));
};

const JSON_TYPE = 'application/json';

const toldBy = (document: Json): Record<string, Told> =>
  Object.fromEntries(
    Object.entries(Object(document.paths)).flatMap(([path, methods]) =>
      Object.entries(Object(methods)).map(([method, value]) => {
        const { parameters, requestBody, responses } = Object(value);
        const named = (parameters as Json[]).map((one): [string, string] => [
          `${one.in} ${one.name}${one.required === true ? '*' : ''}`,
          typeOf(Object(one.schema)),
        ]);
        const told: Told = {
          parameters: Object.fromEntries(named),
          request: fieldsOf(document, requestBody?.content[JSON_TYPE].schema, true),
          response: fieldsOf(document, responses['200'].content[JSON_TYPE].schema, false),
        };
        return [`${method.toUpperCase()} ${path}`, told];
      }),
    ),
  );

const bare = (name: string): string => name.replaceAll('*', '');

/** What a program of then would miss now. */
const broken = (then: Record<string, Told>, now: Record<string, Told>): string[] =>
  Object.entries(then).flatMap(([operation, was]) => {
    const is = now[operation];
    if (!is) return [`${operation} is gone`];
    return (['parameters', 'request', 'response'] as const).flatMap((part) => {
      const present = new Map(Object.entries(is[part]).map(([name, type]) => [bare(name), { name, type }]));
      const gone = Object.entries(was[part]).flatMap(([name, type]) => {
        const found = present.get(bare(name));
        if (!found) return [`${operation}: ${part} ${bare(name)} is gone`];
        const wider = found.type.split('|').filter((one) => !type.split('|').includes(one));
        const narrower = type.split('|').filter((one) => !found.type.split('|').includes(one));
        const changed = part === 'response' ? wider : narrower;
        return changed.length > 0 ? [`${operation}: ${part} ${bare(name)} was ${type}, is ${found.type}`] : [];
      });
      const before = new Set(Object.keys(was[part]));
      const demanded = Object.keys(is[part])
        .filter((name) => name.endsWith('*') && !before.has(name) && !isBelowNew(name, was[part]))
        .map((name) => `${operation}: ${part} ${bare(name)} is required`);
      return [...gone, ...demanded];
    });
  });

/** Whether it belongs to a field that itself is new: who does not send that one need not send this one. */
const isBelowNew = (name: string, was: Record<string, string>): boolean => {
  const parent = bare(name).replace(/\.?[^.]+$/, '');
  return parent !== '' && !Object.keys(was).map(bare).includes(parent);
};

const now = toldBy(JSON.parse(JSON.stringify(openApiDocument({ serverUrl: 'https://saldo.example' }))));
if (process.env.BASELINE === 'write') writeFileSync(FILE, `${JSON.stringify(now, null, 1)}\n`);
const then: Record<string, Told> = JSON.parse(readFileSync(FILE, 'utf8'));

describe('within a version', () => {
  it('nothing is removed or renamed, nothing becomes required, no type changes', () => {
    expect(broken(then, now)).toEqual([]);
  });

  const one = (change: (told: Told) => void, name = 'POST /tools/api/create-spending-limit') => {
    const changed = structuredClone(now);
    const told = changed[name];
    if (told) change(told);
    return broken(now, changed);
  };

  const takes =
    (part: keyof Told, name: string, type: string) =>
    (told: Told): void =>
      void Object.assign(told[part], { [name]: type });
  const loses =
    (part: keyof Told, name: string) =>
    (told: Told): void =>
      void Reflect.deleteProperty(told[part], name);

  it.each<readonly [string, (told: Told) => void, string[]]>([
    ['a field that is gone', loses('response', 'data.id'), ['response data.id is gone']],
    ['another type', takes('response', 'data.limitAmount', 'string'), ['response data.limitAmount was']],
    ['a null that may come', takes('response', 'data.id', 'string|null'), ['response data.id was string']],
    ['a value no longer taken', takes('request', 'limitAmount*', 'string'), ['request limitAmount was']],
    ['a new required field', takes('request', 'color*', 'string'), ['request color is required']],
    ['a new field of an answer', takes('response', 'data.color', 'string'), []],
    ['a new field of a request', takes('request', 'color', 'string'), []],
    ['a parameter that is gone', loses('parameters', 'header Idempotency-Key'), ['parameters header Idempotency-Key']],
  ])('%s: would be noticed, or is no break', (_, change, expected) => {
    expect(one(change)).toEqual(expected.map((text) => expect.stringContaining(text)));
  });

  it('an operation that is gone would be noticed', () => {
    expect(
      broken({ ...now, 'GET /tools/api/get-nothing': { parameters: {}, request: {}, response: {} } }, now),
    ).toEqual(['GET /tools/api/get-nothing is gone']);
  });
});
