import type { BenchContext, Row } from '../frame/row.ts';
import { assumptions, USERS } from './assumptions.ts';
import { besideRows } from './beside.ts';
import { costTable } from './cost-table.ts';
import { costs } from './costs.ts';
import { digests } from './digests.ts';
import type { StageResult } from './flow.ts';
import { quotas } from './quotas.ts';
import { enqueuedAgain, reminders } from './reminders.ts';
import { renewals } from './renewals.ts';
import { syncs } from './syncs.ts';

const part = 'scale';
const HOUR = 3_600;

const many = (count: number): string => count.toLocaleString('en');

/** A duration in readable units. */
const lasting = (seconds: number): string => {
  if (seconds < 120) return `${seconds} s`;
  return seconds < 2 * HOUR ? `${Math.round(seconds / 60)} min` : `${(seconds / HOUR).toFixed(1)} h`;
};

const told = ({ heldBy, peakBacklog, backloggedSeconds, seconds, arrived }: StageResult): string =>
  heldBy === null
    ? `${many(arrived)} in ${lasting(seconds)}, nothing waits`
    : `${many(arrived)} in ${lasting(seconds)}; held by ${heldBy}: at most ${many(peakBacklog)} wait, for ${lasting(backloggedSeconds)}`;

/** No peer: how long, in seconds, until nothing waits any more. */
const lastingRow = (name: string, seconds: number, note: string, mostSeconds?: number): Row => ({
  part,
  name,
  ours: seconds,
  peer: mostSeconds ?? null,
  unit: 's',
  ratio: mostSeconds === undefined ? null : seconds / mostSeconds,
  ...(mostSeconds !== undefined && { goal: 1, holds: seconds <= mostSeconds }),
  note,
});

const stageRow = (subject: string, result: StageResult, note = ''): Row =>
  lastingRow(`${subject}: ${result.name}`, result.seconds, `${told(result)}${note}`);

const renewalRows = (users: number, subject: string): Row[] => {
  const night = renewals(users * assumptions.limitsPerUser);
  const peak = Math.max(...night.renewed);
  const perShard = Math.max(...night.byShard) / night.seconds;
  const note = `${many(night.limits)} limits, the last ${lasting(night.latestBySeconds)} after it was due; at most ${many(peak * costs.renewal)} of ${many(quotas.dynamodb.newTableWriteUnits)} write units a second, in one index shard ${Math.ceil(perShard * 2)} of ${many(quotas.dynamodb.partitionWriteUnits)}`;
  // The renewals are spread over an hour; the last ones are searched for one step later.
  return [lastingRow(`${subject}: renewals at 00:00 UTC / an hour`, night.seconds, note, HOUR + 300)];
};

const reminderRows = (users: number, subject: string): Row[] =>
  reminders(users).map((result) => {
    const again = result.name.startsWith('send-') ? enqueuedAgain(result) : 0;
    return stageRow(
      `${subject}: reminders at 09:00`,
      result,
      again > 0 ? `; ${many(again)} put on the queue again by the sweep` : '',
    );
  });

const digestRows = (users: number, subject: string): Row[] => {
  const { sent, seconds, mostWaiting, reminderSeconds } = digests(users);
  const note = `${many(sent)} mails; at most ${many(mostWaiting)} wait, a reminder behind them ${lasting(reminderSeconds)}`;
  return [lastingRow(`${subject}: digests on Monday at 08:00`, seconds, note)];
};

const syncRows = (users: number, subject: string): Row[] => {
  const { steady, updates, atOnce } = syncs(users);
  return [
    ...[...steady, ...updates].map((result) => stageRow(`${subject}: a day of syncs`, result)),
    ...atOnce.map((result) => stageRow(`${subject}: every item at once`, result)),
  ];
};

/** Simulates peak loads with the service's own rates and reports the first bottleneck of each. */
export const run = async ({ progress }: BenchContext): Promise<Row[]> => {
  const rows = USERS.flatMap((users) => {
    const subject = `${many(users)} users`;
    return [...renewalRows(users, subject), ...reminderRows(users, subject), ...digestRows(users, subject), ...syncRows(users, subject)];
  });
  rows.push(...besideRows(USERS));
  for (const { name, note } of rows) progress(`${name}: ${note}`);
  // As OPERATIONS.md has it, to be copied there.
  console.error(`\n${costTable().join('\n')}\n`);
  return rows;
};
