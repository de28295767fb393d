import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type Listening, listen, listenOnLocalhost, type Place } from '../../infra/emulators/http/listen.ts';
import type { Places } from '../../infra/local/stand-ins.ts';
import { shorten } from './short-wire.ts';

const unavailable: RequestListener = (_, response) => void response.writeHead(503).end();

/** A bound server that takes one listener after the other. Closing one ends its connections and keeps the port. */
const reserve = async (bind: typeof listen = listen): Promise<Place> => {
  let current = unavailable;
  const connections = new Set<{ destroy(): void }>();
  const listener: RequestListener = (request, response) => {
    const { socket } = request;
    if (!connections.has(socket)) socket.once('close', () => connections.delete(socket));
    connections.add(socket);
    const given = beforeNext?.(request, response);
    if (given) void given.then(() => current(request, response));
    else current(request, response);
  };
  const server = await bind(listener, 0);
  const close = async (): Promise<void> => {
    current = unavailable;
    for (const connection of connections) connection.destroy();
  };
  if (bind === listen) await shorten(server.port, listener);
  return {
    serve(next: RequestListener): Listening {
      current = next;
      return { port: server.port, url: server.url, close };
    },
  };
};

/** A free port. Where the wire is short, clients of AWS in this process reach its listener without it. */
export const shortPlace = (): Promise<Place> => reserve();

const reserveAll = async (): Promise<Places> => ({
  service: await reserve(listenOnLocalhost),
  dynamodb: await reserve(),
  sqs: await reserve(),
  scheduler: await reserve(),
  ses: await reserve(),
  secretsManager: await reserve(),
  pluggy: await reserve(),
  whatsapp: await reserve(),
});

type Hold = (request: IncomingMessage, response: ServerResponse) => Promise<void> | undefined;
let beforeNext: Hold | undefined;

/**
 * Called with each request to a place of this worker; one for which it gives a promise waits for that. Where it answers by
 * itself, that never comes.
 */
export const beforeRequests = (hold: Hold | undefined): void => {
  beforeNext = hold;
};

/** The name of the table of this worker's stacks on a shared engine. Functions keep it, as they keep the addresses. */
export const workerTable = `saldo-test-${randomUUID()}`;

let reserved: Promise<Places> | undefined;

/**
 * The addresses of this worker's stacks, one after the other: functions that were loaded for one file keep their clients,
 * as containers do, and find the stack of the next file at the same addresses.
 */
export const workerPlaces = (): Promise<Places> => {
  reserved ??= reserveAll();
  return reserved;
};
