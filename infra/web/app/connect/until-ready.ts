import type { Connection } from '../api/answers.ts';
import { ask, Problem } from '../api/call.ts';
import type { Step } from './step.ts';
import { linkPart } from './visit.ts';

const POLL_MS = 2_000;
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

/** Polls until the bank's data is there, or the bank needs the user again. */
export const untilReady = async (itemId: string, show: (step: Step) => void): Promise<Step> => {
  const started = Date.now();
  show({ name: 'waiting', slow: false });
  for (;;) {
    const connection = await report(itemId).catch((error: unknown) => {
      if (mayPass(error) && Date.now() - started < GIVE_UP_AFTER_MS) return null;
      throw error;
    });
    if (connection?.needs) return { name: 'needs' };
    // Only a session sees accounts; a visitor with a link sees that the data has arrived.
    const isThere = connection && !BUSY.has(connection.status) && connection.last_updated_at !== null;
    const passed = Date.now() - started;
    if (connection && (isThere || passed > GIVE_UP_AFTER_MS)) return { name: 'done', bank: connection.connector_name };
    if (passed > SLOW_AFTER_MS) show({ name: 'waiting', slow: true });
    await pause(POLL_MS);
  }
};
