import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on loopback. */
export type Listening = { readonly port: number; readonly url: string; close(): Promise<void> };

/** A port, 0 for any free one, or a server that is bound already and takes one listener after the other. */
export type Place = number | { serve(listener: RequestListener): Listening };

// Clients keep connections for a minute; a server that closes earlier causes occasional failures.
const KEEP_ALIVE_MS = 75_000;

const bind = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/**
 * Serves `listener` on 127.0.0.1.
 * @throws the system's error, for instance EADDRINUSE
 */
export const listen = async (listener: RequestListener, place: Place = 0): Promise<Listening> => {
  if (typeof place !== 'number') return place.serve(listener);
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener);
  const bound = await bind(server, place, '127.0.0.1');
  return { port: bound, url: `http://127.0.0.1:${bound}`, close: () => stop(server) };
};

/** Serves `listener` on one address of this machine, which others may reach. */
export const listenOn = async (listener: RequestListener, port: number, host: string): Promise<Listening> => {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener);
  const bound = await bind(server, port, host);
  const name = host.includes(':') ? `[${host.replaceAll(/[[\]]/g, '')}]` : host;
  return { port: bound, url: `http://${name}:${bound}`, close: () => stop(server) };
};

/** Serves `listener` on all addresses of `localhost`: 127.0.0.1 and, if available, ::1. */
export const listenOnLocalhost = async (listener: RequestListener, place: Place = 0): Promise<Listening> => {
  if (typeof place !== 'number') return place.serve(listener);
  const first = await listen(listener, place);
  const second = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener);
  try {
    await bind(second, first.port, '::1');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      await first.close();
      throw error;
    }
  }
  const close = async () => {
    await Promise.all([first.close(), second.listening ? stop(second) : undefined]);
  };
  return { port: first.port, url: `http://localhost:${first.port}`, close };
};
