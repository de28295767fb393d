import { describe, expect, it, vi } from 'vitest';
import { API_LATENCY } from '../../../infra/cdk/constructs/http-gateway.ts';
import { metrics } from '../../../shared/contract/metrics.ts';
import { variables } from '../../../shared/platform/environment.ts';
import { telemetry } from '../../../shared/runtime/jobs/telemetry.ts';
import { alarmMetrics, isPublishedByAws } from './alarm-metrics.ts';
import { bundled } from './bundled.ts';
import { functionsOf } from './granted.ts';
import { templatesOf } from './stacks.ts';

const specs = Object.entries(metrics);

describe.each(['dev', 'staging', 'prod'])('in %s', async (env) => {
  const { monitoring, jobs, api, oauth } = templatesOf({ env });
  const read = alarmMetrics(monitoring);
  // The gateway's own log makes that one.
  const own = read.filter(({ namespace, name }) => !namespace.startsWith('AWS/') && name !== API_LATENCY);
  const webhooks = [...functionsOf(api)].filter(([name]) => name.startsWith('webhook-'));
  const functions = new Map([...functionsOf(jobs), ...functionsOf(oauth), ...webhooks]);
  const bundleOf = await bundled([...functions.values()].map(({ file }) => file));

  it('an alarm reads metrics of AWS under the dimensions that AWS publishes', () => {
    const ofAws = read.filter(({ namespace }) => namespace.startsWith('AWS/'));
    expect(ofAws.length).toBeGreaterThan(20);
    expect(ofAws.filter((one) => !isPublishedByAws(one))).toEqual([]);
  });

  it('the latency of calls is made of lines of the access log, those of manual updates left out', () => {
    const [filter] = Object.values(api.findResources('AWS::Logs::MetricFilter'));
    expect(filter?.Properties).toMatchObject({
      FilterPattern: '{ $.route != "POST /tools/api/manual-update" }',
      MetricTransformations: [{ MetricName: API_LATENCY, MetricNamespace: `Saldo/${env}`, MetricValue: '$.latencyMs' }],
    });
    const [stage] = Object.values(api.findResources('AWS::ApiGatewayV2::Stage'));
    expect(stage?.Properties.AccessLogSettings.Format).toContain('"latencyMs":$context.responseLatency');
    expect(read.filter(({ name }) => name === API_LATENCY).map(({ alarm }) => alarm)).toEqual([
      `saldo-${env}-api-slow`,
    ]);
  });

  it('an alarm reads our metrics where the functions publish them, by the name of a function', () => {
    expect(own.length).toBeGreaterThan(8);
    for (const { namespace, dimensions } of own) {
      const job = functions.get(String(dimensions.service));
      expect(Object.keys(dimensions)).toEqual(['service']);
      expect(job?.variables[variables.metricsNamespace]).toBe(namespace);
    }
  });

  it.each(own)('$alarm reads $name of $dimensions.service, whose code notes it', ({ name, dimensions }) => {
    const [key] = specs.find(([, spec]) => spec.name === name) ?? [];
    const { code } = bundleOf(functions.get(String(dimensions.service))?.file ?? '');
    expect(code).toMatch(new RegExp(`\\bmetrics\\d*\\.${key}\\b`));
  });
});

it('what a job notes goes out under the name of the contract, its namespace and the dimension `service`', async () => {
  vi.stubEnv(variables.metricsNamespace, 'Saldo/dev');
  const written: string[] = [];
  const print = vi.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  const { measure, invocation } = telemetry('sync-item');
  await invocation(undefined, async () => {
    for (const [, spec] of specs) measure(spec, 1);
  });
  print.mockRestore();
  vi.unstubAllEnvs();
  const [{ _aws, ...values }] = written.map((line) => JSON.parse(line));
  const [published] = _aws.CloudWatchMetrics;
  expect(published.Namespace).toBe('Saldo/dev');
  expect(published.Dimensions).toEqual([['service']]);
  expect(values.service).toBe('sync-item');
  expect(published.Metrics.map(({ Name, Unit }: Record<string, string>) => [Name, Unit])).toEqual(
    specs.map(([, { name, unit }]) => [name, unit]),
  );
});
