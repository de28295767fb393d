import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { CfnAnomalyMonitor, CfnAnomalySubscription } from 'aws-cdk-lib/aws-ce';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { names } from '../names.ts';
import type { Settings } from '../settings.ts';

const notices = [
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'FORECASTED', threshold: 100 },
];

/**
 * What the account may cost a month, sent to whoever receives the alarms; without such a subscriber there is none. It is a
 * budget of the whole account: costs of one environment are known by tags only where the account bills by them. It has no name of its
 * own: an account has one budget of a name, in all regions.
 */
export const addBudget = (
  scope: Construct,
  { alarmEmail, alarmUrl, monthlyBudgetUsd }: Settings,
  topic: Topic,
): void => {
  const subscribers = [
    ...(alarmEmail ? [{ subscriptionType: 'EMAIL', address: alarmEmail }] : []),
    ...(alarmUrl ? [{ subscriptionType: 'SNS', address: topic.topicArn }] : []),
  ];
  if (subscribers.length === 0) return;
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudgetUsd, unit: 'USD' },
    },
    notificationsWithSubscribers: notices.map((notice) => ({
      notification: { ...notice, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
      subscribers,
    })),
  });
};

/**
 * Tells when the environment costs more than is usual for it, long before the month's budget shows it. By the tag of every stack,
 * which the account must have activated for its costs: it may have one detection by service only, and AWS makes that itself. In the
 * stack of the edge, whose region has the API of costs.
 */
export const addCostAnomalies = (
  scope: Construct,
  { env, alarmEmail, alarmUrl, costAnomalyUsd }: Settings,
  topic: Topic,
): void => {
  const byMail = alarmEmail ? [{ type: 'EMAIL', address: alarmEmail, frequency: 'DAILY' }] : [];
  // A topic is told at once, and mail once a day: AWS accepts no other pair.
  const byTopic = alarmUrl ? [{ type: 'SNS', address: topic.topicArn, frequency: 'IMMEDIATE' }] : [];
  const told = [...byMail, ...byTopic];
  if (told.length === 0) return;
  const monitor = new CfnAnomalyMonitor(scope, 'CostMonitor', {
    monitorName: names.environment(env),
    monitorType: 'CUSTOM',
    monitorSpecification: JSON.stringify({ Tags: { Key: 'environment', Values: [env] } }),
  });
  const impact = { Key: 'ANOMALY_TOTAL_IMPACT_ABSOLUTE', MatchOptions: ['GREATER_THAN_OR_EQUAL'] };
  for (const { type, address, frequency } of told) {
    new CfnAnomalySubscription(scope, `CostAnomalies-${type}`, {
      subscriptionName: names.alarm(env, `cost-anomalies-${type.toLowerCase()}`),
      frequency,
      monitorArnList: [monitor.attrMonitorArn],
      thresholdExpression: JSON.stringify({ Dimensions: { ...impact, Values: [String(costAnomalyUsd)] } }),
      subscribers: [{ type, address }],
    });
  }
};
