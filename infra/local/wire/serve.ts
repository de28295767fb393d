import type { IncomingMessage, RequestListener } from 'node:http';
import { type Answer, send } from './answer.ts';

/** A listener that sends what `respond` answers; what it throws becomes an answer through `refusal`. */
export const answering =
  (respond: (request: IncomingMessage) => Promise<Answer>, refusal: (error: unknown) => Answer): RequestListener =>
  (request, response) => {
    respond(request)
      .catch(refusal)
      .then((answer) => send(response, answer))
      .catch(() => response.destroy());
  };
