import { Aws } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

export type PublishedTopicSpec = {
  topicName?: string;
  /** AWS services, such as `cloudwatch.amazonaws.com`. */
  publisher: string | readonly string[];
  /** The customer-managed key, whose policy must allow the publisher too; null: the topic is not encrypted. */
  key: IKey | null;
};

/**
 * A topic to which AWS services publish for this account. The policy that requires TLS replaces the topic's default
 * policy, which allows this account's services, so the publishers are named here.
 */
export class PublishedTopic extends Topic {
  constructor(scope: Construct, id: string, { topicName, publisher, key }: PublishedTopicSpec) {
    super(scope, id, { enforceSSL: true, ...(topicName && { topicName }), ...(key && { masterKey: key }) });
    this.addToResourcePolicy(
      new PolicyStatement({
        principals: (typeof publisher === 'string' ? [publisher] : publisher).map((one) => new ServicePrincipal(one)),
        actions: ['sns:Publish'],
        resources: [this.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
  }
}
