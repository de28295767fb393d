import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { FAULT_STATUS, type Faults } from '../faults.ts';
import { escapeHtml } from '../pages/html.ts';
import type { Answer } from '../wire/answer.ts';
import { readBody } from '../wire/body.ts';
import { type Listening, listen } from '../wire/listen.ts';
import { answering } from '../wire/serve.ts';
import { outgoingOf } from './operations.ts';
import type { Outbox } from './outbox.ts';
import { SesProblem } from './problem.ts';

const xml = (status: number, body: string): Answer => ({ status, headers: { 'content-type': 'text/xml' }, body });

const accepted = (action: string, messageId: string): Answer =>
  xml(
    200,
    `<${action}Response xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><${action}Result><MessageId>${messageId}</MessageId></${action}Result><ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata></${action}Response>`,
  );

const refusal = (error: unknown): Answer => {
  const { code, message, status } =
    error instanceof SesProblem ? error : new SesProblem('InternalFailure', 'The request failed.', 500);
  const type = status < 500 ? 'Sender' : 'Receiver';
  return xml(
    status,
    `<ErrorResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><Error><Type>${type}</Type><Code>${code}</Code><Message>${escapeHtml(message)}</Message></Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`,
  );
};

/** Speaks SES v1's form protocol on loopback; what it accepts is in the outbox. @param port 0 for any free one */
export const serveSes = (outbox: Outbox, faults: Faults, port = 0): Promise<Listening> => {
  const respond = async (request: IncomingMessage): Promise<Answer> => {
    const form = new URLSearchParams((await readBody(request))?.toString());
    const action = form.get('Action') ?? '';
    const fault = faults.take('ses', action, (kind) => kind !== 'conflict');
    if (fault === 'timeout') return 'timeout';
    if (fault === 'throttle') throw new SesProblem('Throttling', 'Maximum sending rate exceeded.');
    if (fault) throw new SesProblem('InternalFailure', 'Injected failure.', FAULT_STATUS[fault]);
    return accepted(action, outbox.add(outgoingOf(form)));
  };
  return listen(answering(respond, refusal), port);
};
