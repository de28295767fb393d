import { expect, it, vi } from 'vitest';
import { functionsOf, whoMay } from './granted.ts';
import { templatesOf } from './stacks.ts';

vi.mock('../../../shared/contract/registry.ts', async (original) => {
  const { operations } = await original<typeof import('../../../shared/contract/registry.ts')>();
  const { reading, writing } = await import('./made-up-operations.ts');
  return { operations: [...operations, reading, writing] };
});

const { api, jobs } = templatesOf();
const functions = functionsOf(api);
const may = (name: string): string[] => [
  ...new Set((functions.get(name)?.granted ?? []).map(({ action }) => action.split(':')[0] ?? '')),
];

it('an operation that joins the registry has its route and its function, with no edit in infra', () => {
  const routes = Object.values(api.findResources('AWS::ApiGatewayV2::Route')).map(
    ({ Properties }) => Properties.RouteKey,
  );
  expect(routes).toEqual(expect.arrayContaining(['GET /tools/api/get-weather', 'PUT /tools/api/plan-weather']));
  expect(functions.get('get-weather')?.file).toBe('api/get-weather.ts');
  expect(functions.get('plan-weather')?.file).toBe('api/plan-weather.ts');
});

it('its grants and variables are those of its scope, and no others', () => {
  expect(may('get-weather').toSorted()).toEqual(['dynamodb', 'logs', 'xray']);
  expect(whoMay(functions, /^dynamodb:(Delete|ConditionCheck)/)).not.toContain('get-weather');
  // A read leaves the record of the first use of a day, in that partition alone.
  const puts = functions.get('get-weather')?.granted.filter(({ action }) => action === 'dynamodb:PutItem');
  expect(JSON.stringify(puts?.map(({ condition }) => condition))).toContain('VISITS#*');
  const updates = functions.get('get-weather')?.granted.filter(({ action }) => action === 'dynamodb:UpdateItem');
  expect(updates?.map(({ condition }) => condition)).toEqual([expect.objectContaining({ Null: expect.anything() })]);
  expect(may('plan-weather').toSorted()).toEqual([
    'dynamodb',
    'iam',
    'logs',
    'scheduler',
    'secretsmanager',
    'sqs',
    'xray',
  ]);
  expect(whoMay(functions, /^sqs:/, /:saldo-dev-renew-limits-batch"/)).toEqual(['mcp', 'plan-weather']);
  expect(whoMay(functions, /^secretsmanager:/, /saldo\/dev\/whatsapp-webhook-/)).toEqual([
    'mcp',
    'plan-weather',
    'webhook-whatsapp',
  ]);
  expect(Object.keys(functions.get('get-weather')?.variables ?? {}).toSorted()).toEqual([
    'EDGE',
    'METRICS_NAMESPACE',
    'RATE_LIMITS',
    'SALDO_COMMIT',
    'TABLE_NAME',
  ]);
  expect(Object.keys(functions.get('plan-weather')?.variables ?? {})).toEqual(
    expect.arrayContaining([
      'RENEW_LIMITS_QUEUE_URL',
      'WHATSAPP_WEBHOOK_SECRET_ID',
      'SCHEDULE_GROUP',
      'SCHEDULE_ROLE_ARN',
    ]),
  );
});

it('no job can do more for it', () => {
  expect(whoMay(functionsOf(jobs), /^secretsmanager:/, /saldo\/dev\/whatsapp-webhook-/)).toEqual([]);
});
