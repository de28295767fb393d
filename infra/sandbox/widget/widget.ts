import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const fileOf = (name: string): string => fileURLToPath(new URL(`browser/${name}`, import.meta.url));

const document = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Conectar banco (teste)</title>
<link rel="stylesheet" href="/connect/style.css">
<script type="module" src="/connect/app.js"></script>
</head>
<body>
<header><span>Pluggy Connect · simulado</span><button type="button" id="close">Fechar</button></header>
<main><h1>Conectar banco</h1></main>
</body>
</html>
`;

// Bundled at the first request, so runs without a new connection do not wait for it.
const bundle = async (): Promise<string> => {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [fileOf('app.ts')],
    bundle: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
};

let bundled: Promise<string> | undefined;

const files: Readonly<Record<string, { type: string; text(): Promise<string> }>> = {
  '/connect': { type: 'text/html; charset=utf-8', text: async () => document },
  '/connect/style.css': { type: 'text/css; charset=utf-8', text: () => readFile(fileOf('style.css'), 'utf8') },
  '/connect/app.js': {
    type: 'text/javascript; charset=utf-8',
    text: () => {
      bundled ??= bundle();
      return bundled;
    },
  },
};

/** A file of the connect widget's stand-in; null for every other path. */
export const widgetFile = async (method: string, path: string) => {
  const file = method === 'GET' ? files[path] : undefined;
  if (!file) return null;
  return { status: 200, text: await file.text(), headers: { 'content-type': file.type, 'cache-control': 'no-cache' } };
};
