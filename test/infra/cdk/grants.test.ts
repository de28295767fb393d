import { describe, expect, it } from 'vitest';
import { operations } from '../../../shared/contract/registry.ts';
import { webFunctionName } from '../../../shared/contract/web/web-operation.ts';
import { webOperations } from '../../../shared/contract/web-registry.ts';
import { functionsOf, type Granted, grantedToRole, whoMay } from './granted.ts';
import { templatesOf } from './stacks.ts';

const templates = templatesOf();
const api = functionsOf(templates.api);
const jobs = functionsOf(templates.jobs);
const web = functionsOf(templates.web);
const oauth = functionsOf(templates.oauth);
const all = new Map([...api, ...web, ...oauth, ...jobs]);

const WRITES = /^dynamodb:(Put|Update|Delete|BatchWrite|ConditionCheck)/;
/** What may be done without a condition on it. */
const unconditionally = (functions: typeof api): typeof api =>
  new Map(
    [...functions].map(([name, one]) => [name, { ...one, granted: one.granted.filter(({ condition }) => !condition) }]),
  );
const named = (predicate: (operation: (typeof operations)[number]) => boolean): string[] =>
  operations
    .filter(predicate)
    .map(({ name }) => name)
    .toSorted();

describe('the API', () => {
  it('has a function for every operation, for MCP, webhooks, the API reference and unknown paths, and no other', () => {
    const others = [
      'mcp',
      'health',
      'not-found',
      'openapi',
      'unsubscribe',
      'webhook-billing',
      'webhook-pluggy',
      'webhook-whatsapp',
    ];
    expect([...api.keys()].toSorted()).toEqual([...operations.map(({ name }) => name), ...others].toSorted());
  });

  it('a read operation can write the last use of a key and access records, and nothing else', () => {
    const writers = whoMay(unconditionally(api), WRITES);
    expect(writers).toEqual(
      ['mcp', 'unsubscribe', 'webhook-billing', ...named(({ grants }) => grants.table === 'write')].toSorted(),
    );
    expect(writers).not.toContain('get-balance');
    for (const name of named(({ grants }) => grants.table === 'read')) {
      const writes = api.get(name)?.granted.filter(({ action }) => WRITES.test(action));
      expect(writes, name).toEqual([
        {
          action: 'dynamodb:UpdateItem',
          resource: expect.stringMatching(/table\/saldo-dev"/),
          condition: {
            'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['pk', 'sk', 'lastUse'] },
            Null: { 'dynamodb:Attributes': 'false' },
            StringEqualsIfExists: { 'dynamodb:ReturnValues': ['NONE', 'UPDATED_OLD', 'UPDATED_NEW'] },
          },
        },
        {
          action: 'dynamodb:PutItem',
          resource: expect.stringMatching(/table\/saldo-dev"/),
          condition: {
            'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['VISITS#*'] },
            Null: { 'dynamodb:LeadingKeys': 'false' },
          },
        },
      ]);
      expect(writes?.[0]?.resource).not.toContain('index');
    }
  });

  it('webhooks, that of payments aside, and unknown paths cannot reach the table', () => {
    const reach = whoMay(api, /^dynamodb:/);
    for (const name of ['not-found', 'webhook-pluggy', 'webhook-whatsapp']) expect(reach).not.toContain(name);
  });

  it('asks who owns an id only where an id of another user is told from none', () => {
    expect(whoMay(api, /^dynamodb:/, /index\/byId/)).toEqual([
      'delete-payment-reminder',
      'delete-spending-limit',
      'manage-closing-date',
      'mcp',
      'update-payment-reminder',
      'update-spending-limit',
    ]);
  });

  it('cannot read what is due', () => {
    expect(whoMay(api, /^dynamodb:/, /index\/due/)).toEqual([]);
  });

  it('MCP holds what operations hold together, and the key of its cursors', () => {
    const kinds = (granted: readonly Granted[]) =>
      new Set(granted.map(({ action, resource }) => `${action} ${resource}`));
    const ofOperations = operations
      .filter(({ restOnly }) => !restOnly)
      .flatMap(({ name }) => api.get(name)?.granted ?? []);
    const own = [...kinds(api.get('mcp')?.granted ?? [])].filter((one) => !kinds(ofOperations).has(one));
    expect(own.filter((one) => !one.startsWith('logs:'))).toEqual([expect.stringContaining('cursor')]);
    expect(
      [...kinds(ofOperations)].filter(
        (one) => !one.startsWith('logs:') && !kinds(api.get('mcp')?.granted ?? []).has(one),
      ),
    ).toEqual([]);
  });
});

describe('the dashboard', () => {
  it('has a function for each of its endpoints, and no other', () => {
    expect([...web.keys()].toSorted()).toEqual(webOperations.map(webFunctionName).toSorted());
  });

  it('an endpoint that reads can write the last use of a session and access records, and nothing else', () => {
    const writing = webOperations
      .filter(({ grants }) => grants.table === 'write' && !grants.partitions)
      .map(webFunctionName);
    expect(whoMay(unconditionally(web), WRITES)).toEqual(writing.toSorted());
    expect(writing).not.toContain('web-me');
    for (const { name } of webOperations.filter(({ grants }) => grants.table === 'read')) {
      const writes = web.get(`web-${name}`)?.granted.filter(({ action }) => WRITES.test(action));
      expect(writes, name).toEqual(api.get('get-balance')?.granted.filter(({ action }) => WRITES.test(action)));
    }
  });
});

describe('the authorization server', () => {
  it('writes where something is kept, and reads nothing of the data of users', () => {
    expect([...oauth.keys()].toSorted()).toEqual([
      'oauth-authorize',
      'oauth-metadata',
      'oauth-register',
      'oauth-revoke',
      'oauth-token',
    ]);
    const reach = ['oauth-authorize', 'oauth-register', 'oauth-revoke', 'oauth-token'];
    expect(whoMay(oauth, /^dynamodb:/)).toEqual(reach);
    expect(whoMay(oauth, /^dynamodb:/, /index/)).toEqual([]);
    expect(whoMay(oauth, /^secretsmanager:/)).toEqual(['oauth-authorize', 'oauth-register']);
    expect(whoMay(oauth, /^sqs:/)).toEqual(['oauth-revoke', 'oauth-token']);
  });
});

describe('jobs', () => {
  it('only those that look for it read what is due, and only the feedback asks whose message it is', () => {
    const due = [
      'apply-held',
      'end-keys',
      'erase-due',
      'expire-data',
      'renew-limits-batch',
      'send-digests-batch',
      'sweep-reminders',
      'sweep-shard',
      'sweep-webhooks',
      'warn-ends',
    ];
    expect(whoMay(jobs, /^dynamodb:/, /index\/due/)).toEqual(due);
    expect(whoMay(jobs, /^dynamodb:/, /index\/byId/)).toEqual(['delivery-feedback', 'erase-user']);
  });
});

describe('functions that anybody may call', () => {
  it.each([
    ['oauth-register', oauth, ['OAUTH_CLIENT#*', 'RATE#*', 'SWITCHES']],
    ['oauth-authorize', oauth, ['OAUTH_*', 'RATE#*']],
    ['web-sign-in-code', web, ['ENTRY#*', 'RATE#*', 'EMAIL#*', 'INVITES']],
  ])('%s touches its own partitions alone, and no index', (name, functions, partitions) => {
    const granted = functions.get(name)?.granted.filter(({ action }) => action.startsWith('dynamodb:')) ?? [];
    expect(granted).toHaveLength(6);
    for (const { resource, condition } of granted) {
      expect(resource).not.toContain('index');
      expect(condition).toEqual({
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions },
        Null: { 'dynamodb:LeadingKeys': 'false' },
      });
    }
  });
});

describe('least privilege', () => {
  it('an action of the table is granted only if some code does it', () => {
    const granted = new Set([...all.values()].flatMap((one) => one.granted.map(({ action }) => action)));
    expect([...granted].filter((action) => action.startsWith('dynamodb:')).toSorted()).toEqual([
      'dynamodb:ConditionCheckItem',
      'dynamodb:DeleteItem',
      'dynamodb:GetItem',
      'dynamodb:PutItem',
      'dynamodb:Query',
      'dynamodb:UpdateItem',
    ]);
  });

  it('e-mail is sent by its delivery job, that of codes and that which says that an account is gone, as the one sender', () => {
    expect(whoMay(all, /^ses:/)).toEqual(['erase-user', 'send-email', 'send-sign-in-code']);
    const conditions = jobs.get('send-email')?.granted.filter(({ action }) => action.startsWith('ses:'));
    // Two calls, for the sender's domain and two configuration sets.
    expect(conditions?.map(({ condition }) => condition)).toEqual(
      Array(6).fill({ StringEquals: { 'ses:FromAddress': 'noreply@saldo.example' } }),
    );
  });

  it('the WhatsApp token is read by its delivery job, that of codes and that which answers a stop, the connection flow, and MCP for it', () => {
    const readers = [
      'delivery-feedback',
      'get-open-finance-connection-flow',
      'mcp',
      'send-sign-in-code',
      'send-whatsapp',
    ];
    expect(whoMay(all, /^secretsmanager:/, /secret:saldo\/dev\/whatsapp-\?{6}/)).toEqual(readers);
  });

  it('the aggregator secret is read by synchronization, by what connects banks, and by what ends an account only', () => {
    const readers = [
      'erase-user',
      'expire-data',
      'get-open-finance-connection-flow',
      'manual-update',
      'mcp',
      'sync-item',
      'webhook-event',
    ];
    const atDashboard = ['web-connect-token', 'web-link-connection', 'web-unlink-connection'];
    expect(whoMay(all, /^secretsmanager:/, /secret:saldo\/dev\/aggregator-\?{6}/)).toEqual(
      [...readers, ...atDashboard].toSorted(),
    );
  });

  it('only functions of reminders, and the erasure of a user, touch the scheduler, in the one group, and pass the one role to it alone', () => {
    const expected = [
      'dispatch-reminder',
      'erase-user',
      'mcp',
      ...named(({ grants }) => grants.schedules === true),
    ].toSorted();
    expect(expected).toEqual([
      'create-payment-reminder',
      'delete-payment-reminder',
      'dispatch-reminder',
      'erase-user',
      'mcp',
      'update-payment-reminder',
    ]);
    expect(whoMay(all, /^scheduler:/)).toEqual(expected);
    expect(whoMay(all, /^scheduler:/, /schedule\/saldo-dev-reminders\/\*/)).toEqual(expected);
    expect(whoMay(all, /^iam:/)).toEqual(expected);
    const passes = [...all.values()]
      .flatMap(({ granted }) => granted)
      .filter(({ action }) => action.startsWith('iam:'));
    for (const { action, resource, condition } of passes) {
      expect(action).toBe('iam:PassRole');
      expect(resource).toContain('ReminderSchedulerRole');
      expect(condition).toEqual({ StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' } });
    }
  });

  it('nobody may do everything, nor anything on everything but traces', () => {
    const granted = [...all.values()].flatMap((one) => one.granted);
    expect(granted.filter(({ action }) => action.includes('*'))).toEqual([]);
    const everywhere = granted.filter(({ resource }) => resource === '"*"').map(({ action }) => action);
    expect(new Set(everywhere)).toEqual(new Set(['xray:PutTraceSegments', 'xray:PutTelemetryRecords']));
  });

  it('nobody may change the table itself, or read all of it at once', () => {
    expect(whoMay(all, /^dynamodb:(Scan|CreateTable|UpdateTable|DeleteTable|Export|UpdateTimeToLive)/)).toEqual([]);
  });

  it('reminder schedules may put messages on the dispatch queue, and failures among the dead letters', () => {
    const [role = ''] = Object.keys(templates.jobs.findResources('AWS::IAM::Role')).filter((id) =>
      id.startsWith('ReminderSchedulerRole'),
    );
    const granted = grantedToRole(templates.jobs, role).map(({ action, resource }) => `${action} ${resource}`);
    expect(granted.toSorted()).toEqual([
      expect.stringMatching(/^sqs:SendMessage .*ReminderSchedulerDeadLetters/),
      expect.stringMatching(/^sqs:SendMessage .*dispatchreminderQueue/),
    ]);
  });
});
