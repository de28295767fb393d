import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { names } from '../names.ts';
import { protectedData } from './waf-log.ts';

type Rule = CfnWebACL.RuleProperty;
type Statement = CfnWebACL.StatementProperty;
type Transformation = CfnWebACL.TextTransformationProperty;

// In five minutes.
const READS_PER_CREDENTIAL = 600;
const REQUESTS_PER_ADDRESS = 3000;
/** 100 a second: all users of one vendor's assistant share a few addresses. */
const ASSISTANTS_PER_ADDRESS = 30_000;
/** 100 a second: of a million users about six request a code in the same second (test/bench/scale). */
export const CODES_OF_ALL = 30_000;
export const WINDOW_SECONDS = 300;

const plain: Transformation[] = [{ priority: 0, type: 'NONE' }];
// However `Bearer` and the space after it are written, it is the same credential.
const spelling: Transformation[] = [
  { priority: 0, type: 'COMPRESS_WHITE_SPACE' },
  { priority: 1, type: 'LOWERCASE' },
];

// Without samples: they hold addresses and queries.
const visible = (metricName: string) => ({ cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false, metricName });

const startsWith = (path: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: path,
    textTransformations: plain,
  },
});

const isMethod = (searchString: 'GET' | 'POST'): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { method: {} },
    positionalConstraint: 'EXACTLY',
    searchString,
    textTransformations: plain,
  },
});

const isPath = (searchString: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'EXACTLY',
    searchString,
    textTransformations: plain,
  },
});

const any = (...statements: Statement[]): Statement => ({ orStatement: { statements } });
const all = (...statements: Statement[]): Statement => ({ andStatement: { statements } });
const not = (statement: Statement): Statement => ({ notStatement: { statement } });

/**
 * Calls that read, MCP included, and all of the dashboard's: some of its reads are no `GET`. Writes of the API are counted in the
 * table, per user. Files of the web app are not counted.
 */
const reads = any(startsWith('/mcp'), all(isMethod('GET'), startsWith('/tools/')), startsWith('/app/api/'));

const matches = (
  fieldToMatch: CfnWebACL.FieldToMatchProperty,
  regexString: string,
  textTransformations: Transformation[],
): Statement => ({ regexMatchStatement: { fieldToMatch, regexString, textTransformations } });

/** A key or a token of assistants in its form; whether it is valid, only the table knows. */
const showsCredential = any(
  matches({ singleHeader: { Name: 'authorization' } }, '^ ?bearer (sk|sat)-[a-z0-9_-]+ ?$', spelling),
  matches({ singleQueryArgument: { Name: 'apikey' } }, '^sk-[A-Za-z0-9_-]+$', plain),
);

/**
 * Calls that the vendor of an assistant makes for all of its users from a few addresses: the rules per credential hold each
 * user. The credential of `/oauth/token` is in its body, by which no rule can count.
 */
const ofAssistants = any(all(startsWith('/mcp'), showsCredential), all(isMethod('POST'), isPath('/oauth/token')));

/** Vendors send from few addresses; their routes have limits of their own at the gateway. */
const notWebhooks = not(startsWith('/webhooks/'));

const answers = {
  tooMany: { error: 'Too many requests', message: 'Try again in 60 s.' },
  tooLarge: { error: 'Request body too large', message: 'The body may have at most 256 kB.' },
};

const refuse = (responseCode: number, body: keyof typeof answers, headers: Record<string, string> = {}) => ({
  block: {
    customResponse: {
      responseCode,
      customResponseBodyKey: body,
      responseHeaders: Object.entries({ 'cache-control': 'no-store', ...headers }).map(([name, value]) => ({
        name,
        value,
      })),
    },
  },
});

const rate = (
  name: string,
  statement: Omit<CfnWebACL.RateBasedStatementProperty, 'evaluationWindowSec'>,
): Omit<Rule, 'priority'> => ({
  name,
  action: refuse(429, 'tooMany', { 'retry-after': '60' }),
  statement: { rateBasedStatement: { ...statement, evaluationWindowSec: WINDOW_SECONDS } },
  visibilityConfig: visible(name),
});

// A request without the header, cookie or argument is not counted by the rule.
const perCredential = (name: string, key: CfnWebACL.RateBasedStatementCustomKeyProperty) =>
  rate(name, {
    limit: READS_PER_CREDENTIAL,
    aggregateKeyType: 'CUSTOM_KEYS',
    customKeys: [key],
    scopeDownStatement: reads,
  });

/**
 * A limit against requests for codes from many networks at once: each code costs four writes, a message and perhaps a mail.
 * Users with a session or a passkey are not affected.
 */
const codesOfAll = rate('codes-of-all', {
  limit: CODES_OF_ALL,
  aggregateKeyType: 'CONSTANT',
  scopeDownStatement: startsWith('/app/api/sign-in-code'),
});

/**
 * A fuse, by the length that a request states: a function refuses more than 256 kB itself and counts exactly. WAF could only
 * look at the first kilobytes of a body.
 */
const hugeBody: Omit<Rule, 'priority'> = {
  name: 'huge-body',
  action: refuse(413, 'tooLarge'),
  statement: {
    regexMatchStatement: {
      fieldToMatch: { singleHeader: { Name: 'content-length' } },
      regexString: '^[0-9]{7,}$',
      textTransformations: plain,
    },
  },
  visibilityConfig: visible('huge-body'),
};

const managed = (name: string, counted: readonly string[] = []): Omit<Rule, 'priority'> => ({
  name,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: 'AWS',
      name,
      ...(counted.length > 0 && {
        ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      }),
    },
  },
  visibilityConfig: visible(name),
});

/**
 * The common rules that would refuse requests that the contract allows; they only count. Free text is searched and stored as
 * data and is never a path, a markup or a command here: `clientMessage` may be long, `gastei < 100` is no script, and an
 * address in `create-webhook` is checked by the function, which answers the contract's 400. Webhooks send no `User-Agent`.
 */
const COMMON_COUNTED = [
  'NoUserAgent_HEADER',
  'SizeRestrictions_QUERYSTRING',
  'SizeRestrictions_BODY',
  'EC2MetaDataSSRF_BODY',
  'GenericLFI_QUERYARGUMENTS',
  'GenericLFI_BODY',
  'RestrictedExtensions_QUERYARGUMENTS',
  'GenericRFI_QUERYARGUMENTS',
  'GenericRFI_BODY',
  'CrossSiteScripting_QUERYARGUMENTS',
  'CrossSiteScripting_BODY',
];

// No rules against SQL injection: there is no SQL, and Portuguese sentences with quotes and dashes match them.
const rules: Omit<Rule, 'priority'>[] = [
  perCredential('reads-per-key', { header: { name: 'authorization', textTransformations: spelling } }),
  perCredential('reads-per-session', { cookie: { name: '__Host-saldo', textTransformations: plain } }),
  perCredential('reads-per-key-in-query', { queryArgument: { name: 'apiKey', textTransformations: plain } }),
  rate('requests-per-address', {
    limit: REQUESTS_PER_ADDRESS,
    aggregateKeyType: 'IP',
    scopeDownStatement: all(notWebhooks, not(ofAssistants)),
  }),
  // Against invented credentials, of which each is counted by itself.
  rate('assistants-per-address', {
    limit: ASSISTANTS_PER_ADDRESS,
    aggregateKeyType: 'IP',
    scopeDownStatement: ofAssistants,
  }),
  codesOfAll,
  hugeBody,
  managed('AWSManagedRulesAmazonIpReputationList'),
  managed('AWSManagedRulesKnownBadInputsRuleSet'),
  managed('AWSManagedRulesCommonRuleSet', COMMON_COUNTED),
];

/** What CloudFront refuses before it calls anything. */
export class WebAcl extends CfnWebACL {
  constructor(scope: Construct, env: string) {
    super(scope, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      dataProtectionConfig: protectedData,
      rules: rules.map((rule, priority) => ({ ...rule, priority })),
      customResponseBodies: Object.fromEntries(
        Object.entries(answers).map(([key, body]) => [
          key,
          { contentType: 'APPLICATION_JSON', content: JSON.stringify(body) },
        ]),
      ),
      visibilityConfig: visible(names.environment(env)),
    });
  }
}
