import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { FAULT_STATUS, type Faults, isSilence } from '../faults.ts';
import type { Answer } from '../http/answer.ts';
import { readBody } from '../http/body.ts';
import { escapeHtml } from '../http/html.ts';
import { type Listening, listen, type Place } from '../http/listen.ts';
import { answering } from '../http/serve.ts';
import { localAccount, type SesAccount } from './account.ts';
import { outgoingOf } from './operations.ts';
import type { Email, Outbox } from './outbox.ts';
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

/** How accepted mail goes on. */
export type MailDelivery = {
  account: SesAccount;
  /** @throws SesProblem, which the caller then sees */
  deliver?: ((email: Omit<Email, 'id' | 'at'>) => Promise<void>) | undefined;
};

/** Serves SES v1's form protocol on loopback; accepted mail goes to the outbox. */
export const serveSes = (
  outbox: Outbox,
  faults: Faults,
  { place, account = localAccount, deliver }: { place?: Place | undefined } & Partial<MailDelivery> = {},
): Promise<Listening> => {
  const respond = async (request: IncomingMessage): Promise<Answer> => {
    const form = new URLSearchParams((await readBody(request))?.toString());
    const action = form.get('Action') ?? '';
    // Both send; `SendEmail` names each of them, so that a fault does not depend on a mail's headers.
    const fault = faults.take('ses', action.replace('SendRawEmail', 'SendEmail'), (kind) => kind !== 'conflict');
    if (isSilence(fault)) return fault;
    if (fault === 'throttle') throw new SesProblem('Throttling', 'Maximum sending rate exceeded.');
    if (fault) throw new SesProblem('InternalFailure', 'Injected failure.', FAULT_STATUS[fault]);
    const email = outgoingOf(form, account);
    await deliver?.(email);
    return accepted(action, outbox.add(email));
  };
  return listen(answering(respond, refusal), place);
};
