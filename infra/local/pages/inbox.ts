import type { Answer } from '../../emulators/http/answer.ts';
import { type Html, html } from '../../emulators/http/html.ts';
import type { Email } from '../../emulators/ses/outbox.ts';
import type { SentMessage } from '../../sandbox/whatsapp/outbox.ts';
import { page } from './layout.ts';

// The sandboxed frame runs no script and loads nothing; the mail's markup is an escaped attribute.
const bodyOf = ({ text, html: markup }: Email): Html => {
  const plain = text === null ? null : html`<pre>${text}</pre>`;
  return markup === null ? html`${plain}` : html`<iframe sandbox="" title="HTML" srcdoc="${markup}"></iframe>${plain}`;
};

const emailCard = (email: Email): Html =>
  html`<article><header class="row"><h3>${email.subject}</h3></header>
  <p class="soft">${email.at} · to ${email.recipients.join(', ')} · from ${email.from}</p>${bodyOf(email)}</article>`;

const messageCard = ({ to, type, payload, at }: SentMessage): Html =>
  html`<article><header class="row"><h3>${to}</h3> <span class="badge">${type}</span></header>
  <p class="soft">${at}</p><pre>${JSON.stringify(payload, null, 2)}</pre></article>`;

const listOf = (cards: readonly Html[]): Html =>
  cards.length > 0 ? html`${cards}` : html`<p class="soft">Nothing yet.</p>`;

/** All sent e-mails and messages, newest first. @param isOwn one's own stack has no controls to lead to */
export const inboxPage = (
  emails: readonly Email[],
  messages: readonly SentMessage[],
  { isOwn = false }: { isOwn?: boolean } = {},
): Answer =>
  page(
    'Saldo: inbox',
    html`<h1>Inbox</h1>${isOwn ? null : html`<nav><a href="/_local">Start</a><a href="/_local/outbox">As JSON</a></nav>`}
<h2>E-mails (${emails.length})</h2>
${listOf(emails.map(emailCard).reverse())}
<h2>WhatsApp messages (${messages.length})</h2>
${listOf(messages.map(messageCard).reverse())}`,
  );
