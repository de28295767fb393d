import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { advisoryProblems } from '../../../infra/build/supply/advisories.ts';
import { writeBillOfMaterials } from '../../../infra/build/supply/bill-of-materials.ts';

const via = (severity: string, id = 'GHSA-1') => ({
  source: 1,
  url: `https://github.com/advisories/${id}`,
  title: 'Reads out of bounds',
  severity,
});
const report = (...found: (string | ReturnType<typeof via>)[]) => ({
  auditReportVersion: 2,
  vulnerabilities: { left: { name: 'left', severity: 'high', via: found } },
});

describe('advisories', () => {
  it.each([
    ['high', ['left: high: Reads out of bounds (GHSA-1)']],
    ['critical', ['left: critical: Reads out of bounds (GHSA-1)']],
    ['moderate', []],
    ['low', []],
  ])('of severity %s', (severity, expected) => {
    expect(advisoryProblems(report(via(severity)), [], '2026-11-28')).toEqual(expected);
  });

  it('are named once, at the package that has them', () => {
    const found = { ...report(via('high'), via('high')), more: 1 };
    Object.assign(found.vulnerabilities, { right: { name: 'right', via: ['left'] } });
    expect(advisoryProblems(found, [], '2026-11-28')).toHaveLength(1);
  });

  it('are accepted with a reason up to a day', () => {
    const accepted = [{ id: 'GHSA-1', reason: 'Only tests call it', until: '2026-12-31' }];
    expect(advisoryProblems(report(via('high')), accepted, '2026-12-31')).toEqual([]);
    expect(advisoryProblems(report(via('high')), accepted, '2027-01-01')).toHaveLength(1);
    expect(advisoryProblems(report(via('high', 'GHSA-2')), accepted, '2026-12-31')).toHaveLength(1);
    expect(() => advisoryProblems(report(), [{ id: 'GHSA-1' }], '2026-12-31')).toThrow();
  });

  it.each([null, {}, { message: '405 Method Not Allowed' }, { vulnerabilities: 3 }, []])(
    'are unknown where the answer is no report: %j',
    (answer) => expect(advisoryProblems(answer, [], '2026-11-28')).toBeNull(),
  );
});

it('the bill of materials names the packages, those for development marked, the same each time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  const [one, two] = ['one.json', 'two.json'].map((name) => join(folder, name)) as [string, string];
  writeBillOfMaterials(one);
  writeBillOfMaterials(two);
  const text = readFileSync(one, 'utf8');
  expect(text).toBe(readFileSync(two, 'utf8'));
  const { bomFormat, components } = JSON.parse(text);
  expect(bomFormat).toBe('CycloneDX');
  const names = components.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(['@aws-sdk/client-dynamodb', 'zod', '@middy/core']));
  const isForDevelopment = ({ properties = [] }: { properties?: { name: string }[] }): boolean =>
    properties.some(({ name }) => name === 'cdx:npm:package:development');
  const kinds = ['vitest', 'zod'].map((wanted) => isForDevelopment(components[names.indexOf(wanted)]));
  expect(kinds).toEqual([true, false]);
});
