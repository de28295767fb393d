import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { errorSections, policySections } from '../../shared/openapi/docs-page.ts';
import type { Answer } from '../emulators/http/answer.ts';
import type { LocalRoute } from './controls/control.ts';

// Only files of this server; the viewer sets inline styles and draws its icons from data URLs.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'";

const page = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Saldo API reference</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="reference"></div>
<section id="errors">
<h2>Errors</h2>
${errorSections()}
</section>
${policySections()}
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

// Without validatorUrl: null the viewer sends the document to a public server.
const START = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  validatorUrl: null,
  docExpansion: 'list',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  persistAuthorization: true,
});
`;

const JAVASCRIPT = 'text/javascript; charset=utf-8';

const textAnswer = (contentType: string, body: string | Buffer): Answer => ({
  status: 200,
  headers: { 'content-type': contentType, 'content-security-policy': POLICY, 'cache-control': 'no-store' },
  body,
});

const viewerFile = (name: string, contentType: string): LocalRoute => ({
  method: 'GET',
  path: `/docs/${name}`,
  run: async () => {
    const file = createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`);
    return textAnswer(contentType, await readFile(file));
  },
});

/** A viewer of the API reference, which deployed is a page without scripts (functions/openapi.ts), that loads files of this server only; the service serves the document itself. */
export const docsRoutes = (): LocalRoute[] => [
  { method: 'GET', path: '/docs', run: () => textAnswer('text/html; charset=utf-8', page()) },
  { method: 'GET', path: '/docs/start.js', run: () => textAnswer(JAVASCRIPT, START) },
  viewerFile('swagger-ui.css', 'text/css; charset=utf-8'),
  viewerFile('swagger-ui-bundle.js', JAVASCRIPT),
];
