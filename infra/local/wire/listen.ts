import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on loopback. */
export type Listening = { readonly port: number; readonly url: string; close(): Promise<void> };

// Clients keep connections for a minute; a server that hangs up earlier makes them fail now and then.
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
 * @param port 0 takes a free one
 * @throws the system's error, for instance EADDRINUSE
 */
export const listen = async (listener: RequestListener, port = 0): Promise<Listening> => {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener);
  const bound = await bind(server, port, '127.0.0.1');
  return { port: bound, url: `http://127.0.0.1:${bound}`, close: () => stop(server) };
};

/** Serves `listener` wherever `localhost` leads: on 127.0.0.1 and, where the machine has it, on ::1. */
export const listenOnLocalhost = async (listener: RequestListener, port: number): Promise<Listening> => {
  const first = await listen(listener, port);
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
