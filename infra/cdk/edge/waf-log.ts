import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnLoggingConfiguration, type CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { names } from '../names.ts';

/**
 * Headers that hold a credential or, in the address of the page before, a query. `x-webhook-key` is the aggregator's; the others
 * of webhooks are signatures of one message.
 */
const HEADERS = ['authorization', 'cookie', 'referer', 'x-webhook-key'];

/**
 * What leaves the web ACL as `REDACTED`, in its lists of rates too: a rule that counts by a credential would otherwise show the
 * credential beside the rule. `redactedFields` of a log does not reach these lists.
 */
export const protectedData: CfnWebACL.DataProtectionConfigProperty = {
  dataProtections: [
    { fieldType: 'SINGLE_HEADER', fieldKeys: HEADERS },
    { fieldType: 'SINGLE_COOKIE' },
    { fieldType: 'SINGLE_QUERY_ARGUMENT' },
    { fieldType: 'QUERY_STRING' },
  ].map((field) => ({ field, action: 'SUBSTITUTION' })),
};

/** Requests that WAF refuses, with the rule; of the others nothing is kept. Addresses and paths stay for a month. */
export class WafLog extends Construct {
  constructor(scope: Construct, env: string, acl: CfnWebACL, key: IKey | null) {
    super(scope, 'WafLog');
    const logGroup = new LogGroup(this, 'Lines', {
      logGroupName: names.wafLog(env),
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
      ...(key && { encryptionKey: key }),
    });
    // Without the `:*` of the group's own ARN, which WAF refuses.
    const destination = Stack.of(this).formatArn({
      service: 'logs',
      resource: 'log-group',
      resourceName: names.wafLog(env),
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    const logging = new CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: acl.attrArn,
      logDestinationConfigs: [destination],
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [
          { Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions: [{ ActionCondition: { Action: 'BLOCK' } }] },
        ],
      },
      redactedFields: [...HEADERS.map((Name) => ({ singleHeader: { Name } })), { queryString: {} }],
    });
    logging.node.addDependency(logGroup);
  }
}
