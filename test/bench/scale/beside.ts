import { CODES_OF_ALL, WINDOW_SECONDS } from '../../../infra/cdk/edge/web-acl.ts';
import { queues } from '../../../shared/contract/queues.ts';
import type { Row } from '../frame/row.ts';
import { assumptions } from './assumptions.ts';
import { monthOfUser } from './cost-table.ts';
import { costs } from './costs.ts';
import { feed } from './feed.ts';
import type { StageResult } from './flow.ts';
import { monthly } from './monthly.ts';
import { quotas } from './quotas.ts';
import { attack, codesOf } from './sign-in.ts';
import { sweepOfRenewals, sweepOfSyncs } from './syncs.ts';
import { endpointsOf, hookDay, hookHour } from './webhooks.ts';

const part = 'scale';
const many = (count: number): string => Math.round(count).toLocaleString('en');

/** A figure with its maximum. */
const held = (name: string, unit: string, ours: number, most: number, note: string): Row => ({
  part,
  name,
  unit,
  ours,
  peer: most,
  ratio: ours / most,
  goal: 1,
  holds: ours <= most,
  note,
});

/** A figure without a goal: what saturates, and its cost. */
const told = (name: string, unit: string, ours: number, note: string, most: number | null = null): Row => ({
  part,
  name,
  unit,
  ours,
  peer: most,
  ratio: most === null ? null : ours / most,
  note,
});

const waits = ({ peakBacklog, seconds, heldBy }: StageResult): string =>
  heldBy === null
    ? 'nothing waits'
    : `held by ${heldBy}: at most ${many(peakBacklog)} wait, the last ${many(seconds)} s`;

const hookRows = (users: number, subject: string): Row[] => {
  const day = hookDay(users);
  const workers = queues.sendWebhook.maximumConcurrency;
  const { silent, ofOnePlatform } = assumptions.failing;
  const hour = (share: number): Row => {
    const { workersBusy, stages } = hookHour(users, share);
    const called = stages.at(-1);
    const name = `${subject}: every endpoint told within an hour, ${Math.round(share * 100)} % of them silent`;
    return told(name, 'workers', workersBusy, called ? waits(called) : '', workers);
  };
  return [
    held(
      `${subject}: workers of send-webhook, failing endpoints tried all day`,
      'workers',
      day.workersBusy,
      workers,
      `${many(day.endpoints)} endpoints, ${many(day.deliveries)} deliveries a day, ${many(day.tries)} tries`,
    ),
    hour(silent),
    hour(ofOnePlatform),
    held(
      `${subject}: write units of webhooks, every endpoint told within an hour`,
      'write units/s',
      (endpointsOf(users) / 3_600) *
        (costs.webhookEvent + costs.webhookHandOver + costs.webhookTurn + costs.webhookCall),
      quotas.dynamodb.newTableWriteUnits,
      'a partition is of one user: a few units',
    ),
  ];
};

const feedRows = (users: number, subject: string): Row[] => {
  const { entries, kept, gigabytes, asksPerSecond } = feed(users);
  const note = `${many(kept)} kept, ${gigabytes.toFixed(1)} GB; ${many(asksPerSecond)} asks a second`;
  return [told(`${subject}: entries of the feed in a day`, 'entries', entries, note)];
};

/** Of the sweeps too, whose one run was once the first to be late. */
const LARGEST = 10_000_000;

const sweepRows = (users: number): Row[] => {
  const [of, renewals] = [sweepOfSyncs(users), sweepOfRenewals(users)];
  const { timeoutSeconds } = queues.sweepShard;
  const subject = `${many(users)} users`;
  return [
    held(`${subject}: a run of the syncs / its five minutes`, 's', of.run, 300, `a shard takes ${many(of.shard)} s`),
    held(`${subject}: a shard of the syncs / its worker’s time`, 's', of.shard, timeoutSeconds, ''),
    told(
      `${subject}: renewals, were every user’s due on one day`,
      's',
      renewals.run,
      `a shard takes ${many(renewals.shard)} s; what a worker’s time does not hold, the next run takes`,
      15 * 60,
    ),
  ];
};

const codeRows = (users: number, subject: string): Row[] => {
  const { perDay, busiestSecond } = codesOf(users);
  return [
    held(
      `${subject}: sign-in codes in the busiest second / the fuse at the edge`,
      'codes/s',
      busiestSecond,
      CODES_OF_ALL / WINDOW_SECONDS,
      `${many(perDay)} mails a day of ${many(quotas.ses.perDay)} before an increase`,
    ),
  ];
};

const attackRows = (): Row[] =>
  [Number.POSITIVE_INFINITY, CODES_OF_ALL / WINDOW_SECONDS].flatMap((perSecond) => {
    const isFused = Number.isFinite(perSecond);
    const of = attack({ perSecond });
    const subject = `attack, ${many(assumptions.attack.perSecond)} codes a second, ${isFused ? 'with the fuse' : 'no fuse'}`;
    const row = isFused
      ? held
      : (...[name, unit, ours, most, note]: Parameters<typeof held>) => told(name, unit, ours, note, most);
    return [
      row(`${subject}: write units`, 'write units/s', of.writeUnits, quotas.dynamodb.newTableWriteUnits, 'a new table'),
      row(
        `${subject}: the counter of one address`,
        'write units/s',
        of.counterWriteUnits,
        quotas.dynamodb.partitionWriteUnits,
        'all codes asked for one address',
      ),
      row(
        `${subject}: requests of the stage`,
        'requests/s',
        Math.min(assumptions.attack.perSecond, perSecond),
        quotas.gateway.requestsPerSecond,
        'shared by all routes',
      ),
      row(
        `${subject}: queue, addresses of nobody`,
        's',
        of.toNobody.seconds,
        assumptions.attack.seconds * 2,
        waits(of.toNobody),
      ),
      told(
        `${subject}: queue, addresses of users`,
        's',
        of.toPeople.seconds,
        `${waits(of.toPeople)}; ${many(of.mails)} mails asked for`,
      ),
    ];
  });

const CENT = 0.01;
/** As many as are named. */
const LARGEST_PARTS = 4;

const costRows = (users: number, subject: string): Row[] => {
  const parts = Object.entries(monthly(users));
  const sum = parts.reduce((total, [, dollars]) => total + dollars, 0);
  const note = parts.map(([name, dollars]) => `${name} ${many(dollars)}`).join(', ');
  const { dollars, parts: ofUser } = monthOfUser(users);
  const largest = ofUser.slice(0, LARGEST_PARTS).map((one) => `${one.name} ${one.dollars.toFixed(4)}`);
  return [
    told(`${subject}: webhooks, feed and sign-in in a month`, 'dollars', sum, note),
    told(
      `${subject}: AWS for one user in a month / a cent`,
      'dollars',
      dollars,
      `largest: ${largest.join(', ')}`,
      CENT,
    ),
  ];
};

/** Webhooks, the change feed and the ways in: beside reminders, limits and syncs. */
export const besideRows = (users: readonly number[]): Row[] => [
  ...users.flatMap((count) => {
    const subject = `${many(count)} users`;
    return [
      ...hookRows(count, subject),
      ...feedRows(count, subject),
      ...codeRows(count, subject),
      ...costRows(count, subject),
    ];
  }),
  ...[...users, LARGEST].flatMap(sweepRows),
  ...attackRows(),
];
