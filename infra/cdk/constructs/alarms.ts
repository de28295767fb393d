import { Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription, UrlSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { names } from '../names.ts';
import type { Settings } from '../settings.ts';
import { PublishedTopic } from './published-topic.ts';

export type AlarmSpec = {
  /** Section of the runbook: infra/RUNBOOK.md. */
  name: string;
  /** Affected users; part of the alarm's description. */
  impact: string;
  metric: IMetric;
  /** The alarm is active above it, or below it with `below`. */
  threshold: number;
  below?: true;
  /** Consecutive periods. */
  periods?: number;
  /** Missing data activates the alarm too: the job did not run. */
  silenceRings?: true;
};

/** Alarms of an environment and their topic. */
export class Alarms extends Construct {
  readonly all: Alarm[] = [];
  readonly topic: Topic;
  private readonly env: string;

  constructor(
    scope: Construct,
    env: string,
    { alarmEmail, alarmUrl }: Pick<Settings, 'alarmEmail' | 'alarmUrl'>,
    { key, isEdge = false }: { key: IKey | null; isEdge?: boolean },
  ) {
    super(scope, 'Alarms');
    this.env = env;
    // Whoever tells of costs does it here: the budget, and at the edge the detection of anomalies.
    const ofCosts = isEdge ? 'costalerts.amazonaws.com' : 'budgets.amazonaws.com';
    const publisher = ['cloudwatch.amazonaws.com', ...(alarmUrl ? [ofCosts] : [])];
    this.topic = new PublishedTopic(this, 'Topic', { topicName: names.alarmTopic(env, isEdge), publisher, key });
    if (alarmEmail) this.topic.addSubscription(new EmailSubscription(alarmEmail));
    if (alarmUrl) this.topic.addSubscription(new UrlSubscription(alarmUrl));
  }

  add({ name, impact, metric, threshold, below, periods = 1, silenceRings }: AlarmSpec): void {
    const alarm = new Alarm(this, name, {
      alarmName: names.alarm(this.env, name),
      alarmDescription: `Affects ${impact}. Runbook: infra/RUNBOOK.md, ${sectionOf(name)}`,
      metric,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: below ? ComparisonOperator.LESS_THAN_THRESHOLD : ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: silenceRings ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    alarm.addOkAction(new SnsAction(this.topic));
    this.all.push(alarm);
  }
}

/** Alarms of one kind share a section: `dead-letters-sync-item` is under `dead-letters`. */
const sectionOf = (alarmName: string): string =>
  sections.find((section) => alarmName === section || alarmName.startsWith(`${section}-`)) ?? alarmName;

/** Sections of the runbook, one per kind of alarm. */
export const sections = [
  'api-errors',
  'api-slow',
  'api-throttled',
  'calls-failing',
  'operation-failing',
  'sync-age',
  'late-reminders',
  'billing-refused',
  'webhooks-refused',
  'late-deliveries',
  'deliveries-failing',
  'schedules-dropped',
  'waiting',
  'dead-letters',
  'job-failed',
  'job-silent',
  'function-throttles',
  'concurrency',
  'table-throttles',
  'mail-reputation',
  'mail-quota',
  'certificate',
  'heartbeat',
  'assistants',
  'switch-on',
  'edge-errors',
  'edge-blocks',
  'backup',
] as const;

export const FIVE_MINUTES = Duration.minutes(5);
export const QUARTER = Duration.minutes(15);
