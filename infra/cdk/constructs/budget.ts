import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { names } from '../names.ts';
import type { Settings } from '../settings.ts';

const notices = [
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'FORECASTED', threshold: 100 },
];

/**
 * What the account may cost a month, told to whoever receives the alarms; without such a subscriber there is none. It is a
 * budget of the whole account: costs of one environment are known by tags only where the account bills by them.
 */
export const addBudget = (
  scope: Construct,
  { env, alarmEmail, alarmUrl, monthlyBudgetUsd }: Settings,
  topic: Topic,
): void => {
  const subscribers = [
    ...(alarmEmail ? [{ subscriptionType: 'EMAIL', address: alarmEmail }] : []),
    ...(alarmUrl ? [{ subscriptionType: 'SNS', address: topic.topicArn }] : []),
  ];
  if (subscribers.length === 0) return;
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: names.environment(env),
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
