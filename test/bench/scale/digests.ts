import { readSettings } from '../../../infra/cdk/settings.ts';
import { queues } from '../../../shared/contract/queues.ts';
import { BATCH, MOST_WAITING, WAIT_SECONDS } from '../../../shared/digest/send-digests.ts';
import { NOTICE_SHARE } from '../../../shared/notifications/channels/rate-limiter.ts';
import { DUE_SHARDS } from '../../../shared/platform/table/keys.ts';
import { assumptions } from './assumptions.ts';

const settings = readSettings((name) => (name === 'env' ? 'prod' : undefined));
const MAILS_PER_SECOND = NOTICE_SHARE * settings.emailsPerSecond;

export type Digests = {
  sent: number;
  /** Until the last mail. */
  seconds: number;
  /** The most mails that wait: a reminder that comes then waits behind them. */
  mostWaiting: number;
  /** Until a reminder is sent that comes behind the most of them. */
  reminderSeconds: number;
};

/** Mails of the Monday's digests: a message a shard, 50 people each, none begun while many mails wait. */
export const digests = (users: number): Digests => {
  const people = Math.round(users * assumptions.digest.share);
  const left = Array.from({ length: DUE_SHARDS }, (_, shard) => Math.floor((people + shard) / DUE_SHARDS));
  const nextAt = left.map(() => 0);
  const running: { shard: number; until: number }[] = [];
  const all = { sent: 0, waiting: 0, mostWaiting: 0 };
  let second = 0;
  for (; all.sent < people; second += 1) {
    for (const { shard } of running.filter(({ until }) => until <= second)) {
      const taken = Math.min(BATCH, left[shard] ?? 0);
      left[shard] = (left[shard] ?? 0) - taken;
      all.waiting += taken;
      nextAt[shard] = second;
    }
    running.splice(0, running.length, ...running.filter(({ until }) => until > second));
    for (const [shard, at] of nextAt.entries()) {
      const isBusy = running.some((one) => one.shard === shard);
      if (isBusy || at > second || left[shard] === 0 || running.length >= queues.sendDigests.maximumConcurrency) continue;
      if (all.waiting > MOST_WAITING) nextAt[shard] = second + WAIT_SECONDS;
      else running.push({ shard, until: second + assumptions.seconds.digestBatch });
    }
    all.mostWaiting = Math.max(all.mostWaiting, all.waiting);
    const mails = Math.min(all.waiting, Math.floor((second + 1) * MAILS_PER_SECOND) - Math.floor(second * MAILS_PER_SECOND));
    all.waiting -= mails;
    all.sent += mails;
  }
  const { sent, mostWaiting } = all;
  return { sent, seconds: second, mostWaiting, reminderSeconds: Math.ceil(mostWaiting / MAILS_PER_SECOND) };
};
