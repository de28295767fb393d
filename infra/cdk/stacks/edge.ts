import { Annotations, CfnOutput, Stack } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { Distribution, HttpVersion, SecurityPolicyProtocol } from 'aws-cdk-lib/aws-cloudfront';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { pages as documents } from '../../web/pages.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { Alarms } from '../constructs/alarms.ts';
import { addCostAnomalies } from '../constructs/budget.ts';
import { LogKey } from '../constructs/data-key.ts';
import { EdgeAccessLog } from '../edge/access-log.ts';
import { apiBehaviors, pageBehaviors } from '../edge/behaviors.ts';
import { addDomainAlarms, addEdgeAlarms } from '../edge/edge-alarms.ts';
import { WafLog } from '../edge/waf-log.ts';
import { WebAcl } from '../edge/web-acl.ts';
import { WebFiles } from '../edge/web-files.ts';
import { names } from '../names.ts';
import type { EdgeSettings, Settings } from '../settings.ts';

type EdgeProps = {
  settings: Settings;
  edge: EdgeSettings;
  /** Folder of the built web app. */
  webFolder: string;
  logRetention: RetentionDays;
};

/**
 * The one origin: CloudFront with WAF before the API's own domain and the bucket of the web app. In us-east-1, where CloudFront
 * requires its certificate, web ACL and log.
 */
export class EdgeStack extends Stack {
  constructor(scope: Construct, id: string, { settings, edge, webFolder, logRetention }: EdgeProps) {
    const { env } = settings;
    super(scope, id, { env: { region: 'us-east-1' }, description: `Saldo ${env}: CloudFront, WAF and the web app` });
    const acl = new WebAcl(this, env);
    const files = new WebFiles(this);
    const { pages, apart } = pageBehaviors(this, settings, files.bucket, webFolder);
    const distribution = new Distribution(this, 'Distribution', {
      comment: names.edge(env),
      domainNames: [edge.edgeDomain],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', edge.edgeCertificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: HttpVersion.HTTP2_AND_3,
      webAclId: acl.attrArn,
      defaultRootObject: documents['/'],
      defaultBehavior: pages,
      additionalBehaviors: { ...apiBehaviors(this, env, edge), ...apart },
    });
    Annotations.of(distribution).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'The function before the bucket lets through names of files only, and the root is a document.',
    );
    acknowledge(distribution, 'CFR1', 'Users travel; the service is not closed to any country.');
    acknowledge(distribution, 'CFR3', 'Logged by standard logging v2, without the query, where /mcp may carry a key.');
    const log = { logRetention, key: settings.customerManagedKey ? new LogKey(this, names.edge(env)) : null };
    files.deploy(webFolder, settings.site, distribution, log);
    new EdgeAccessLog(this, env, distribution, log);
    new WafLog(this, env, acl, log.key);
    const alarms = new Alarms(this, env, settings, { key: null, isEdge: true });
    addEdgeAlarms(alarms, distribution, env);
    addDomainAlarms(this, alarms, edge);
    addCostAnomalies(this, settings, alarms.topic);
    new CfnOutput(this, 'DistributionDomain', { value: distribution.distributionDomainName });
    new CfnOutput(this, 'DistributionId', { value: distribution.distributionId });
  }
}
