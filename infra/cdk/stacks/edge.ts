import { Stack } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { acknowledge } from '../constructs/acknowledge.ts';
import { names } from '../names.ts';
import type { Settings } from '../settings.ts';

// Requests per address in five minutes.
const PER_ADDRESS = 3000;

const visible = (metricName: string) => ({ cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false, metricName });

const managed = (name: string, priority: number): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
  visibilityConfig: visible(name),
});

const rate: CfnWebACL.RuleProperty = {
  name: 'rate',
  priority: 0,
  action: { block: {} },
  statement: { rateBasedStatement: { limit: PER_ADDRESS, aggregateKeyType: 'IP' } },
  visibilityConfig: visible('rate'),
};

/** CloudFront with WAF in front of the API's own domain. CloudFront requires certificates and web ACLs in us-east-1. */
export class EdgeStack extends Stack {
  constructor(scope: Construct, id: string, { env, edgeDomain, edgeCertificateArn, apiDomain }: Settings) {
    super(scope, id, { env: { region: 'us-east-1' }, description: `Saldo ${env}: CloudFront and WAF` });
    if (!edgeDomain || !edgeCertificateArn || !apiDomain)
      throw new Error('edgeDomain needs edgeCertificateArn and apiDomain');
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      rules: [
        rate,
        managed('AWSManagedRulesAmazonIpReputationList', 1),
        managed('AWSManagedRulesKnownBadInputsRuleSet', 2),
      ],
      visibilityConfig: visible(names.environment(env)),
    });
    const distribution = new Distribution(this, 'Distribution', {
      domainNames: [edgeDomain],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', edgeCertificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      webAclId: acl.attrArn,
      defaultBehavior: {
        origin: new HttpOrigin(apiDomain, { protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY }),
        viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
        allowedMethods: AllowedMethods.ALLOW_ALL,
        cachePolicy: CachePolicy.CACHING_DISABLED,
        originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      },
    });
    acknowledge(distribution, 'CFR1', 'Users travel; the service is not closed to any country.');
    acknowledge(distribution, 'CFR3', 'Access logs of CloudFront hold the query, where /mcp may carry a key.');
  }
}
