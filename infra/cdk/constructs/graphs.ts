import { GraphWidget, type IMetric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { scheduledJobs } from '../../../shared/contract/jobs.ts';
import { type MetricSpec, metrics } from '../../../shared/contract/metrics.ts';
import { queues } from '../../../shared/contract/queues.ts';
import { names } from '../names.ts';
import { FIVE_MINUTES } from './alarms.ts';
import type { HttpGateway } from './http-gateway.ts';
import { failedCalls, measured } from './measured.ts';
import { oldestMessage, visibleMessages } from './queue-alarms.ts';

/** Of the dashboard's 24 columns. */
const HALF = 12;

/** Rows of graphs: calls, delays for users, load of the service. */
export const graphs = ({ stage }: HttpGateway, env: string): GraphWidget[][] => {
  const period = FIVE_MINUTES;
  const all = Object.values(queues);
  const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: HALF });
  const { syncItem, dispatchReminder, evaluateLimits, sendEmail, sendWhatsapp } = queues;
  const of = (metric: MetricSpec, statistic: string, ...workers: readonly { name: string }[]) =>
    workers.map(({ name: job }) => measured(env, { metric, job, statistic }));
  const latency = [50, 90, 99].map((percent) => stage.metricLatency({ period, statistic: Stats.percentile(percent) }));
  return [
    [
      graph('Calls and errors', [
        stage.metricCount({ period }),
        stage.metricClientError({ period }),
        stage.metricServerError({ period }),
      ]),
      graph('Latency (ms)', latency),
    ],
    [graph('Calls that failed by our fault, by operation', [failedCalls(env, period)])],
    [
      graph('Age of bank data, the oldest in a hundred (s)', of(metrics.syncAge, Stats.percentile(99), syncItem)),
      graph('Lateness of reminders and of deliveries (s)', [
        ...of(metrics.reminderLateness, Stats.MAXIMUM, dispatchReminder),
        ...of(metrics.deliveryDelay, Stats.percentile(90), sendEmail, sendWhatsapp),
      ]),
    ],
    [
      graph('Deliveries', [
        ...of(metrics.deliveriesSent, Stats.SUM, sendEmail, sendWhatsapp),
        ...of(metrics.deliveriesRefused, Stats.SUM, sendEmail, sendWhatsapp),
        ...of(metrics.deliveriesFailed, Stats.SUM, sendEmail, sendWhatsapp),
        ...of(metrics.deliveriesThrottled, Stats.SUM, sendEmail, sendWhatsapp),
      ]),
      graph('Rows imported, limit notices, signals called wrong, swept, digests missed', [
        ...of(metrics.rowsImported, Stats.SUM, syncItem),
        ...of(metrics.limitNotices, Stats.SUM, evaluateLimits),
        ...of(metrics.signalsWrong, Stats.SUM, { name: 'update-signal' }),
        ...of(metrics.remindersSwept, Stats.SUM, scheduledJobs['sweep-reminders']),
        ...of(metrics.deliveriesSwept, Stats.SUM, scheduledJobs['sweep-reminders']),
        ...of(metrics.digestsMissed, Stats.MAXIMUM, scheduledJobs['warn-ends']),
      ]),
    ],
    [
      graph('Failed messages', of(metrics.messagesFailed, Stats.SUM, ...Object.values(queues))),
      graph(
        'Oldest message (s)',
        all.map(({ name }) => oldestMessage(names.queue(env, name))),
      ),
    ],
    [
      graph('Sign-ins: codes sent, opened, refused', [
        ...of(metrics.codesSent, Stats.SUM, queues.sendSignInCode),
        ...of(metrics.signIns, Stats.SUM, { name: 'web-sign-in-verify' }, { name: 'web-sign-in-passkey' }),
        ...of(metrics.signInsRefused, Stats.SUM, { name: 'web-sign-in-verify' }, { name: 'web-sign-in-passkey' }),
      ]),
      graph('Sign-ups, codes to strangers that were held back', [
        ...of(metrics.signUps, Stats.SUM, { name: 'web-sign-in-verify' }),
        ...of(metrics.signUpMailsHeld, Stats.SUM, queues.sendSignInCode),
      ]),
      graph('Passkeys added, removed', [
        ...of(metrics.passkeysAdded, Stats.SUM, { name: 'web-passkey' }),
        ...of(metrics.passkeysRemoved, Stats.SUM, { name: 'web-remove-passkey' }),
      ]),
    ],
    [
      graph('Assistants let in, cut off, registered', [
        ...of(metrics.grantsCreated, Stats.SUM, { name: 'oauth-token' }),
        ...of(
          metrics.grantsRevoked,
          Stats.SUM,
          ...['oauth-token', 'oauth-revoke', 'web-revoke-grant'].map((name) => ({ name })),
        ),
        ...of(metrics.clientsRegistered, Stats.SUM, { name: 'oauth-register' }),
      ]),
      graph('Codes and refresh tokens that came twice', of(metrics.tokensReplayed, Stats.SUM, { name: 'oauth-token' })),
      graph('Webhooks of users: taken, failed, disabled', [
        ...of(metrics.webhooksDelivered, Stats.SUM, queues.sendWebhook),
        ...of(metrics.webhooksFailed, Stats.SUM, queues.sendWebhook),
        ...of(metrics.webhooksDisabled, Stats.SUM, queues.sendWebhook),
      ]),
      graph('Seconds from an event to its first try', of(metrics.webhookDelay, 'p95', queues.sendWebhook)),
      graph('Accounts ended, events of vendors refused, switches on', [
        ...of(metrics.usersErased, Stats.SUM, queues.eraseUser),
        ...of(metrics.billingRefused, Stats.SUM, { name: 'webhook-billing' }),
        ...of(metrics.pluggyRefused, Stats.SUM, { name: 'webhook-pluggy' }),
        ...of(metrics.whatsappRefused, Stats.SUM, { name: 'webhook-whatsapp' }),
        ...of(metrics.switchesOn, Stats.MAXIMUM, { name: 'sweep-reminders' }),
      ]),
    ],
    [
      graph('API keys made, revoked, ended', [
        ...of(metrics.keysCreated, Stats.SUM, { name: 'create-api-key' }, { name: 'rotate-api-key' }),
        ...of(metrics.keysRevoked, Stats.SUM, { name: 'revoke-api-key' }, { name: 'rotate-api-key' }),
        ...of(metrics.keysEnded, Stats.SUM, scheduledJobs['end-keys']),
      ]),
      graph(
        'Dead letters',
        all.map(({ name }) => visibleMessages(names.deadLetters(env, name))),
      ),
    ],
  ];
};
