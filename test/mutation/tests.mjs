import {
  ASYMMETRIC_MATCHERS_OBJECT,
  customMatchers,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';
import * as chai from 'chai';

// Vitest's own `expect`, without its runner.
for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
export const expect = Object.assign(
  (value, message) => chai.expect(value, message),
  chai.expect,
  globalThis[ASYMMETRIC_MATCHERS_OBJECT],
);
setState({ assertionCalls: 0 }, expect);
globalThis[GLOBAL_EXPECT] = expect;
chai.expect.extend(expect, customMatchers);

let collected = [];
let path = [];

const within = (name, collect) => {
  const outer = path;
  path = [...path, name];
  collect();
  path = outer;
};
const each = (add) => (cases) => (name, run) => {
  for (const one of cases) add(name, () => (Array.isArray(one) ? run(...one) : run(one)));
};

export const describe = Object.assign(within, { each: each(within) });
const test = (name, run) => {
  collected.push({ name: [...path, name].join(' > '), run });
};
export const it = Object.assign(test, { each: each(test) });

/** The tests that `load` defines, each with an id of its own. */
export const testsIn = async (load) => {
  collected = [];
  await load();
  return collected.map(({ name, run }, index) => ({ id: `${index}: ${name}`, name, run }));
};
