import { Duration } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnHealthCheck } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import { type Alarms, FIVE_MINUTES } from '../constructs/alarms.ts';
import { addCertificateAlarm } from '../constructs/quota-alarms.ts';
import { names } from '../names.ts';
import type { EdgeSettings } from '../settings.ts';

const metric = (namespace: string, metricName: string, statistic: string, dimensionsMap: Record<string, string>) =>
  new Metric({ namespace, metricName, statistic, dimensionsMap, period: FIVE_MINUTES });

/** What visitors get from CloudFront itself, the API and the bucket behind it included, and what WAF refuses. */
export const addEdgeAlarms = (alarms: Alarms, { distributionId }: Distribution, env: string): void => {
  const ofDistribution = { DistributionId: distributionId, Region: 'Global' };
  const failed = metric('AWS/CloudFront', '5xxErrorRate', Stats.AVERAGE, ofDistribution);
  const requests = metric('AWS/CloudFront', 'Requests', Stats.SUM, ofDistribution);
  // One failure among few requests at night must not activate the alarm.
  const share = new MathExpression({
    expression: 'IF(requests * failed / 100 > 2, failed, 0)',
    usingMetrics: { requests, failed },
    period: FIVE_MINUTES,
    label: 'server errors, percent',
  });
  alarms.add({
    name: 'edge-errors',
    impact: 'everybody: pages, API, webhooks',
    metric: share,
    threshold: 1,
    periods: 2,
  });
  const ofAcl = { WebACL: names.environment(env), Rule: 'ALL' };
  const blocked = metric('AWS/WAFV2', 'BlockedRequests', Stats.SUM, ofAcl);
  const allowed = metric('AWS/WAFV2', 'AllowedRequests', Stats.SUM, ofAcl);
  const refused = new MathExpression({
    expression: 'IF(blocked > 300, 100 * blocked / (blocked + FILL(allowed, 0)), 0)',
    usingMetrics: { blocked, allowed },
    period: FIVE_MINUTES,
    label: 'blocked, percent',
  });
  alarms.add({
    name: 'edge-blocks',
    impact: 'callers whom WAF refuses, or nobody but an attacker',
    metric: refused,
    threshold: 10,
    periods: 2,
  });
};

/**
 * Whether the domain answers at all, seen from outside by Route 53, and how long its certificate is valid. Their metrics are in
 * us-east-1 only.
 */
export const addDomainAlarms = (
  scope: Construct,
  alarms: Alarms,
  { edgeDomain, edgeCertificateArn }: Pick<EdgeSettings, 'edgeDomain' | 'edgeCertificateArn'>,
): void => {
  const check = new CfnHealthCheck(scope, 'Heartbeat', {
    healthCheckConfig: {
      type: 'HTTPS',
      fullyQualifiedDomainName: edgeDomain,
      port: 443,
      resourcePath: '/openapi.json',
      enableSni: true,
      requestInterval: 30,
      failureThreshold: 3,
    },
  });
  const healthy = new Metric({
    namespace: 'AWS/Route53',
    metricName: 'HealthCheckStatus',
    dimensionsMap: { HealthCheckId: check.attrHealthCheckId },
    statistic: Stats.MINIMUM,
    period: Duration.minutes(1),
  });
  const impact = 'everybody: the domain does not answer';
  alarms.add({ name: 'heartbeat', impact, metric: healthy, threshold: 1, below: true, periods: 3, silenceRings: true });
  addCertificateAlarm(alarms, 'certificate-edge', edgeCertificateArn);
};
