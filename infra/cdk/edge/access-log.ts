import { RemovalPolicy } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource, LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { names } from '../names.ts';
import type { LogKeeping } from './web-files.ts';

/**
 * Fields of a line. No query, because `/mcp` may carry a key there; no path, which a visitor may have typed; no address, agent,
 * cookie or referrer.
 */
const FIELDS = [
  'date',
  'time',
  'x-edge-location',
  'x-edge-request-id',
  'cs-method',
  'sc-status',
  'sc-bytes',
  'time-taken',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
];

/** CloudFront's standard logging (v2) into CloudWatch Logs: the only kind whose fields can be chosen. */
export class EdgeAccessLog extends Construct {
  constructor(scope: Construct, env: string, distribution: Distribution, { logRetention, key }: LogKeeping) {
    super(scope, 'AccessLog');
    const logGroup = new LogGroup(this, 'Lines', {
      logGroupName: names.edgeLog(env),
      retention: logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
      ...(key && { encryptionKey: key }),
    });
    const source = new CfnDeliverySource(this, 'Source', {
      name: names.edge(env),
      resourceArn: distribution.distributionArn,
      logType: 'ACCESS_LOGS',
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name: names.edge(env),
      destinationResourceArn: logGroup.logGroupArn,
      outputFormat: 'json',
    });
    const delivery = new CfnDelivery(this, 'Delivery', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: FIELDS,
    });
    delivery.addResourceDependency(source);
  }
}
