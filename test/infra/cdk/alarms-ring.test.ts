import { describe, expect, it } from 'vitest';
import { scheduledJobs } from '../../../shared/contract/jobs.ts';
import { queues } from '../../../shared/contract/queues.ts';
import { type History, rings, type Sample } from './alarm-history.ts';
import { edgeTemplate, everyOption, templatesOf } from './stacks.ts';

const alarms = new Map(
  [templatesOf({ env: 'prod' }).monitoring, edgeTemplate()].flatMap((template) =>
    Object.values(template.findResources('AWS::CloudWatch::Alarm')).map(({ Properties }) => [
      String(Properties.AlarmName).replace('saldo-prod-', ''),
      Properties,
    ]),
  ),
);

type Periods = readonly (readonly Sample[])[];
type Case = { rings: History; quiet: History };

/** Of one metric: what rings, and what stays quiet. A period without samples is one without data. */
const of = (metric: string, ringing: Periods, quiet: Periods): Case => ({
  rings: { [metric]: ringing },
  quiet: { [metric]: quiet },
});

const once = (metric: string, above: number, limit: number): Case =>
  of(metric, [[0], [above], [0]], [[limit], [], [limit]]);
const twice = (metric: string, above: number, limit: number): Case =>
  of(metric, [[limit], [above], [above]], [[above], [limit], [above], [], [above]]);
const age = 'ApproximateAgeOfOldestMessage';
const calls = (values: readonly number[]): Periods => values.map((value) => [value]);

const deliveries: Case = {
  rings: { DeliveriesFailed: calls([15, 15]), DeliveriesRefused: calls([6, 6]), DeliveriesSent: calls([20, 0]) },
  // Few at night, then as many that arrive, then one bad quarter of an hour alone.
  quiet: {
    DeliveriesFailed: calls([20, 30, 90, 0]),
    DeliveriesRefused: calls([0, 0, 0, 0]),
    DeliveriesSent: calls([0, 30, 10, 90]),
  },
};

const cases: Record<string, Case> = {
  'api-errors': {
    rings: { '5xx': calls([3, 3]), Count: calls([100, 100]) },
    quiet: { '5xx': calls([2, 3, 2]), Count: calls([2, 1000, 2]) },
  },
  'api-slow': of(
    'ApiLatency',
    [[2500], [2500], [2500]],
    [[2500], [2500], Array.from({ length: 200 }, (_, at) => (at === 0 ? 9000 : 100)), [2500]],
  ),
  'api-throttled': {
    rings: { '4xx': calls([101, 101]), Count: calls([150, 150]) },
    quiet: { '4xx': calls([100, 200, 101]), Count: calls([100, 1000, 1000]) },
  },
  'calls-failing': of(
    'CallsFailed',
    [
      [
        ['a', 6],
        ['b', 5],
      ],
      [['c', 11]],
    ],
    [[['a', 11]], [['a', 10]], [['a', 11]], []],
  ),
  'operation-failing': of(
    'CallsFailed',
    [
      [
        ['a', 1],
        ['b', 1],
        ['b', 2],
      ],
    ],
    [
      [
        ['a', 2],
        ['b', 2],
        ['c', 2],
      ],
      [['a', 1]],
      [],
    ],
  ),
  'sync-age': twice('SyncAge', 60 * 3600 + 1, 60 * 3600),
  'late-reminders': once('ReminderLateness', 601, 600),
  'late-reminders-swept': twice('RemindersSwept', 21, 20),
  'assistants-cut-off': once('TokensReplayed', 6, 5),
  'assistants-registered': once('ClientsRegistered', 501, 500),
  'billing-refused': once('BillingRefused', 3, 2),
  'webhooks-refused-pluggy': once('PluggyRefused', 3, 2),
  'webhooks-refused-whatsapp': once('WhatsappRefused', 3, 2),
  'switch-on': once('SwitchesOn', 1, 0),
  'function-throttles': twice('Throttles', 11, 10),
  concurrency: once('ConcurrentExecutions', 801, 800),
  'mail-quota': once('Send', 40_001, 40_000),
  'schedules-dropped': once('InvocationDroppedCount', 1, 0),
  'mail-reputation-bounces': once('Reputation.BounceRate', 0.041, 0.04),
  'mail-reputation-complaints': once('Reputation.ComplaintRate', 0.0009, 0.0008),
  'certificate-api': of('DaysToExpiry', [[22], [20]], [[22], [], [21]]),
  'certificate-edge': of('DaysToExpiry', [[22], [20]], [[22], [], [21]]),
  heartbeat: of('HealthCheckStatus', [[1], [0], [], [0]], [[1], [0], [0], [1], [], []]),
  'backup-failed': {
    rings: { NumberOfBackupJobsExpired: [[], [1]] },
    quiet: {
      NumberOfBackupJobsFailed: [[], [0]],
      NumberOfBackupJobsAborted: [[0], []],
      NumberOfBackupJobsExpired: [[], []],
    },
  },
  // Of any vault: a copy may count for the one that it is of, or for the one that it goes to.
  'backup-copy-failed': of('NumberOfCopyJobsFailed', [[['saldo-prod-copies', 1]]], [[], [['saldo-prod', 0]]]),
  'backup-silent': of('NumberOfBackupJobsCompleted', [[1], [], [0]], [[1], [], [1], []]),
  'edge-errors': {
    rings: { '5xxErrorRate': calls([2, 2]), Requests: calls([1000, 1000]) },
    quiet: { '5xxErrorRate': calls([50, 2, 0.5]), Requests: calls([4, 1000, 1000]) },
  },
  'edge-blocks': {
    // Two periods in which nothing at all was let through.
    rings: { BlockedRequests: calls([301, 301]), AllowedRequests: [[], []] },
    quiet: { BlockedRequests: calls([300, 400, 300]), AllowedRequests: calls([0, 9000, 0]) },
  },
  ...Object.fromEntries(
    Object.values(queues).flatMap(({ name }) => [
      [`waiting-${name}`, twice(age, 7201, 100)],
      [`dead-letters-${name}`, once('ApproximateNumberOfMessagesVisible', 1, 0)],
    ]),
  ),
  'dead-letters-schedules': once('ApproximateNumberOfMessagesVisible', 1, 0),
  ...Object.fromEntries(
    Object.values(scheduledJobs).flatMap(({ name }) => [
      [`job-failed-${name}`, of('Errors', [[0], [0, 1], [0]], [[0], [], [0]])],
      [
        `job-silent-${name}`,
        // No alarm sees a week: a daily job counts what it has missed.
        name === 'send-digests' ? once('DigestsMissed', 1, 0) : of('Invocations', [[1], []], [[1], [2]]),
      ],
    ]),
  ),
  ...Object.fromEntries(
    ['read', 'write'].flatMap((kind) => {
      const metric = kind === 'read' ? 'ReadThrottleEvents' : 'WriteThrottleEvents';
      return ['', '-byId', '-due'].map((index) => [`table-throttles-${kind}${index}`, twice(metric, 11, 10)]);
    }),
  ),
  ...Object.fromEntries(
    [queues.sendEmail, queues.sendWhatsapp].flatMap(({ name }) => [
      [`deliveries-failing-${name}`, deliveries],
      [`late-deliveries-${name}`, twice('DeliveryDelay', 901, 900)],
    ]),
  ),
};

it('each alarm has a history, and each history an alarm', () => {
  expect(Object.keys(cases).toSorted()).toEqual([...alarms.keys()].toSorted());
});

describe.each(Object.entries(cases))('%s', (name, { rings: bad, quiet }) => {
  it('rings', () => expect(rings(alarms.get(name), bad)).toBe(true));
  it('stays quiet', () => expect(rings(alarms.get(name), quiet)).toBe(false));
});

it.each(['Failed', 'Aborted', 'Expired'])('a backup that ended as %s rings', (state) => {
  expect(rings(alarms.get('backup-failed'), { [`NumberOfBackupJobs${state}`]: [[1]] })).toBe(true);
});

it('the heartbeat rings three minutes after the last answer, silence included', () => {
  expect(rings(alarms.get('heartbeat'), { HealthCheckStatus: [[], [], []] })).toBe(true);
});

it('a budget is told to the subscriber of the alarms, at 80 % of what was spent and 100 % of what will be', () => {
  const told = (context: Record<string, unknown>) =>
    Object.values(templatesOf(context).monitoring.findResources('AWS::Budgets::Budget')).map(({ Properties }) => ({
      limit: Properties.Budget.BudgetLimit,
      notices: Properties.NotificationsWithSubscribers.map(
        ({ Notification }: { Notification: Record<string, unknown> }) =>
          `${Notification.NotificationType} ${Notification.Threshold}`,
      ),
      by: Properties.NotificationsWithSubscribers[0].Subscribers.map(
        ({ SubscriptionType }: Record<string, unknown>) => SubscriptionType,
      ),
    }));
  const notices = ['ACTUAL 80', 'FORECASTED 100'];
  const limit = { Amount: 500, Unit: 'USD' };
  expect(told({ env: 'prod' })).toEqual([{ limit, notices, by: ['EMAIL'] }]);
  const url = { alarmEmail: undefined, alarmUrl: 'https://incidents.example/saldo', monthlyBudgetUsd: 90 };
  expect(told(url)).toEqual([{ limit: { Amount: 90, Unit: 'USD' }, notices, by: ['SNS'] }]);
  expect(told({ alarmEmail: undefined })).toEqual([]);
});

it('costs that are not usual are told: once a day by mail, at once to a topic that admits the sender', () => {
  const told = (context: Record<string, unknown>) => {
    const edge = edgeTemplate(context);
    const [monitor] = Object.values(edge.findResources('AWS::CE::AnomalyMonitor'));
    const policies = JSON.stringify(edge.findResources('AWS::SNS::TopicPolicy'));
    return {
      of: monitor && [monitor.Properties.MonitorType, JSON.parse(monitor.Properties.MonitorSpecification)],
      by: Object.values(edge.findResources('AWS::CE::AnomalySubscription')).map(({ Properties }) => [
        Properties.Frequency,
        Properties.Subscribers[0].Type,
        JSON.parse(Properties.ThresholdExpression).Dimensions.Values,
      ]),
      isAdmitted: policies.includes('costalerts.amazonaws.com'),
    };
  };
  const ofEnvironment = (env: string) => ['CUSTOM', { Tags: { Key: 'environment', Values: [env] } }];
  expect(told({ env: 'prod' })).toEqual({
    of: ofEnvironment('prod'),
    by: [['DAILY', 'EMAIL', ['50']]],
    isAdmitted: false,
  });
  expect(told(everyOption)).toEqual({
    of: ofEnvironment('dev'),
    by: [
      ['DAILY', 'EMAIL', ['50']],
      ['IMMEDIATE', 'SNS', ['50']],
    ],
    isAdmitted: true,
  });
  expect(told({ ...everyOption, alarmEmail: undefined, alarmUrl: undefined })).toMatchObject({ of: undefined, by: [] });
});
