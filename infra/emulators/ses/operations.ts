import { requireConfigurationSet, requireTags, requireVerified, type SesAccount, type Tag } from './account.ts';
import { addressesIn, parseMessage } from './mime.ts';
import type { Email } from './outbox.ts';
import { SesProblem } from './problem.ts';

/** An e-mail to send. */
export type Outgoing = Omit<Email, 'id' | 'at'>;
type Parts = Omit<Outgoing, 'configurationSet'>;

const LARGEST_RECIPIENT_COUNT = 50;

/** The values of `<prefix>.member.1`, `.2` ... in a form body. */
const members = (form: URLSearchParams, prefix: string): string[] =>
  [...form].filter(([name]) => name.startsWith(`${prefix}.member.`)).map(([, value]) => value);

// A header is one line; a control character in it would end it or hide a part of it.
const isControl = (character: string): boolean => character < ' ' || character === '\u007f';
const hasControl = (text: string): boolean => [...text].some(isControl);

const tagsOf = (form: URLSearchParams): Tag[] => {
  const tags: Tag[] = [];
  for (let n = 1; form.has(`Tags.member.${n}.Name`); n += 1) {
    const text = (field: string) => form.get(`Tags.member.${n}.${field}`) ?? '';
    tags.push({ name: text('Name'), value: text('Value') });
  }
  return tags;
};

const checked = (email: Parts): Parts => {
  const { recipients, from, subject } = email;
  if (!from) throw new SesProblem('InvalidParameterValue', 'Missing required header From.');
  if (recipients.length === 0) throw new SesProblem('InvalidParameterValue', 'Missing recipients.');
  if (recipients.length > LARGEST_RECIPIENT_COUNT)
    throw new SesProblem('InvalidParameterValue', `Recipient count exceeds ${LARGEST_RECIPIENT_COUNT}.`);
  const illegal = recipients.find((address) => !/^[^\s@<>]+@[^\s@<>]+$/.test(address));
  if ([from, subject].some(hasControl))
    throw new SesProblem('InvalidParameterValue', 'Header contains a control character.');
  if (illegal) throw new SesProblem('InvalidParameterValue', 'Illegal address.');
  return email;
};

/** `SendEmail`: the parts are fields of their own. */
const simple = (form: URLSearchParams): Parts => {
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
    headers: {},
  });
};

/** `SendRawEmail`: a MIME message; recipients are those given, else those of its headers. */
const raw = (form: URLSearchParams): Parts => {
  const {
    headers,
    named: sentHeaders,
    text,
    html,
  } = parseMessage(Buffer.from(form.get('RawMessage.Data') ?? '', 'base64'));
  const given = members(form, 'Destinations').flatMap(addressesIn);
  const named = ['to', 'cc', 'bcc'].flatMap((header) => addressesIn(headers.get(header)));
  return checked({
    from: form.get('Source') ?? headers.get('from') ?? '',
    recipients: given.length > 0 ? given : named,
    subject: headers.get('subject') ?? '',
    text,
    html,
    headers: sentHeaders,
  });
};

const allowed = (email: Parts, form: URLSearchParams, account: SesAccount): Outgoing => {
  const configurationSet = form.get('ConfigurationSetName');
  requireTags(tagsOf(form));
  requireConfigurationSet(account, configurationSet);
  requireVerified(account, email.from);
  return { ...email, configurationSet };
};

/**
 * The e-mail of a request in SES's form protocol.
 * @throws SesProblem for requests that SES refuses this account, and for operations that are not supported
 */
export const outgoingOf = (form: URLSearchParams, account: SesAccount): Outgoing => {
  const action = form.get('Action');
  if (action === 'SendEmail') return allowed(simple(form), form, account);
  if (action === 'SendRawEmail') return allowed(raw(form), form, account);
  if (action === 'SendTemplatedEmail')
    throw new SesProblem('TemplateDoesNotExist', 'The local stack keeps no templates; use SendEmail or SendRawEmail.');
  throw new SesProblem('InvalidAction', `The local stack has no ${action}.`);
};
