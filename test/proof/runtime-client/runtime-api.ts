import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** How an invocation ended: with what the handler returned, or with what the runtime reports of its error. */
export type Invoked = { result: unknown } | { error: string };

const PREFIX = '/2018-06-01/runtime';
const DEADLINE_MS = 30_000;

/** Lambda's Runtime API for one execution environment and one event; a second event never comes. */
export const serveRuntimeApi = async (functionName: string, event: object) => {
  const requestId = randomUUID();
  let end: (invoked: Invoked) => void = () => undefined;
  const invoked = new Promise<Invoked>((done) => {
    end = done;
  });
  let isTaken = false;

  const giveEvent = (answer: ServerResponse): void => {
    isTaken = true;
    answer.writeHead(200, {
      'content-type': 'application/json',
      'lambda-runtime-aws-request-id': requestId,
      'lambda-runtime-deadline-ms': String(Date.now() + DEADLINE_MS),
      'lambda-runtime-invoked-function-arn': `arn:aws:lambda:sa-east-1:000000000000:function:${functionName}`,
      'lambda-runtime-trace-id': 'Root=1-5759e988-bd862e3fe1be46a994272793;Parent=53995c3f42cd8ad8;Sampled=1',
    });
    answer.end(JSON.stringify(event));
  };

  const respond = async (request: IncomingMessage, answer: ServerResponse): Promise<void> => {
    if (request.method === 'GET' && request.url === `${PREFIX}/invocation/next`) {
      if (!isTaken) giveEvent(answer);
      return;
    }
    const body = await text(request);
    answer.writeHead(202).end();
    if (request.url === `${PREFIX}/invocation/${requestId}/response`) end({ result: JSON.parse(body) });
    else end({ error: `${request.url}: ${body.slice(0, 2_000)}` });
  };

  const server = createServer((request, answer) => void respond(request, answer)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = Object(server.address());
  return {
    address: `127.0.0.1:${port}`,
    invoked,
    fail: (error: string): void => end({ error }),
    close: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
};
