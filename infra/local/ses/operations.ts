import { addressesIn, parseMessage } from './mime.ts';
import type { Email } from './outbox.ts';
import { SesProblem } from './problem.ts';

/** What is to be sent. */
export type Outgoing = Omit<Email, 'id' | 'at'>;

const LARGEST_RECIPIENT_COUNT = 50;

/** The values of `<prefix>.member.1`, `.2` ... in a form body. */
const members = (form: URLSearchParams, prefix: string): string[] =>
  [...form].filter(([name]) => name.startsWith(`${prefix}.member.`)).map(([, value]) => value);

const checked = (email: Outgoing): Outgoing => {
  const { recipients, from } = email;
  if (!from) throw new SesProblem('InvalidParameterValue', 'Missing required header From.');
  if (recipients.length === 0) throw new SesProblem('InvalidParameterValue', 'Missing recipients.');
  if (recipients.length > LARGEST_RECIPIENT_COUNT)
    throw new SesProblem('InvalidParameterValue', `Recipient count exceeds ${LARGEST_RECIPIENT_COUNT}.`);
  const illegal = recipients.find((address) => !/^[^\s@<>]+@[^\s@<>]+$/.test(address));
  if (illegal) throw new SesProblem('InvalidParameterValue', 'Illegal address.');
  return email;
};

/** `SendEmail`: the parts are fields of their own. */
const simple = (form: URLSearchParams): Outgoing => {
  const kinds = ['To', 'Cc', 'Bcc'];
  const subject = form.get('Message.Subject.Data');
  const text = form.get('Message.Body.Text.Data');
  const html = form.get('Message.Body.Html.Data');
  if (subject === null || (text === null && html === null))
    throw new SesProblem('ValidationError', 'Message has no subject or no body.');
  return checked({
    from: form.get('Source') ?? '',
    recipients: kinds.flatMap((kind) => members(form, `Destination.${kind}Addresses`)).flatMap(addressesIn),
    subject,
    text,
    html,
  });
};

/** `SendRawEmail`: a MIME message; recipients are those given, else those of its headers. */
const raw = (form: URLSearchParams): Outgoing => {
  const { headers, text, html } = parseMessage(Buffer.from(form.get('RawMessage.Data') ?? '', 'base64'));
  const given = members(form, 'Destinations').flatMap(addressesIn);
  const named = ['to', 'cc', 'bcc'].flatMap((header) => addressesIn(headers.get(header)));
  return checked({
    from: form.get('Source') ?? headers.get('from') ?? '',
    recipients: given.length > 0 ? given : named,
    subject: headers.get('subject') ?? '',
    text,
    html,
  });
};

/**
 * The e-mail that a request of SES's form protocol wants sent.
 * @throws SesProblem for what SES refuses, and for operations that the local stack does not have
 */
export const outgoingOf = (form: URLSearchParams): Outgoing => {
  const action = form.get('Action');
  if (action === 'SendEmail') return simple(form);
  if (action === 'SendRawEmail') return raw(form);
  if (action === 'SendTemplatedEmail')
    throw new SesProblem('TemplateDoesNotExist', 'The local stack keeps no templates; use SendEmail or SendRawEmail.');
  throw new SesProblem('InvalidAction', `The local stack has no ${action}.`);
};
