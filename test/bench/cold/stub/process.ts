process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

import { readFileSync } from 'node:fs';
import { openWorld } from '../cases.ts';
import type { FromStub, ToStub } from './protocol.ts';
import { peerWaves, type Recorded, replayOf } from './recording.ts';
import { relay, type Tape } from './relay.ts';

/** Variables of the functions that name a service, and that service. */
const SERVICES = {
  AWS_ENDPOINT_URL_DYNAMODB: 'dynamodb',
  AWS_ENDPOINT_URL_SQS: 'sqs',
  AWS_ENDPOINT_URL_SCHEDULER: 'scheduler',
  AWS_ENDPOINT_URL_SES: 'ses',
  AWS_ENDPOINT_URL_SECRETS_MANAGER: 'secrets',
  PLUGGY_API_URL: 'pluggy',
  WHATSAPP_API_URL: 'whatsapp',
};

const tapes = new Map<string, Recorded[]>();
const tape: Tape = { recording: null, replay: replayOf([]), missed: [] };

const tell = (message: FromStub): void => {
  process.send?.(message);
};

/** The stack's own environment, with every address that it serves taken through a relay. */
const relayedEnvironment = async (): Promise<Record<string, string>> => {
  const [keyFile = '', certFile = ''] = process.argv.slice(2);
  const tls = { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') };
  const relays = new Map<string, string>();
  for (const [variable, service] of Object.entries(SERVICES)) {
    const upstream = process.env[variable];
    if (upstream) relays.set(new URL(upstream).origin, await relay(service, new URL(upstream).origin, tls, tape));
  }
  const names =
    /^(AWS_|PLUGGY_|WHATSAPP_|SCHEDULE_|REMINDER_|EMAIL|MEMORY_|SYNC_|LIMIT_|OUTGOING_|TABLE_NAME|\w+_QUEUE_URL$|\w+_SECRET_ID$)/;
  const relayed = Object.entries(process.env).filter(([name]) => names.test(name));
  return Object.fromEntries(
    relayed.map(([name, value = '']) => {
      const origin = URL.canParse(value) ? new URL(value).origin : '';
      return [name, value.replace(origin, relays.get(origin) ?? origin)];
    }),
  );
};

const on: { [M in ToStub['ask']]: (message: Extract<ToStub, { ask: M }>) => FromStub } = {
  record: ({ name }) => {
    tape.recording = [];
    tapes.set(name, tape.recording);
    return { tell: 'done' };
  },
  replay: ({ name }) => {
    tape.recording = null;
    tape.replay = replayOf(tapes.get(name) ?? []);
    const missed = tape.missed.splice(0);
    return missed.length > 0 ? { tell: 'missed', missed } : { tell: 'done' };
  },
  waves: ({ name }) => ({ tell: 'waves', waves: peerWaves(tapes.get(name) ?? []) }),
};

const world = await openWorld();
process.on('message', (message: ToStub) => tell(on[message.ask](message as never))); // `ask` selects the handler of its type
process.on('disconnect', () => process.exit(0));
tell({ tell: 'ready', cases: world.cases, environment: await relayedEnvironment() });
