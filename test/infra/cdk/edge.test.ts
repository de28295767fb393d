import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { webFolder } from '../../../infra/cdk/edge/web-files.ts';
import { serviceRoutes } from '../../../infra/local/gateway/functions.ts';
import { askedPageHeaders, connectPageHeaders, pageHeaders } from '../../../infra/web/headers.ts';
import { documentPaths } from '../../../shared/contract/inbound.ts';
import { functionsOf, grantedToRole } from './granted.ts';
import { builtWeb, edgeContext, edgeTemplate, rotatingProd, stacksOf, templatesOf } from './stacks.ts';
import { type WebRequest, wafMatches } from './waf.ts';

const edge = edgeTemplate();
const { api, web, oauth, jobs } = templatesOf({ env: 'prod' });

const reference = z.object({ Ref: z.string() });
const attribute = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) });
const behaviorSchema = z.looseObject({
  PathPattern: z.optional(z.string()),
  TargetOriginId: z.string(),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.optional(z.string()),
  ResponseHeadersPolicyId: z.optional(reference),
  AllowedMethods: z.array(z.string()),
  ViewerProtocolPolicy: z.string(),
  FunctionAssociations: z.array(z.object({ EventType: z.string(), FunctionARN: attribute })),
});
const distributionSchema = z.looseObject({
  Aliases: z.array(z.string()),
  DefaultCacheBehavior: behaviorSchema,
  CacheBehaviors: z.array(behaviorSchema),
  CustomErrorResponses: z.optional(z.unknown()),
  Origins: z.array(z.looseObject({ Id: z.string() })),
});

const only = (type: string) => {
  const found = Object.values(edge.findResources(type));
  expect(found).toHaveLength(1);
  return found[0]?.Properties ?? {};
};
const distribution = distributionSchema.parse(only('AWS::CloudFront::Distribution').DistributionConfig);
const { DefaultCacheBehavior: pages, CacheBehaviors: behaviors } = distribution;
const behaviorOf = (path: string) => behaviors.find(({ PathPattern }) => PathPattern === path);
const isApi = ({ OriginRequestPolicyId }: z.output<typeof behaviorSchema>) => OriginRequestPolicyId !== undefined;

const DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const ALL_BUT_HOST = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

/** CloudFront's patterns: `*` is any text. */
const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`).test(path);

describe('the distribution', () => {
  it('sends every route of the API to the API, and nothing to it through a cache', () => {
    const paths = [...serviceRoutes.keys()].map((route) => route.split(' ')[1] ?? '');
    const unreachable = paths.filter(
      (path) => !behaviors.some((one) => isApi(one) && matches(one.PathPattern ?? '', path)),
    );
    expect(unreachable).toEqual([]);
    for (const one of behaviors.filter(isApi)) {
      expect(one).toMatchObject({ CachePolicyId: DISABLED, OriginRequestPolicyId: ALL_BUT_HOST });
      expect(one.ViewerProtocolPolicy).toBe('https-only');
      expect(one.AllowedMethods).toHaveLength(7);
    }
  });

  it('has the paths that later parts of the service take', () => {
    for (const path of ['/app/api/me', '/oauth/token', '/.well-known/oauth-protected-resource', '/mcp', '/mcp/']) {
      expect(behaviors.some((one) => isApi(one) && matches(one.PathPattern ?? '', path))).toBe(true);
    }
  });

  it('leads to the documents that programs look for', () => {
    const lost = documentPaths.filter(
      (path) => !behaviors.some((one) => isApi(one) && matches(one.PathPattern ?? '', path)),
    );
    expect(lost).toEqual([]);
  });

  it('has no error pages of its own: they would replace the answers of the API too', () => {
    expect(distribution.CustomErrorResponses).toBeUndefined();
  });

  it('asks the bucket by pages alone, with a function before it', () => {
    const before = pages.FunctionAssociations;
    expect(before).toEqual([{ EventType: 'viewer-request', FunctionARN: expect.anything() }]);
    const apart = ['/conectar', '/entrar', '/autorizar'];
    for (const path of apart) {
      expect(behaviorOf(path)).toMatchObject({ TargetOriginId: pages.TargetOriginId, FunctionAssociations: before });
    }
    expect(behaviors.filter((one) => !isApi(one)).map(({ PathPattern }) => PathPattern)).toEqual(apart);
  });

  it('proves itself to the API by a secret of which the template holds the name alone', () => {
    expect(distribution.Origins).toContainEqual(
      expect.objectContaining({
        DomainName: 'api.saldo.example',
        OriginCustomHeaders: [
          {
            HeaderName: 'x-origin-secret',
            HeaderValue: '{{resolve:secretsmanager:saldo/prod/origin:SecretString:a::}}',
          },
        ],
        CustomOriginConfig: expect.objectContaining({ OriginProtocolPolicy: 'https-only', OriginReadTimeout: 35 }),
      }),
    );
    const next = JSON.stringify(edgeTemplate(rotatingProd).toJSON());
    expect(next).toContain('{{resolve:secretsmanager:saldo/prod/origin:SecretString:b::}}');
  });

  it('speaks for the one domain, over TLS 1.2 at least, behind the web ACL', () => {
    expect(distribution).toMatchObject({ Aliases: ['app.saldo.example'], WebACLId: expect.anything(), Enabled: true });
    expect(distribution.ViewerCertificate).toMatchObject({ MinimumProtocolVersion: 'TLSv1.2_2021' });
  });
});

describe('the function behind the API, of /mcp', () => {
  const found = Object.entries(edge.findResources('AWS::Lambda::Function')).filter(
    ([, { Properties }]) => Properties.FunctionName === 'saldo-prod-edge-mcp',
  );
  const [id, resource] = found[0] ?? ['', undefined];

  it('runs when the origin has answered, on this path alone, in a published version', () => {
    const versions = Object.entries(edge.findResources('AWS::Lambda::Version'));
    expect(found).toHaveLength(1);
    expect(versions).toHaveLength(1);
    expect(versions[0]?.[1].Properties.FunctionName).toEqual({ Ref: id });
    for (const one of [pages, ...behaviors]) {
      const isMcp = one.PathPattern === '/mcp*';
      expect(one.LambdaFunctionAssociations).toEqual(
        isMcp ? [{ EventType: 'origin-response', LambdaFunctionARN: { Ref: versions[0]?.[0] } }] : undefined,
      );
    }
  });

  it('is what Lambda@Edge takes: x86, no variables, tracing, layers, network, own log group or reserved concurrency', () => {
    const { Code: _, Role, Tags: _tags, ...properties } = resource?.Properties ?? {};
    expect(properties).toEqual({
      FunctionName: 'saldo-prod-edge-mcp',
      Description: 'infra/cdk/edge/mcp-answer.js',
      Architectures: ['x86_64'],
      Handler: 'index.handler',
      MemorySize: 128,
      Runtime: 'nodejs24.x',
      Timeout: 5,
    });
    const groups = Object.values(edge.findResources('AWS::Logs::LogGroup'));
    expect(JSON.stringify(groups)).not.toContain(id);
    const [roleId] = Role['Fn::GetAtt'];
    expect(edge.toJSON().Resources[roleId].Properties.AssumeRolePolicyDocument.Statement).toEqual([
      {
        Action: 'sts:AssumeRole',
        Effect: 'Allow',
        Principal: { Service: ['edgelambda.amazonaws.com', 'lambda.amazonaws.com'] },
      },
    ]);
    expect(grantedToRole(edge, roleId)).toEqual([]);
  });

  it('keeps its versions: an old one cannot be deleted while CloudFront has copies of it', () => {
    edge.hasResource('AWS::Lambda::Version', { DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
  });

  it('is the same version in the next release, whose commit is another', () => {
    const { edge: next } = stacksOf({ env: 'prod', commit: 'd'.repeat(40) });
    const versionOf = (template: Template) => Object.keys(template.findResources('AWS::Lambda::Version'));
    expect(next && versionOf(Template.fromStack(next))).toEqual(versionOf(edge));
  });
});

describe('HSTS', () => {
  const policy = z.object({
    Properties: z.object({
      ResponseHeadersPolicyConfig: z.object({
        SecurityHeadersConfig: z.object({ StrictTransportSecurity: z.unknown() }),
      }),
    }),
  });

  it('is on every answer of the edge, whatever the origin says and whoever answers', () => {
    for (const one of [pages, ...behaviors]) {
      const found = edge.findResources('AWS::CloudFront::ResponseHeadersPolicy')[
        one.ResponseHeadersPolicyId?.Ref ?? ''
      ];
      const { SecurityHeadersConfig } = policy.parse(found).Properties.ResponseHeadersPolicyConfig;
      expect(SecurityHeadersConfig.StrictTransportSecurity, one.PathPattern).toEqual({
        AccessControlMaxAgeSec: 63_072_000,
        IncludeSubdomains: true,
        Override: true,
      });
    }
  });

  it('is the only header that the edge adds to answers of the API', () => {
    const ids = new Set(behaviors.filter(isApi).map(({ ResponseHeadersPolicyId }) => ResponseHeadersPolicyId?.Ref));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    const found = edge.findResources('AWS::CloudFront::ResponseHeadersPolicy')[id];
    expect(Object.keys(found?.Properties.ResponseHeadersPolicyConfig)).toEqual(['Name', 'SecurityHeadersConfig']);
    expect(Object.keys(found?.Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig)).toEqual([
      'StrictTransportSecurity',
    ]);
  });
});

describe('headers', () => {
  const config = z.looseObject({
    SecurityHeadersConfig: z.object({
      ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string(), Override: z.literal(true) }),
      StrictTransportSecurity: z.object({
        AccessControlMaxAgeSec: z.number(),
        IncludeSubdomains: z.literal(true),
        Override: z.literal(true),
      }),
      ContentTypeOptions: z.object({ Override: z.literal(true) }),
      ReferrerPolicy: z.object({ ReferrerPolicy: z.string(), Override: z.literal(true) }),
    }),
    CustomHeadersConfig: z.object({
      Items: z.array(z.object({ Header: z.string(), Value: z.string(), Override: z.literal(true) })),
    }),
  });

  /** The headers as CloudFront sends them. */
  const sentBy = ({ ResponseHeadersPolicyId: id }: z.output<typeof behaviorSchema>) => {
    const policy = edge.findResources('AWS::CloudFront::ResponseHeadersPolicy')[id?.Ref ?? ''];
    const parsed = config.parse(policy?.Properties.ResponseHeadersPolicyConfig);
    const { ContentSecurityPolicy, StrictTransportSecurity, ReferrerPolicy } = parsed.SecurityHeadersConfig;
    return {
      'content-security-policy': ContentSecurityPolicy.ContentSecurityPolicy,
      'strict-transport-security': `max-age=${StrictTransportSecurity.AccessControlMaxAgeSec}; includeSubDomains`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': ReferrerPolicy.ReferrerPolicy,
      ...Object.fromEntries(parsed.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
    };
  };

  it.each([
    ['/conectar', connectPageHeaders()],
    ['/entrar', askedPageHeaders],
    ['/autorizar', askedPageHeaders],
  ])('of %s are those of the local stack', (path, headers) => {
    const behavior = behaviorOf(path);
    expect(behavior && sentBy(behavior)).toEqual(headers);
  });

  it('of the other pages are those of the local stack, which keep strange windows away', () => {
    expect(sentBy(pages)).toEqual(pageHeaders);
    expect(pageHeaders['cross-origin-opener-policy']).toBe('same-origin');
  });
});

describe('the bucket', () => {
  it('is private, encrypted, kept, and read by this distribution alone', () => {
    const [bucket] = Object.values(edge.findResources('AWS::S3::Bucket'));
    expect(bucket?.DeletionPolicy).toBe('Retain');
    expect(only('AWS::S3::Bucket').PublicAccessBlockConfiguration).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
    const statements: { Effect: string; Principal: unknown; Action: unknown; Condition: unknown }[] =
      only('AWS::S3::BucketPolicy').PolicyDocument.Statement;
    const allowed = statements.filter(({ Effect }) => Effect === 'Allow');
    expect(allowed.flatMap(({ Action }) => Action).toSorted()).toEqual(['s3:GetObject', 's3:ListBucket']);
    for (const { Principal, Condition } of allowed) {
      expect(Principal).toEqual({ Service: 'cloudfront.amazonaws.com' });
      expect(JSON.stringify(Condition)).toContain('AWS:SourceArn');
    }
  });

  it('gets the assets first, for ever, and then the documents, never cached; nothing is removed', () => {
    const deployments = Object.entries(edge.findResources('Custom::CDKBucketDeployment'));
    const of = (prefix: string | undefined) =>
      deployments.find(([, { Properties }]) => Properties.DestinationBucketKeyPrefix === prefix);
    const [assetsId = '', assets] = of('a') ?? [];
    const [, documents] = of(undefined) ?? [];
    expect(deployments).toHaveLength(2);
    expect(assets?.Properties).toMatchObject({
      Prune: false,
      SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
    expect(documents?.Properties).toMatchObject({
      Prune: false,
      SystemMetadata: { 'cache-control': 'no-cache' },
      DistributionPaths: ['/*'],
    });
    expect(documents?.DependsOn).toContain(assetsId);
  });

  it('is written by a role that may remove nothing, and touch no other bucket or distribution', () => {
    const [role = ''] = Object.keys(edge.findResources('AWS::IAM::Role')).filter((id) => id.includes('Uploader'));
    const granted = grantedToRole(edge, role).filter(({ action }) => !action.startsWith('logs:'));
    expect(granted.map(({ action }) => action).toSorted()).toEqual([
      'cloudfront:CreateInvalidation',
      'cloudfront:GetInvalidation',
      's3:GetObject',
      's3:GetObject',
      's3:GetObject',
      's3:ListBucket',
      's3:PutObject',
    ]);
    expect(granted.filter(({ resource }) => resource === '"*"')).toEqual([]);
    for (const { Properties } of Object.values(edge.findResources('AWS::Lambda::Function')))
      if (Properties.FunctionName !== 'saldo-prod-edge-mcp')
        expect(Properties.Role).toEqual({ 'Fn::GetAtt': [role, 'Arn'] });
  });

  it('refuses a web app that was not built, by the name of what is missing', () => {
    const folder = mkdtempSync(join(tmpdir(), 'saldo-web-'));
    writeFileSync(join(folder, 'index.html'), '');
    expect(() => webFolder(folder)).toThrow(
      /npm run build: .* lacks (?!index\.html).*conectar\.html, .*ajuda\.html, .*nao-encontrada\.html, manifest\.webmanifest, a$/,
    );
    expect(webFolder(builtWeb)).toBe(builtWeb);
  });
});

describe('the web ACL', () => {
  const rule = z.looseObject({ Name: z.string(), Priority: z.number(), Statement: z.looseObject({}) });
  const acl = only('AWS::WAFv2::WebACL');
  const rules = z.array(rule).parse(acl.Rules);
  const statementOf = (name: string) => rules.find(({ Name }) => Name === name)?.Statement.RateBasedStatement;

  it('allows 600 reads in five minutes per credential, wherever it stands', () => {
    const keys = {
      'reads-per-key': 'Header',
      'reads-per-session': 'Cookie',
      'reads-per-key-in-query': 'QueryArgument',
    };
    for (const [name, kind] of Object.entries(keys)) {
      expect(statementOf(name)).toMatchObject({
        Limit: 600,
        EvaluationWindowSec: 300,
        AggregateKeyType: 'CUSTOM_KEYS',
        CustomKeys: [{ [kind]: expect.anything() }],
      });
    }
  });

  it('allows 3,000 requests in five minutes per address, and 30,000 of assistants, which share a few', () => {
    const address = { EvaluationWindowSec: 300, AggregateKeyType: 'IP' };
    expect(statementOf('requests-per-address')).toMatchObject({ ...address, Limit: 3000 });
    expect(statementOf('assistants-per-address')).toMatchObject({ ...address, Limit: 30_000 });
  });

  const key = `sk-${'aB3_-'.repeat(9)}`;
  const token = `sat-${'aB3_-'.repeat(9)}`;
  const mcp = { method: 'POST', path: '/mcp' };
  const bearer = (authorization: string) => ({ ...mcp, headers: { authorization } });

  it.each<[string, WebRequest, string | null]>([
    ['a call of an assistant', bearer(`Bearer ${token}`), 'assistants-per-address'],
    ['a call with a key', bearer(`Bearer ${key}`), 'assistants-per-address'],
    ['a call in another spelling', bearer(` bEARER   ${key.toUpperCase()} `), 'assistants-per-address'],
    ['a key in the query', { ...mcp, query: { apikey: key } }, 'assistants-per-address'],
    ['an exchange of a token', { method: 'POST', path: '/oauth/token' }, 'assistants-per-address'],
    ['a call without a credential', mcp, 'requests-per-address'],
    ['another scheme', bearer(`Basic ${key}`), 'requests-per-address'],
    ['a malformed credential', bearer('Bearer x'), 'requests-per-address'],
    ['an empty credential', bearer('Bearer sk-'), 'requests-per-address'],
    ['a credential and something else', bearer(`Bearer ${key} x`), 'requests-per-address'],
    ['a token in the query', { ...mcp, query: { apikey: token } }, 'requests-per-address'],
    ['REST with a key', { ...bearer(`Bearer ${key}`), path: '/tools/api/get-balance' }, 'requests-per-address'],
    ['a page', { method: 'GET', path: '/' }, 'requests-per-address'],
    ['GET of the token endpoint', { method: 'GET', path: '/oauth/token' }, 'requests-per-address'],
    ['another path of OAuth', { method: 'POST', path: '/oauth/register' }, 'requests-per-address'],
    ['a webhook', { method: 'POST', path: '/webhooks/pluggy' }, null],
  ])('%s is counted once per address', (_, request, counted) => {
    const rates = ['requests-per-address', 'assistants-per-address'];
    const scopeOf = (name: string) =>
      z.object({ ScopeDownStatement: z.unknown() }).parse(statementOf(name)).ScopeDownStatement;
    expect(rates.filter((name) => wafMatches(scopeOf(name), request))).toEqual(counted ? [counted] : []);
  });

  it.each<[string, WebRequest, boolean]>([
    ['a read of the dashboard', { method: 'GET', path: '/app/api/overview' }, true],
    ['a change of the dashboard', { method: 'POST', path: '/app/api/profile' }, true],
    ['an end of a session', { method: 'DELETE', path: '/app/api/session' }, true],
    ['a read of the API', { method: 'GET', path: '/tools/api/get-balance' }, true],
    ['a write of the API, which the table counts', { method: 'POST', path: '/tools/api/create-webhook' }, false],
    ['a page', { method: 'GET', path: '/conta' }, false],
  ])('%s counts for its session: %j', (_, request, counted) => {
    const { ScopeDownStatement } = z
      .object({ ScopeDownStatement: z.unknown() })
      .parse(statementOf('reads-per-session'));
    expect(wafMatches(ScopeDownStatement, request)).toBe(counted);
  });

  it('allows 30,000 requests for sign-in codes in five minutes, from everywhere together', () => {
    expect(statementOf('codes-of-all')).toEqual({
      Limit: 30_000,
      EvaluationWindowSec: 300,
      AggregateKeyType: 'CONSTANT',
      ScopeDownStatement: {
        ByteMatchStatement: expect.objectContaining({
          SearchString: '/app/api/sign-in-code',
          PositionalConstraint: 'STARTS_WITH',
        }),
      },
    });
  });

  it('answers what is over a rate as the API does', () => {
    for (const name of ['reads-per-key', 'requests-per-address', 'codes-of-all']) {
      expect(rules.find(({ Name }) => Name === name)?.Action).toMatchObject({
        Block: {
          CustomResponse: {
            ResponseCode: 429,
            CustomResponseBodyKey: 'tooMany',
            ResponseHeaders: expect.arrayContaining([{ Name: 'retry-after', Value: '60' }]),
          },
        },
      });
    }
    expect(JSON.parse(acl.CustomResponseBodies.tooMany.Content)).toEqual({
      error: 'Too many requests',
      message: 'Try again in 60 s.',
    });
  });

  it('counts only, where the common rules would refuse text, long questions, JSON or webhooks', () => {
    const common = rules.find(({ Name }) => Name === 'AWSManagedRulesCommonRuleSet')?.Statement;
    const { RuleActionOverrides } = z
      .object({ ManagedRuleGroupStatement: z.object({ RuleActionOverrides: z.array(z.unknown()) }) })
      .parse(common).ManagedRuleGroupStatement;
    for (const Name of ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY', 'NoUserAgent_HEADER', 'GenericRFI_BODY']) {
      expect(RuleActionOverrides).toContainEqual({ Name, ActionToUse: { Count: {} } });
    }
  });

  it('keeps no samples of requests, and no two rules have one priority', () => {
    expect(JSON.stringify(acl)).not.toContain('"SampledRequestsEnabled":true');
    expect(new Set(rules.map(({ Priority }) => Priority)).size).toBe(rules.length);
  });

  it.each([
    ['1000000', true],
    ['99999999999', true],
    ['999999', false],
    ['0', false],
    ['-1', false],
  ])('a body of %s bytes is refused at the edge: %j', (length, refused) => {
    const { RegexString } = z
      .object({ RegexMatchStatement: z.object({ RegexString: z.string() }) })
      .parse(rules.find(({ Name }) => Name === 'huge-body')?.Statement).RegexMatchStatement;
    expect(new RegExp(RegexString).test(length)).toBe(refused);
  });
});

describe('the log of the web ACL', () => {
  const logging = only('AWS::WAFv2::LoggingConfiguration');
  const protects: { Field: { FieldType: string; FieldKeys?: string[] }; Action: string }[] =
    only('AWS::WAFv2::WebACL').DataProtectionConfig.DataProtections;

  it('has the requests that are refused, and no others, for a month', () => {
    expect(logging.LoggingFilter).toEqual({
      DefaultBehavior: 'DROP',
      Filters: [{ Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions: [{ ActionCondition: { Action: 'BLOCK' } }] }],
    });
    expect(logging.ResourceArn).toEqual({ 'Fn::GetAtt': ['Acl', 'Arn'] });
    edge.hasResourceProperties('AWS::Logs::LogGroup', { LogGroupName: 'aws-waf-logs-saldo-prod', RetentionInDays: 30 });
    expect(JSON.stringify(logging.LogDestinationConfigs)).toMatch(/:log-group:aws-waf-logs-saldo-prod"\]\]\}\]$/);
  });

  const credentials = ['authorization', 'cookie', 'referer', 'x-webhook-key'];

  it('has no credential, cookie or query', () => {
    expect(logging.RedactedFields).toEqual([
      ...credentials.map((Name) => ({ SingleHeader: { Name } })),
      { QueryString: {} },
    ]);
  });

  it('nor in the lists of rates, where a rule shows what it counts by', () => {
    for (const { Action } of protects) expect(Action).toBe('SUBSTITUTION');
    const fields = protects.map(({ Field }) => Field);
    expect(fields).toEqual([
      { FieldType: 'SINGLE_HEADER', FieldKeys: credentials },
      { FieldType: 'SINGLE_COOKIE' },
      { FieldType: 'SINGLE_QUERY_ARGUMENT' },
      { FieldType: 'QUERY_STRING' },
    ]);
    for (const one of protects) {
      expect(one).not.toHaveProperty('ExcludeRateBasedDetails');
      expect(one).not.toHaveProperty('ExcludeRuleMatchDetails');
    }
    const counted: { Header?: { Name: string } }[] = only('AWS::WAFv2::WebACL').Rules.flatMap(
      ({ Statement }: { Statement: { RateBasedStatement?: { CustomKeys?: unknown[] } } }) =>
        Statement.RateBasedStatement?.CustomKeys ?? [],
    );
    expect(counted).toHaveLength(3);
    for (const { Header } of counted) if (Header) expect(credentials).toContain(Header.Name);
  });
});

it('the log of the edge has no query, path, address, agent, cookie or referrer', () => {
  const fields: string[] = only('AWS::Logs::Delivery').RecordFields;
  expect(fields).toContain('sc-status');
  expect(
    fields.filter((field) => /uri|query|c-ip|forwarded|User-Agent|Cookie|Referer|host|asn|country/i.test(field)),
  ).toEqual([]);
  expect(distribution.Logging).toBeUndefined();
});

describe('the API behind it', () => {
  it('answers at its own domain only, and no function without the proof', () => {
    api.hasResourceProperties('AWS::ApiGatewayV2::Api', { DisableExecuteApiEndpoint: true });
    const called = [api, web, oauth].flatMap((stack) => [...functionsOf(stack).values()]);
    expect(called.length).toBeGreaterThan(30);
    for (const { variables } of called) expect(variables.ORIGIN_SECRET_DIGESTS).toBe('0'.repeat(64));
  });

  it('is told the one origin, jobs too', () => {
    const all = [api, web, oauth, jobs].flatMap((template) => [...functionsOf(template).values()]);
    for (const { variables } of all) expect(variables.PUBLIC_URL).toBe('https://app.saldo.example');
  });

  it('accepts two values while they are rotated, as one list of digests', () => {
    const { api: rotating } = templatesOf(rotatingProd);
    expect(functionsOf(rotating).get('get-balance')?.variables.ORIGIN_SECRET_DIGESTS).toBe(
      rotatingProd.originSecretDigests.join(','),
    );
  });

  it('may not read the secret', () => {
    expect(JSON.stringify([api, web, oauth, jobs].map((one) => one.toJSON()))).not.toContain('saldo/prod/origin');
  });

  it('is open without an edge, which only dev may be', () => {
    const dev = templatesOf();
    dev.api.hasResourceProperties('AWS::ApiGatewayV2::Api', { DisableExecuteApiEndpoint: false });
    expect(dev.edge).toBeUndefined();
    expect(functionsOf(dev.api).get('get-balance')?.variables).not.toHaveProperty('ORIGIN_SECRET_DIGESTS');
  });
});

describe('an environment that lacks a part of its edge is refused by name', () => {
  it.each(['staging', 'prod'])('%s without an edge', (env) => {
    expect(() => stacksOf({ env, edgeDomain: undefined })).toThrow(/Missing: edgeDomain \(/);
  });

  it.each(Object.keys(edgeContext).filter((name) => name !== 'edgeDomain'))('dev with an edge, without %s', (name) => {
    expect(() => stacksOf({ ...edgeContext, [name]: undefined })).toThrow(`Missing: ${name} (`);
  });

  it.each(['', 'abc', 'A'.repeat(64), `${'0'.repeat(64)},${'1'.repeat(64)},${'2'.repeat(64)}`])(
    'digests that are none: %j',
    (originSecretDigests) =>
      expect(() => stacksOf({ env: 'prod', originSecretDigests })).toThrow('originSecretDigests'),
  );
});

// The API's has 464: the next operations need a second stack.
it('no template is near the 500 resources that CloudFormation takes', () => {
  const { app: _, ...templates } = templatesOf({ env: 'prod' });
  for (const [stack, template] of Object.entries(templates))
    expect(Object.keys(template.toJSON().Resources).length, stack).toBeLessThan(480);
});
