import { CfnOutput, Stack } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import {
  ConfigurationSet,
  type ConfigurationSetProps,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  MailFromBehaviorOnMxFailure,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { PublishedTopic } from './published-topic.ts';
import { configurationSetsOf } from './service-resources.ts';
import type { WorkQueue } from './work-queue.ts';

type EmailChannelSpec = { env: string; emailDomain: string; feedback: WorkQueue; key: IKey | null };

/** The sending domain at SES, with the records to publish as outputs of the stack; bounces and complaints go to the feedback queue. */
export class EmailChannel extends Construct {
  constructor(scope: Construct, { env, emailDomain, feedback, key }: EmailChannelSpec) {
    super(scope, 'Email');
    const topic = this.feedbackTopic(feedback, key);
    const { notices, security } = configurationSetsOf(env);
    this.addSet('ConfigurationSet', topic, {
      configurationSetName: notices,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    // One complaint or bounce must keep nobody out of the account, nor in the dark about it.
    this.addSet('SecurityConfigurationSet', topic, { configurationSetName: security, disableSuppressionList: true });
    const mailFromDomain = `mail.${emailDomain}`;
    new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(emailDomain),
      mailFromDomain,
      // Mail goes out before its records are published, under the domain of SES.
      mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
    });
    const records = {
      MailFromMx: `${mailFromDomain} MX 10 feedback-smtp.${Stack.of(scope).region}.amazonses.com`,
      MailFromSpf: `${mailFromDomain} TXT "v=spf1 include:amazonses.com ~all"`,
      DmarcRecord: `_dmarc.${emailDomain} TXT "v=DMARC1; p=quarantine; adkim=r; aspf=r"`,
    };
    for (const [name, value] of Object.entries(records)) new CfnOutput(scope, name, { value });
  }

  private addSet(id: string, topic: Topic, suppression: ConfigurationSetProps): void {
    const made = new ConfigurationSet(this, id, {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      ...suppression,
    });
    made.addEventDestination('Feedback', {
      destination: EventDestination.snsTopic(topic),
      events: [
        EmailSendingEvent.BOUNCE,
        EmailSendingEvent.COMPLAINT,
        EmailSendingEvent.REJECT,
        EmailSendingEvent.DELIVERY,
      ],
    });
  }

  private feedbackTopic({ queue, deadLetters }: WorkQueue, key: IKey | null): Topic {
    const topic = new PublishedTopic(this, 'FeedbackTopic', { publisher: 'ses.amazonaws.com', key });
    topic.addSubscription(new SqsSubscription(queue, { deadLetterQueue: deadLetters }));
    return topic;
  }
}
