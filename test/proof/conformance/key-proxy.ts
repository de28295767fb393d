import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The suite sends no key: this adds one to whatever passes, and nothing else. @returns where to call, until closed */
export const keyProxy = async (target: URL, key: string): Promise<{ url: string; close(): Promise<void> }> => {
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, authorization: `Bearer ${key}` };
    const asked = request(
      { host: target.hostname, port: target.port, path: incoming.url, method: incoming.method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port }: AddressInfo = Object(server.address());
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
};
