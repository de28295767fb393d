import { Aws, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { names } from '../names.ts';
import type { EmailSettings } from './service-resources.ts';
import type { WorkQueue } from './work-queue.ts';

/** The sending domain at SES, and what becomes of its mail: bounces and complaints go to the feedback queue. */
export class EmailChannel extends Construct {
  readonly settings: EmailSettings;

  constructor(
    scope: Construct,
    { env, emailDomain, feedback }: { env: string; emailDomain: string; feedback: WorkQueue },
  ) {
    super(scope, 'Email');
    const configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      configurationSetName: names.environment(env),
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    configurationSet.addEventDestination('Feedback', {
      destination: EventDestination.snsTopic(this.feedbackTopic(feedback)),
      events: [
        EmailSendingEvent.BOUNCE,
        EmailSendingEvent.COMPLAINT,
        EmailSendingEvent.REJECT,
        EmailSendingEvent.DELIVERY,
      ],
    });
    const identity = new EmailIdentity(this, 'Identity', { identity: Identity.domain(emailDomain) });
    this.settings = {
      identityArn: identity.emailIdentityArn,
      configurationSetName: configurationSet.configurationSetName,
      configurationSetArn: Stack.of(this).formatArn({
        service: 'ses',
        resource: 'configuration-set',
        resourceName: configurationSet.configurationSetName,
      }),
      senderAddress: `noreply@${emailDomain}`,
    };
  }

  private feedbackTopic({ queue, deadLetters }: WorkQueue): Topic {
    const topic = new Topic(this, 'FeedbackTopic', { enforceSSL: true });
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('ses.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
    topic.addSubscription(new SqsSubscription(queue, { deadLetterQueue: deadLetters }));
    return topic;
  }
}
