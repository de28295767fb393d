import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ALARMS, costTable, RULES } from '../bench/scale/cost-table.ts';
import { edgeTemplate, templatesOf } from './cdk/stacks.ts';

const operations = readFileSync(join(import.meta.dirname, '../../infra/OPERATIONS.md'), 'utf8');

it('the costs in OPERATIONS.md are those that `npm run bench scale` prints', () => {
  const [, written = ''] = /<!-- npm run bench scale -->\n\n([\s\S]*?)\n\n<!-- end -->/.exec(operations) ?? [];
  expect(written.split('\n')).toEqual(costTable());
});

it('they count the alarms and rules that the templates have', () => {
  const edge = edgeTemplate();
  const alarms = [templatesOf({ env: 'prod' }).monitoring, edge].map(
    (template) => Object.keys(template.findResources('AWS::CloudWatch::Alarm')).length,
  );
  expect(alarms.reduce((sum, count) => sum + count, 0)).toBe(ALARMS);
  const [acl] = Object.values(edge.findResources('AWS::WAFv2::WebACL'));
  expect(acl?.Properties.Rules).toHaveLength(RULES);
});
