import { errorTypes } from '../contract/error-types.ts';
import type { Operation } from '../contract/operation.ts';
import { operations } from '../contract/registry.ts';
import { compatibility } from './document.ts';
import { refusalsOf } from './refusals.ts';
import { queryFields } from './schemas.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The few signs of Markdown that descriptions have. */
const inline = (text: string): string => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

/** One section for each `type` of an error, which the errors link to. */
export const errorSections = (): string =>
  Object.entries(errorTypes)
    .map(([type, told]) => `<section id="${type}"><h3>${type}</h3><p>${inline(told)}</p></section>`)
    .join('\n');

const section = (id: string, title: string, ...paragraphs: readonly string[]): string =>
  [`<section id="${id}"><h2>${title}</h2>`, ...paragraphs.map((text) => `<p>${text}</p>`), '</section>'].join('\n');

/** What holds for all operations: how they change, tasks of several calls, how a vulnerability is reported. */
export const policySections = (): string =>
  [
    section('compatibility', 'Compatibility', inline(compatibility)),
    section(
      'workflows',
      'Workflows',
      'Twelve tasks as calls in order, for programs (Arazzo 1.0): <a href="/arazzo.json">arazzo.json</a>. ' +
        'What assistants read first: <a href="/llms.txt">llms.txt</a>.',
    ),
    section(
      'guides',
      'How to',
      inline(
        'In the folder `.github/how-to` of the repository, one screen each: a first program, a webhook, time travel, a new field, a new ' +
          'operation, debugging. The whole service runs on your machine for them.',
      ),
    ),
    section(
      'security',
      'Security',
      inline(
        'Report a vulnerability to the address in `/.well-known/security.txt`, or with "Report a vulnerability" in the Security tab of the ' +
          'repository: the request, the answer and what you expected. You get an answer within three working days. Try it on the ' +
          'local stack, with users of your own; not on the data of others.',
      ),
    ),
  ].join('\n');

const list = (entries: readonly string[]): string =>
  entries.length === 0 ? '' : `<ul>\n${entries.map((entry) => `<li>${entry}</li>`).join('\n')}\n</ul>`;

const parametersOf = ({ query, body }: Operation): string[] =>
  [query, body].flatMap((schema) =>
    (schema ? queryFields(schema) : []).map(
      ({ name, required, description = '' }) =>
        `<code>${name}</code>${required ? ' (required)' : ''}${description && `: ${inline(description)}`}`,
    ),
  );

const operationSection = (operation: Operation): string => {
  const { name, method, path, summary, description } = operation;
  const refusals = refusalsOf(operation).map(
    ({ status, error, when }) => `${status} <code>${escaped(error)}</code>: ${inline(when)}`,
  );
  return [
    `<section id="${name}"><h3>${escaped(summary)}</h3>`,
    `<p><code>${method} ${path}</code></p>`,
    ...(description ? [`<p>${inline(description)}</p>`] : []),
    list(parametersOf(operation)),
    `<details><summary>Errors</summary>${list(refusals)}</details>`,
    '</section>',
  ].join('\n');
};

const EXAMPLE = 'curl -H "Authorization: Bearer $KEY"';

/** The API reference for people, whole in its HTML: it needs no script. @param serverUrl without a slash at the end */
export const docsPage = (serverUrl: string): string => {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const byTag = tags.map((tag) => {
    const sections = operations.filter((operation) => operation.tag === tag).map(operationSection);
    return `<h2>${escaped(tag)}</h2>\n${sections.join('\n')}`;
  });
  const index = operations.map(({ name, method, path }) => `<a href="#${name}">${method} ${path}</a>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Saldo API reference</title>
</head>
<body>
<main>
<h1>Saldo API reference</h1>
<p>For programs: <a href="/openapi.json">openapi.json</a>. A first call:</p>
<pre>${escaped(`${EXAMPLE} ${serverUrl}/tools/api/get-balance`)}</pre>
${list(index)}
<h2 id="errors">Errors</h2>
<p>The body of an error has <code>error</code>, <code>message</code>, <code>type</code> and <code>docs</code>, and names wrong fields in
<code>param</code> and <code>details</code>. REST answers no pages of other sites: it sends no CORS headers.</p>
${errorSections()}
${policySections()}
${byTag.join('\n')}
</main>
</body>
</html>
`;
};
