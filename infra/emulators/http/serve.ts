import type { IncomingMessage, RequestListener } from 'node:http';
import { type Answer, send } from './answer.ts';

/** A listener that sends the result of `respond`; `refusal` turns an error into a response. */
export const answering =
  (respond: (request: IncomingMessage) => Promise<Answer>, refusal: (error: unknown) => Answer): RequestListener =>
  (request, response) => {
    respond(request)
      .catch(refusal)
      .then((answer) => send(response, answer))
      .catch(() => response.destroy());
  };
