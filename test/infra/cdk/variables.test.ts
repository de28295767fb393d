import { describe, expect, it } from 'vitest';
import { queues } from '../../../shared/contract/queues.ts';
import { secrets } from '../../../shared/contract/secrets.ts';
import { variables } from '../../../shared/platform/environment.ts';
import { bundled, neverCalled } from './bundled.ts';
import { functionsOf } from './granted.ts';
import { everyOption, templatesOf } from './stacks.ts';

const deployed = (context: Record<string, unknown>) => {
  const { api, web, oauth, jobs } = templatesOf(context);
  return new Map([...functionsOf(api), ...functionsOf(web), ...functionsOf(oauth), ...functionsOf(jobs)]);
};
const usual = deployed({});
const full = deployed(everyOption);
const bundleOf = await bundled([...usual.values()].map(({ file }) => file));

// Shorter waits for the local stack; a deployed function uses its own default.
const warmUp: string[] = [
  variables.simulatedRuns,
  variables.syncSpreadSeconds,
  variables.limitRenewalSpreadSeconds,
  variables.syncPollSeconds,
  variables.manualUpdateWaitSeconds,
  variables.outgoingLoopback,
  variables.rateLimits,
  variables.pluggyConnectUrl,
  // Set where there are no digests of the edge's secret.
  variables.edge,
  // Of one's own banks at home.
  variables.ownApplication,
];

// Its bundle has the table for endpoints with a session; it has none and opens none.
const withoutTable = ['web-sign-in-passkey-options', 'web-site'];

// Their bundles have the stores of sessions and grants; nobody calls them with a session or key, so they write no access record.
const withoutCaller = [...functionsOf(templatesOf({}).jobs).keys(), ...withoutTable, 'web-sign-in-code', 'unsubscribe'];

const named = (names: Readonly<Record<string, string>>, key: string): string => names[key] ?? `unknown name ${key}`;
const urls = Object.fromEntries(Object.entries(queues).map(([key, { urlVariable }]) => [key, urlVariable]));
const ids = Object.fromEntries(Object.entries(secrets).map(([key, { variable }]) => [key, variable]));

/** Variables that the code of a function reads; `always`: those it requires. */
const asked = (file: string) => {
  const { code } = bundleOf(file);
  const all = (pattern: RegExp): string[] => [...code.matchAll(pattern)].map(([, key = '']) => key);
  const always = [
    ...all(/[^\w.]setting\d*\(variables\d*\.(\w+)/g).map((key) => named(variables, key)),
    ...all(/queueSender\d*\(queues\d*\.(\w+)\)/g)
      .filter((key) => !neverCalled.get(file)?.includes(key))
      .map((key) => named(urls, key)),
    ...all(/(?:readSecret|secretField)\d*\("(\w+)"/g).map((key) => named(ids, key)),
  ];
  const maybe = all(/(?:optional|numeric)Setting\d*\(variables\d*\.(\w+)/g).map((key) => named(variables, key));
  return { always: new Set(always), maybe: new Set(maybe) };
};

describe.each([...usual])('%s', (name, { file, variables: set }) => {
  const { always, maybe } = asked(file);
  if (withoutTable.includes(name)) for (const read of [always, maybe]) read.delete(variables.tableName);
  if (withoutCaller.includes(name)) maybe.delete(variables.visitsPublicKey);

  it('has every variable without which it throws', () => {
    // Passkeys belong to a domain. An environment without a domain serves no pages, so it never requests a passkey.
    const { [variables.publicUrl]: ofADomain } = full.get(name)?.variables ?? {};
    const given = { ...set, ...(ofADomain ? { [variables.publicUrl]: ofADomain } : {}) };
    expect([...always].filter((variable) => !(variable in given))).toEqual([]);
  });

  it('has every other variable that it reads, once the settings are given', () => {
    const given = full.get(name)?.variables ?? {};
    expect([...maybe].filter((variable) => !(variable in given) && !warmUp.includes(variable))).toEqual([]);
  });
});

it('every name in the list of variables is one that a function reads', () => {
  const code = [...usual.values()].map(({ file }) => bundleOf(file).code).join('\n');
  expect(Object.keys(variables).filter((key) => !new RegExp(`variables\\d*\\.${key}\\b`).test(code))).toEqual([]);
});

it('what functions are given holds no value of a secret, only where it is kept', () => {
  for (const { variables: set } of usual.values()) {
    for (const [variable, value] of Object.entries(set)) {
      if (variable.endsWith('_SECRET_ID')) expect(value).toMatch(/^saldo\/dev\/[a-z0-9-]+$/);
      expect(JSON.stringify(value)).not.toContain('resolve:secretsmanager');
    }
  }
});
