import type { LocalRoute } from './controls/control.ts';
import { environmentControls } from './controls/environment.ts';
import { faultControls } from './controls/faults.ts';
import { jobControls } from './controls/jobs.ts';
import { metricControls } from './controls/metrics.ts';
import { outboxControls } from './controls/outbox.ts';
import { queueControls } from './controls/queues.ts';
import { sandboxControls } from './controls/sandbox.ts';
import { scheduleControls } from './controls/schedules.ts';
import { userControls } from './controls/users.ts';
import { whatsappControls } from './controls/whatsapp.ts';
import { docsRoutes } from './docs.ts';
import type { Faults } from './faults.ts';
import type { Metrics } from './metrics.ts';
import { homePage } from './pages/home.ts';
import { inboxPage } from './pages/inbox.ts';
import type { StandIns } from './stand-ins.ts';
import type { Directory } from './users/directory.ts';
import type { Jobs } from './workers/jobs.ts';

/** What the local-only routes work on. */
export type LocalParts = {
  standIns: StandIns;
  directory: Directory;
  jobs: Jobs;
  faults: Faults;
  metrics: Metrics;
  /** Waits until nothing is under way; false when that took too long. */
  drained(timeoutMs: number): Promise<boolean>;
};

const pages = ({ directory, standIns }: LocalParts): LocalRoute[] => [
  {
    method: 'GET',
    path: '/',
    run: async () => homePage(await directory.list(), standIns.endpoints.service),
  },
  {
    method: 'GET',
    path: '/_local/inbox',
    run: () => inboxPage(standIns.outbox.list(), standIns.whatsapp.messages()),
  },
];

/** Every route that only the local stack has; anything else goes to the service. */
export const localRoutes = (parts: LocalParts): LocalRoute[] => {
  const { standIns, directory, jobs, faults, metrics, drained } = parts;
  return [
    ...pages(parts),
    ...docsRoutes(),
    ...userControls(directory, drained),
    ...sandboxControls(directory, standIns.sandbox),
    ...whatsappControls(standIns.whatsapp),
    ...jobControls(jobs, drained),
    ...scheduleControls(standIns.schedules),
    ...outboxControls(standIns.outbox, standIns.whatsapp),
    ...queueControls(standIns.queues),
    ...faultControls(faults),
    ...metricControls(metrics),
    ...environmentControls(),
  ];
};
