import type { Answer } from '../../emulators/http/answer.ts';
import { type Html, html } from '../../emulators/http/html.ts';
import { style } from './style.ts';

// No resource is loaded; scripts connect to this server only.
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; frame-src 'self'";

/** A whole page of the local stack. */
export const page = (title: string, content: Html): Answer => ({
  status: 200,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
  },
  body: html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${style}
</head>
<body><main>
${content}
</main></body>
</html>
`.markup,
});
