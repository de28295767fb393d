import type { Answer } from '../../emulators/http/answer.ts';
import { dataElement, type Html, html } from '../../emulators/http/html.ts';
import { type LocalUser, usableKey } from '../users/local-user.ts';
import { examplePaths } from './examples.ts';
import { homeScript } from './home-script.ts';
import { page } from './layout.ts';

const subscriptionBadge = ({ subscription }: LocalUser): Html => {
  if (!subscription) return html`<span class="badge off">no subscription</span>`;
  const { plan, status } = subscription;
  const state = status === 'active' ? null : html`<span class="badge off">${status}</span>`;
  return html`<span class="badge plan">${plan}</span> ${state}`;
};

const keyRow = ({ label, status, key }: LocalUser['apiKeys'][number]): Html =>
  status === 'active'
    ? html`<li class="row"><code class="key">${key}</code> <button type="button" data-copy="${key}">copy</button>
        <span class="soft">${label}</span></li>`
    : html`<li class="row"><code class="key gone">${key}</code> <span class="badge off">${label}: ${status}</span></li>`;

const tryIt = (paths: readonly string[], key: string | null): Html =>
  key
    ? html`<div class="row"><select aria-label="Example call">
        ${paths.map((path) => html`<option value="${path}">GET ${path}</option>`)}
      </select> <button type="button" class="go">Try it</button></div>
      <pre class="curl"></pre><pre class="answer" hidden></pre>`
    : html`<p class="soft">No active key: every call answers 401.</p>`;

const userCard =
  (paths: readonly string[]) =>
  (user: LocalUser, index: number): Html =>
    html`<article data-user="${index}">
    <header class="row"><h3>${user.name}</h3> ${subscriptionBadge(user)}
      <span class="soft">${[user.id, user.email, user.phone ?? 'no phone'].join(' · ')}</span></header>
    <ul class="keys">${user.apiKeys.map(keyRow)}</ul>
    ${tryIt(paths, usableKey(user))}
  </article>`;

const mcpCall = (baseUrl: string, key: string): string =>
  [
    `curl -s '${baseUrl}/mcp' \\`,
    `  -H 'Authorization: Bearer ${key}' \\`,
    `  -H 'Content-Type: application/json' -H 'Accept: application/json, text/event-stream' \\`,
    `  -d '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"getBalance","arguments":{}}}'`,
  ].join('\n');

/** The newcomer's page: demo users with their keys, example calls, links to the other pages. */
export const homePage = (users: readonly LocalUser[], baseUrl: string): Answer => {
  const paths = examplePaths();
  const firstKey = users.map(usableKey).find((key) => key !== null) ?? 'sk-...';
  return page(
    'Saldo',
    html`<h1>Saldo is running</h1>
<p>Personal finance data for Brazil, over REST and MCP. Everything here is local: the people and their banks are
simulated, and every e-mail and message goes to the inbox.</p>
<nav><a href="/docs">API reference</a><a href="/openapi.json">openapi.json</a><a href="/_local/inbox">Inbox</a>
<a href="/_local/outbox">Sent messages (JSON)</a><a href="/_local/schedules">Schedules</a>
<a href="/_local/metrics">Metrics</a><a href="/_local/dead-letters">Dead letters</a></nav>
<h2>People and their keys</h2>
${users.map(userCard(paths))}
<h2>First MCP call</h2>
<p>Point an assistant at <code>${baseUrl}/mcp</code> with the same key, or try it by hand:</p>
<pre>${mcpCall(baseUrl, firstKey)}</pre>
${dataElement(
  'users',
  users.map((user) => ({ key: usableKey(user) })),
)}
${homeScript}`,
  );
};
