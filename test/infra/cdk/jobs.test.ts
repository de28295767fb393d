import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { intervalSeconds } from '../../../infra/cdk/constructs/scheduled-job.ts';
import { readSettings } from '../../../infra/cdk/settings.ts';
import { scheduledJobs } from '../../../shared/contract/jobs.ts';
import { type QueueSpec, queues } from '../../../shared/contract/queues.ts';
import { functionsOf, whoMay } from './granted.ts';
import { everyOption, templatesOf } from './stacks.ts';

const { jobs, api, monitoring } = templatesOf({ env: 'prod' });
const specs: QueueSpec[] = Object.values(queues);

describe.each(specs)('queue $name', (spec) => {
  const { name, timeoutSeconds, maxReceiveCount, maximumConcurrency, batchSize, keptMinutes } = spec;

  it('hides a message at least six times as long as its worker may run, and gives up to its dead-letter queue', () => {
    jobs.hasResourceProperties('AWS::Lambda::Function', {
      FunctionName: `saldo-prod-${name}`,
      Timeout: timeoutSeconds,
    });
    jobs.hasResourceProperties('AWS::SQS::Queue', {
      QueueName: `saldo-prod-${name}`,
      VisibilityTimeout: 6 * timeoutSeconds,
      MessageRetentionPeriod: keptMinutes ? 60 * keptMinutes : 4 * 24 * 3600,
      RedrivePolicy: { maxReceiveCount, deadLetterTargetArn: Match.anyValue() },
    });
    jobs.hasResourceProperties('AWS::SQS::Queue', {
      QueueName: `saldo-prod-${name}-dead-letters`,
      MessageRetentionPeriod: keptMinutes ? 60 * keptMinutes : 14 * 24 * 3600,
    });
  });

  it('keeps a message as long as its attempts take', () => {
    const attempts = maxReceiveCount * 6 * timeoutSeconds;
    expect(attempts).toBeLessThanOrEqual(keptMinutes ? 60 * keptMinutes : 4 * 24 * 3600);
  });

  it('gives its worker batches of which only what failed comes back', () => {
    jobs.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      BatchSize: batchSize,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ...(maximumConcurrency && { ScalingConfig: { MaximumConcurrency: maximumConcurrency } }),
    });
  });
});

it('every queue is encrypted, in prod with the key of this account, and refuses what comes without TLS', () => {
  const found = jobs.findResources('AWS::SQS::Queue');
  const ofKey = { 'Fn::GetStackOutput': expect.objectContaining({ OutputName: expect.stringMatching(/Key/) }) };
  for (const { Properties } of Object.values(found)) expect(Properties.KmsMasterKeyId).toEqual(ofKey);
  const usual = templatesOf({ env: 'dev' }).jobs.findResources('AWS::SQS::Queue');
  for (const { Properties } of Object.values(usual)) expect(Properties.SqsManagedSseEnabled).toBe(true);
  const guarded = Object.values(jobs.findResources('AWS::SQS::QueuePolicy')).filter(({ Properties }) =>
    JSON.stringify(Properties.PolicyDocument).includes('"Effect":"Deny","Principal":{"AWS":"*"}'),
  );
  expect(guarded).toHaveLength(Object.keys(found).length);
});

it.each(Object.values(scheduledJobs))(
  '$name starts on its schedule, with the instant that the run stands for',
  (spec) => {
    const { name, schedule, flexibleMinutes } = spec;
    jobs.hasResourceProperties('AWS::Scheduler::Schedule', {
      Name: `saldo-prod-${name}`,
      ScheduleExpression: schedule,
      ScheduleExpressionTimezone: 'UTC',
      FlexibleTimeWindow:
        flexibleMinutes > 0 ? { Mode: 'FLEXIBLE', MaximumWindowInMinutes: flexibleMinutes } : { Mode: 'OFF' },
      Target: Match.objectLike({
        Input: '{"scheduledTime":"<aws.scheduler.scheduled-time>"}',
        DeadLetterConfig: Match.anyValue(),
      }),
    });
  },
);

describe('the scheduler', () => {
  const roles = Object.entries(jobs.findResources('AWS::IAM::Role')).filter(([, { Properties }]) =>
    JSON.stringify(Properties.AssumeRolePolicyDocument).includes('scheduler.amazonaws.com'),
  );
  // Of a schedule that is in no group, the scheduler names the default one.
  const groupOf = (id: string) => (id.startsWith('ReminderScheduler') ? 'saldo-prod-reminders' : 'default');

  it('takes a role for schedules of one group alone: that of reminders, or that of the jobs', () => {
    expect(roles).toHaveLength(Object.keys(scheduledJobs).length + 1);
    for (const [id, { Properties }] of roles) {
      const arn = ['arn:aws:scheduler:sa-east-1:', { Ref: 'AWS::AccountId' }, `:schedule-group/${groupOf(id)}`];
      expect(Properties.AssumeRolePolicyDocument.Statement).toEqual([
        {
          Effect: 'Allow',
          Action: 'sts:AssumeRole',
          Principal: { Service: 'scheduler.amazonaws.com' },
          Condition: {
            StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } },
            ArnEquals: { 'aws:SourceArn': { 'Fn::Join': ['', arn] } },
          },
        },
      ]);
    }
    for (const { Properties } of Object.values(jobs.findResources('AWS::Scheduler::Schedule')))
      expect(Properties).not.toHaveProperty('GroupName');
  });
});

describe('an event of a scheduled job', () => {
  const oldest = new Map(
    Object.values(jobs.findResources('AWS::Lambda::EventInvokeConfig')).map(({ Properties }) => [
      Properties.FunctionName.Ref,
      Properties,
    ]),
  );

  it.each([
    ['rate(1 minute)', 60],
    ['rate(15 minutes)', 900],
    ['rate(1 hour)', 3600],
    ['rate(2 days)', 172_800],
    ['cron(0 0 * * ? *)', 86_400],
  ])('of %s comes every %d s', (schedule, seconds) => expect(intervalSeconds(schedule)).toBe(seconds));

  it.each(Object.values(scheduledJobs))(
    'of $name is repeated twice until the next one, then kept',
    ({ name, schedule }) => {
      const [id = ''] = Object.entries(jobs.findResources('AWS::Lambda::Function'))
        .filter(([, { Properties }]) => Properties.FunctionName === `saldo-prod-${name}`)
        .map(([found]) => found);
      expect(oldest.get(id)).toMatchObject({
        Qualifier: '$LATEST',
        MaximumEventAgeInSeconds: Math.min(intervalSeconds(schedule), 21_600),
        MaximumRetryAttempts: 2,
        DestinationConfig: {
          OnFailure: { Destination: { 'Fn::GetAtt': [expect.stringMatching(/^ReminderSchedulerDeadLetters/), 'Arn'] } },
        },
      });
      expect(whoMay(functionsOf(jobs), /^sqs:SendMessage$/, /ReminderSchedulerDeadLetters/)).toContain(name);
    },
  );
});

it('topics refuse what comes without TLS', () => {
  const topics = [jobs, monitoring].flatMap((template) => Object.keys(template.findResources('AWS::SNS::Topic')));
  const guarded = [jobs, monitoring].flatMap((template) =>
    Object.values(template.findResources('AWS::SNS::TopicPolicy')).filter(({ Properties }) =>
      JSON.stringify(Properties.PolicyDocument).includes('"aws:SecureTransport":"false"'),
    ),
  );
  expect([topics.length, guarded.length]).toEqual([2, 2]);
});

describe('Lambda’s concurrency', () => {
  const workersOf = (context: Record<string, unknown>) => {
    const { jobs: template } = templatesOf(context);
    const functions = Object.entries(template.findResources('AWS::Lambda::Function'));
    const mappings = Object.values(template.findResources('AWS::Lambda::EventSourceMapping'));
    return new Map(
      specs.map(({ name }) => {
        const [id, found] = functions.find(([, one]) => one.Properties.FunctionName === `saldo-dev-${name}`) ?? [];
        const mapping = mappings.find(({ Properties }) => Properties.FunctionName.Ref === id);
        const most: unknown = mapping?.Properties.ScalingConfig?.MaximumConcurrency;
        return [name, { reserved: found?.Properties.ReservedConcurrentExecutions, most }];
      }),
    );
  };

  it('is shared unless it is reserved', () => {
    const workers = workersOf({});
    for (const { name, maximumConcurrency } of specs) {
      expect(workers.get(name)).toEqual({ reserved: undefined, most: maximumConcurrency });
    }
  });

  it('once reserved, is as much for each worker as its queue hands over, never less', () => {
    const workers = workersOf(everyOption);
    const given: Record<string, number> = { 'sync-item': 100, 'send-webhook': 80 };
    for (const { name, maximumConcurrency } of specs) {
      const most = given[name] ?? maximumConcurrency;
      expect(workers.get(name)).toEqual({ reserved: most, most });
    }
  });

  it('is overridden by queue, in an object of cdk.json too, and an unknown queue is refused by name', () => {
    const settingsOf = (workerConcurrency: unknown) =>
      readSettings((name) => ({ env: 'dev', commit: 'c', workerConcurrency })[name]).workerConcurrency;
    expect(settingsOf('sync-item=100,send-webhook=80')).toEqual({ 'sync-item': 100, 'send-webhook': 80 });
    expect(settingsOf({ 'sync-item': 100 })).toEqual({ 'sync-item': 100 });
    expect(() => settingsOf('sync-items=100')).toThrow(/workerConcurrency.*sync-items/);
    expect(() => settingsOf('sync-item=1')).toThrow(/workerConcurrency.*sync-item/);
    expect(() => settingsOf('sync-item')).toThrow(/workerConcurrency.*sync-item/);
  });
});

it('a worker may put off a message of its own queue, and of no other', () => {
  const functions = functionsOf(jobs);
  for (const { name } of specs) {
    const id = `${name.replaceAll('-', '')}Queue`;
    expect(whoMay(functions, /^sqs:ChangeMessageVisibility$/, new RegExp(id))).toEqual([name]);
  }
});

it('only its worker, the sweep, which sends to it again, and the digests, which go after reminders, ask a channel’s queue for its length', () => {
  const functions = functionsOf(jobs);
  const asks = (queue: string) => whoMay(functions, /^sqs:GetQueueAttributes$/, new RegExp(queue));
  expect(asks('sendemailQueue')).toEqual(['send-digests-batch', 'send-email', 'sweep-reminders']);
  expect(asks('sendwhatsappQueue')).toEqual(['send-whatsapp', 'sweep-reminders']);
  expect(asks('dispatchreminderQueue')).toEqual(['dispatch-reminder']);
});

it('Lambda ends no chain of messages that a worker sends to itself, and any other', () => {
  const functions = functionsOf(jobs);
  const sendsToItself = specs
    .map(({ name }) => name)
    .filter((name) =>
      whoMay(functions, /^sqs:SendMessage$/, new RegExp(`${name.replaceAll('-', '')}Queue`)).includes(name),
    );
  expect(sendsToItself).toEqual([
    'sync-item',
    'renew-limits-batch',
    'send-digests-batch',
    'dispatch-reminder',
    'send-email',
    'send-sign-in-code',
    'erase-user',
    'send-billing-event',
    'send-whatsapp',
    'send-webhook',
  ]);
  const allowed = Object.values(jobs.findResources('AWS::Lambda::Function'))
    .filter(({ Properties }) => Properties.RecursiveLoop === 'Allow')
    .map(({ Properties }) => Properties.FunctionName.replace('saldo-prod-', ''));
  expect(allowed.toSorted()).toEqual(sendsToItself.toSorted());
});

it('of mail, what became of it comes back: never the bare fact of sending', () => {
  const destinations = Object.values(jobs.findResources('AWS::SES::ConfigurationSetEventDestination'));
  expect(destinations).toHaveLength(2);
  for (const { Properties } of destinations) {
    expect(Properties.EventDestination.MatchingEventTypes.toSorted()).toEqual([
      'bounce',
      'complaint',
      'delivery',
      'reject',
    ]);
  }
});

it('codes and security mail have a set that no list of SES holds up, and those who send it may use it', () => {
  const sets = Object.values(jobs.findResources('AWS::SES::ConfigurationSet')).map(({ Properties }) => [
    Properties.Name,
    Properties.SuppressionOptions.SuppressedReasons,
  ]);
  expect(sets).toEqual([
    ['saldo-prod', ['BOUNCE', 'COMPLAINT']],
    ['saldo-prod-security', []],
  ]);
  for (const name of ['send-email', 'send-sign-in-code', 'erase-user']) {
    jobs.hasResourceProperties('AWS::Lambda::Function', {
      FunctionName: `saldo-prod-${name}`,
      Environment: {
        Variables: Match.objectLike({
          EMAIL_CONFIGURATION_SET: 'saldo-prod',
          EMAIL_SECURITY_CONFIGURATION_SET: 'saldo-prod-security',
        }),
      },
    });
  }
  const grants = Object.values(jobs.findResources('AWS::IAM::Policy'))
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
    .filter(({ Action }) => JSON.stringify(Action).includes('ses:'));
  expect(grants).toHaveLength(3);
  for (const { Action, Resource } of grants) {
    expect(Action).toEqual(['ses:SendEmail', 'ses:SendRawEmail']);
    expect(JSON.stringify(Resource)).toContain('configuration-set/saldo-prod-security');
  }
});

it('mail comes from a domain below the sender’s, so that SPF and DMARC hold, and without its records from SES’s', () => {
  jobs.hasResourceProperties('AWS::SES::EmailIdentity', {
    EmailIdentity: 'mail.saldo.example',
    MailFromAttributes: { MailFromDomain: 'mail.mail.saldo.example', BehaviorOnMxFailure: 'USE_DEFAULT_VALUE' },
  });
});

it.each([
  ['MailFromMx', 'mail.mail.saldo.example MX 10 feedback-smtp.sa-east-1.amazonses.com'],
  ['MailFromSpf', 'mail.mail.saldo.example TXT "v=spf1 include:amazonses.com ~all"'],
  ['DmarcRecord', '_dmarc.mail.saldo.example TXT "v=DMARC1; p=quarantine; adkim=r; aspf=r"'],
])('%s is what to publish', (name, Value) => jobs.hasOutput(name, { Value }));

it('the records name the region of the mail', () => {
  const { jobs: elsewhere } = templatesOf({ env: 'dev', region: 'us-west-2' });
  elsewhere.hasOutput('MailFromMx', { Value: 'mail.saldo.example MX 10 feedback-smtp.us-west-2.amazonses.com' });
});

it('bounces and complaints reach the feedback queue', () => {
  jobs.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
    EventDestination: Match.objectLike({ MatchingEventTypes: Match.arrayWith(['bounce', 'complaint']) }),
  });
  jobs.hasResourceProperties('AWS::SNS::Subscription', {
    Protocol: 'sqs',
    Endpoint: { 'Fn::GetAtt': [Match.stringLikeRegexp('^deliveryfeedbackQueue'), 'Arn'] },
  });
});

it('connections are checked by a function of 512 MB, once a day unless `syncHours` says otherwise', () => {
  const memory = { FunctionName: 'saldo-prod-sync-item', MemorySize: 512 };
  jobs.hasResourceProperties('AWS::Lambda::Function', memory);
  const hours = (context: Record<string, unknown>) => {
    const all = templatesOf(context).jobs.findResources('AWS::Lambda::Function');
    return Object.values(all).flatMap(({ Properties }) => {
      const { SYNC_HOURS } = Properties.Environment.Variables;
      return SYNC_HOURS === undefined ? [] : [[Properties.FunctionName, SYNC_HOURS]];
    });
  };
  expect(hours({ env: 'prod' })).toEqual([]);
  expect(hours(everyOption)).toEqual([['saldo-dev-sweep-shard', everyOption.syncHours]]);
});

describe.each([
  { name: 'API', template: api },
  { name: 'jobs', template: jobs },
])('every function of the $name', ({ template }) => {
  it('runs on arm64 and the newest Node, is traced, and its logs end', () => {
    const functions = Object.values(template.findResources('AWS::Lambda::Function'));
    for (const { Properties } of functions) {
      expect(Properties).toMatchObject({
        Architectures: ['arm64'],
        Runtime: 'nodejs24.x',
        TracingConfig: { Mode: 'Active' },
        LoggingConfig: { LogGroup: expect.anything() },
      });
    }
    for (const { Properties } of Object.values(template.findResources('AWS::Logs::LogGroup'))) {
      expect(Properties.RetentionInDays).toBe(90);
    }
  });
});

describe('the runtime', () => {
  const runtimes = (context: Record<string, unknown>) => {
    const { app: _, ...templates } = templatesOf(context);
    return Object.values(templates).flatMap((template) =>
      Object.values(template.findResources('AWS::Lambda::Function')).map(({ Properties }) => ({
        isOurs: String(Properties.Description).startsWith('functions/'),
        management: Properties.RuntimeManagementConfig,
      })),
    );
  };

  it('is AWS’s newest unless it is pinned, which Lambda@Edge and the CDK’s own function cannot be', () => {
    for (const { management } of runtimes({ env: 'prod' })) expect(management).toBeUndefined();
    const pinned = { UpdateRuntimeOn: 'Manual', RuntimeVersionArn: everyOption.runtimeVersionArn };
    const all = runtimes(everyOption);
    expect(all.filter(({ isOurs }) => !isOurs)).toHaveLength(2);
    for (const { isOurs, management } of all) expect(management).toEqual(isOurs ? pinned : undefined);
  });

  it.each(['', '24', 'arn:aws:lambda:sa-east-1::runtime:', `arn:aws:lambda:sa-east-1:1:function:${'0'.repeat(64)}`])(
    'of another form is refused: %j',
    (runtimeVersionArn) =>
      expect(() => readSettings((name) => ({ env: 'dev', commit: 'c', runtimeVersionArn })[name])).toThrow(
        'runtimeVersionArn',
      ),
  );
});
