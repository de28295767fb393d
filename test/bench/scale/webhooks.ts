import { queues } from '../../../shared/contract/queues.ts';
import { WAITS } from '../../../shared/webhooks/endpoint.ts';
import { assumptions } from './assumptions.ts';
import { flow, type Stage, type StageResult } from './flow.ts';
import { workersOf } from './workers.ts';

const DAY = 86_400;
const HOUR = 3_600;
const TRIES = WAITS.length + 1;

/** Endpoints of so many users. */
export const endpointsOf = (users: number): number =>
  Math.round(users * assumptions.webhooks.share * assumptions.webhooks.endpoints);

const { fanOut, webhookCall, silentCall } = assumptions.seconds;
const { refusing, silent } = assumptions.failing;

/** A day's load. A failed delivery is retried until it is given up. */
export type HookDay = { endpoints: number; deliveries: number; tries: number; workersBusy: number };

/**
 * Steady load, every failing endpoint failing all day. One that does not answer ends its turn: it is called once for each event
 * that wakes it and once for each wait that is over, however much waits for it.
 */
export const hookDay = (users: number): HookDay => {
  const endpoints = endpointsOf(users);
  const deliveries = endpoints * assumptions.webhooks.perDay;
  const refusals = deliveries * refusing * TRIES;
  const unanswered = deliveries * silent * TRIES;
  const fine = deliveries * (1 - refusing - silent);
  const seconds = deliveries * fanOut + (fine + refusals) * webhookCall + unanswered * silentCall;
  return { endpoints, deliveries, tries: Math.round(fine + refusals + unanswered), workersBusy: seconds / DAY };
};

const stages = (seconds: number): Stage[] => [
  { name: 'webhooks handed over', bounds: [workersOf(queues.sendWebhook, fanOut)] },
  { name: 'webhooks called', from: 'webhooks handed over', bounds: [workersOf(queues.sendWebhook, seconds)] },
];

const evenly = (count: number, seconds: number): number[] =>
  Array.from(
    { length: seconds },
    (_, at) => Math.floor((count * (at + 1)) / seconds) - Math.floor((count * at) / seconds),
  );

export type HookHour = {
  stages: StageResult[];
  /** Workers that the calls and the handing over keep busy, if nothing else bounds them. */
  workersBusy: number;
};

/**
 * A busy hour: every endpoint is called once, as when the syncs of all users fall into it.
 * @param share of unresponsive endpoints; each call to one occupies a worker for ten seconds
 */
export const hookHour = (users: number, share: number): HookHour => {
  const endpoints = endpointsOf(users);
  const seconds = (1 - share) * webhookCall + share * silentCall;
  return {
    stages: flow({ stages: stages(seconds), arrivals: evenly(endpoints, HOUR) }),
    workersBusy: (endpoints / HOUR) * (fanOut + seconds),
  };
};
