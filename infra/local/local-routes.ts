import { addDays } from '../../shared/time/calendar.ts';
import { systemClock } from '../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../shared/time/sao-paulo.ts';
import type { Faults } from '../emulators/faults.ts';
import { jsonAnswer } from '../emulators/http/answer.ts';
import type { Metrics } from '../emulators/metrics.ts';
import { billingControls } from './controls/billing.ts';
import { clockControls } from './controls/clock.ts';
import type { LocalRoute } from './controls/control.ts';
import { environmentControls } from './controls/environment.ts';
import { faultControls } from './controls/faults.ts';
import { hookControls } from './controls/hooks.ts';
import { jobControls } from './controls/jobs.ts';
import { metricControls } from './controls/metrics.ts';
import { outboxControls } from './controls/outbox.ts';
import { queueControls } from './controls/queues.ts';
import { sandboxControls } from './controls/sandbox.ts';
import { scheduleControls } from './controls/schedules.ts';
import { signInControls } from './controls/sign-in.ts';
import { userControls } from './controls/users.ts';
import { whatsappControls } from './controls/whatsapp.ts';
import { docsRoutes } from './docs.ts';
import { homePage } from './pages/home.ts';
import { inboxPage } from './pages/inbox.ts';
import { paymentPage } from './pages/payment.ts';
import type { StandIns } from './stand-ins.ts';
import type { LocalUsers } from './users/local-users.ts';
import type { Jobs } from './workers/jobs.ts';
import type { Work } from './workers/work.ts';

/** Dependencies of the local routes. */
export type LocalParts = {
  standIns: StandIns;
  users: LocalUsers;
  jobs: Jobs;
  faults: Faults;
  metrics: Metrics;
  /** @returns the `Set-Cookie` of a new session of the user's */
  openSession: Parameters<typeof signInControls>[1];
  /** Whether the users of the fixture are imported. */
  isReady(): boolean;
  drained: Work['drained'];
  paused: Work['paused'];
};

const pages = ({ users, standIns }: LocalParts): LocalRoute[] => [
  {
    method: 'GET',
    path: '/_local',
    run: async () => homePage(await users.list(), standIns.endpoints.service),
  },
  {
    method: 'GET',
    path: '/_local/inbox',
    run: () => inboxPage(standIns.outbox.list(), standIns.whatsapp.messages()),
  },
  {
    method: 'GET',
    path: '/_local/payment',
    run: ({ query }) => paymentPage(query.get('user') ?? '', addDays(dateInSaoPaulo(systemClock()), 30)),
  },
];

/** Every route of the local stack itself; all other requests are the service's. */
export const localRoutes = (parts: LocalParts): LocalRoute[] => {
  const { standIns, users, jobs, faults, metrics, drained, paused, isReady } = parts;
  return [
    ...pages(parts),
    {
      method: 'GET',
      path: '/_local/ready',
      run: () => jsonAnswer(isReady() ? 200 : 503, { ready: isReady() }),
    },
    ...docsRoutes(),
    ...userControls(users, drained, isReady),
    ...signInControls(users, parts.openSession),
    ...(standIns.sandbox ? sandboxControls(users, standIns.sandbox) : []),
    ...whatsappControls(standIns.whatsapp),
    ...billingControls(standIns.endpoints.service),
    ...jobControls(jobs, drained),
    ...clockControls(standIns, paused),
    ...scheduleControls(standIns.schedules),
    ...outboxControls(standIns.outbox, standIns.whatsapp),
    ...queueControls(standIns.queues),
    ...faultControls(faults),
    ...metricControls(metrics),
    ...hookControls(),
    ...environmentControls(),
  ];
};
