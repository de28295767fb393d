import { describe, expect, it } from 'vitest';
import { everyOption, rotatingProd, templatesOf } from './stacks.ts';
import { deafQueues, type Environment, mutedTopics } from './topics.ts';

const environmentOf = (context: Record<string, unknown>): Environment => {
  const { data, jobs, monitoring } = templatesOf(context);
  return { data: data.toJSON(), jobs: jobs.toJSON(), monitoring: monitoring.toJSON() };
};

const environments = {
  dev: environmentOf({ env: 'dev' }),
  staging: environmentOf({ env: 'staging' }),
  prod: environmentOf({ env: 'prod' }),
  'dev with a key of its own': environmentOf(everyOption),
  'prod without a key of its own': environmentOf(rotatingProd),
};

describe.each(Object.entries(environments))('in %s', (_, environment) => {
  it('what alarms and SES publish is let in by every topic and by its key', () => {
    expect(mutedTopics(environment)).toEqual([]);
  });

  it('what a topic hands on is let in by the key of its queue', () => {
    expect(deafQueues(environment)).toEqual([]);
  });
});

/** The template without the statements of its policies that name this service. */
const without = (json: Environment['data'], service: string) =>
  JSON.parse(JSON.stringify(json), (_, value: unknown) =>
    Array.isArray(value) ? value.filter((one) => !JSON.stringify(one?.Principal ?? '').includes(service)) : value,
  );

describe('would be noticed', () => {
  const { prod } = environments;

  it('a topic of alarms that does not admit CloudWatch', () => {
    const muted = mutedTopics({ ...prod, monitoring: without(prod.monitoring, 'cloudwatch') });
    expect(muted).toContainEqual(expect.stringMatching(/^saldo-prod-sync-age: .+ does not admit cloudwatch/));
  });

  it('a topic of mail that does not admit SES, of both configuration sets', () => {
    expect(mutedTopics({ ...prod, jobs: without(prod.jobs, 'ses.amazonaws') })).toHaveLength(2);
  });

  it('a key that admits neither', () => {
    const muted = mutedTopics({ ...prod, data: without(prod.data, 'cloudwatch') });
    expect(muted).toContainEqual(expect.stringMatching(/^saldo-prod-sync-age: the key of .+ cloudwatch/));
    expect(muted).toContainEqual(expect.stringMatching(/the key of .+ ses/));
  });

  it('a key that does not admit SNS to queues', () => {
    expect(deafQueues({ ...prod, data: without(prod.data, 'sns.amazonaws') })).not.toEqual([]);
  });
});
