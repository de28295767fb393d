import type { IKey } from 'aws-cdk-lib/aws-kms';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { names } from '../names.ts';
import { PublishedTopic } from './published-topic.ts';
import type { WorkQueue } from './work-queue.ts';

type EmailChannelSpec = { env: string; emailDomain: string; feedback: WorkQueue; key: IKey | null };

/** The sending domain at SES; bounces and complaints go to the feedback queue. */
export class EmailChannel extends Construct {
  constructor(scope: Construct, { env, emailDomain, feedback, key }: EmailChannelSpec) {
    super(scope, 'Email');
    const configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      configurationSetName: names.environment(env),
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    configurationSet.addEventDestination('Feedback', {
      destination: EventDestination.snsTopic(this.feedbackTopic(feedback, key)),
      events: [
        EmailSendingEvent.BOUNCE,
        EmailSendingEvent.COMPLAINT,
        EmailSendingEvent.REJECT,
        EmailSendingEvent.DELIVERY,
      ],
    });
    new EmailIdentity(this, 'Identity', { identity: Identity.domain(emailDomain) });
  }

  private feedbackTopic({ queue, deadLetters }: WorkQueue, key: IKey | null): Topic {
    const topic = new PublishedTopic(this, 'FeedbackTopic', { publisher: 'ses.amazonaws.com', key });
    topic.addSubscription(new SqsSubscription(queue, { deadLetterQueue: deadLetters }));
    return topic;
  }
}
