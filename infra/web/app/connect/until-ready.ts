import type { Connection } from '../api/answers.ts';
import { ask, Problem } from '../api/call.ts';
import type { Step } from './step.ts';
import { linkPart } from './visit.ts';

/** When the bank is asked, in seconds from the start: a link has ten such calls, a user thirty an hour, and the widget takes one. */
const ASKS_AT = [0, 4, 10, 20, 40, 75, 120, 175];
const LOOK_MS = 2_000;
const SLOW_AFTER_MS = 60_000;
const GIVE_UP_AFTER_MS = 180_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const BUSY = new Set(['UPDATING', 'MERGING', 'LOGIN_IN_PROGRESS']);

const report = async (itemId: string): Promise<Connection> => {
  const { connection } = await ask<{ connection: Connection }>('/app/api/connection', { itemId, ...linkPart });
  return connection;
};

/** Whether the failure may pass: the network's, the server's, or too many calls. */
const mayPass = (error: unknown): boolean =>
  error instanceof Problem && (error.status === 0 || error.status === 429 || error.status >= 500);

/** Null where a failure may pass. */
const reported = (itemId: string): Promise<Connection | null> =>
  report(itemId).catch((error: unknown) => {
    if (mayPass(error)) return null;
    throw error;
  });

/** Only a session sees accounts; a visitor with a link sees that the data has arrived. */
const isThere = ({ status, last_updated_at }: Connection): boolean => !BUSY.has(status) && last_updated_at !== null;

/** Waits until the bank's data is there, or the bank needs the user again. */
export const untilReady = async (itemId: string, show: (step: Step) => void): Promise<Step> => {
  const started = Date.now();
  let asked = 0;
  let last: Connection | null = null;
  show({ name: 'waiting', slow: false });
  for (;;) {
    const isDue = Date.now() - started >= 1000 * (ASKS_AT[asked] ?? Number.POSITIVE_INFINITY);
    if (isDue) asked += 1;
    const connection = isDue ? await reported(itemId) : null;
    last = connection ?? last;
    const passed = Date.now() - started;
    if (connection?.needs) return { name: 'needs' };
    if (last && ((connection && isThere(connection)) || passed > GIVE_UP_AFTER_MS))
      return { name: 'done', bank: last.connector_name };
    if (passed > GIVE_UP_AFTER_MS) throw new Problem(504);
    if (passed > SLOW_AFTER_MS) show({ name: 'waiting', slow: true });
    await pause(LOOK_MS);
  }
};
