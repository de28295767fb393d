import type { OAuthAnswer } from './oauth-handler.ts';

const TEXTS = {
  'unknown-client': 'O assistente que abriu esta página não é conhecido, ou a descrição dele não pôde ser lida agora.',
  'wrong-redirect': 'O pedido manda a resposta a um endereço que não é deste assistente.',
  'wrong-request': 'O pedido do assistente não está completo.',
  'too-many': 'Muitos pedidos vieram da sua rede na última hora.',
} as const;

/** The client's site: its host, and the address that takes the refusal there when the person wants it to. */
type Back = { host: string; link: string };

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The page contains nothing of the request, which an attacker may have written, but the site that is registered. */
const page = (reason: keyof typeof TEXTS, back: Back | undefined): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Pedido recusado · Saldo</title>
</head>
<body>
<main>
<h1>Este pedido de acesso não pode continuar</h1>
<p>${TEXTS[reason]}</p>
<p>Nada foi autorizado. Volte ao assistente e tente conectar o Saldo outra vez.</p>
${back ? `<p><a href="${escapeHtml(back.link)}" rel="noreferrer nofollow">Voltar para ${escapeHtml(back.host)}</a></p>\n` : ''}</main>
</body>
</html>
`;

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
};

/** Shown where the answer must not be sent anywhere. */
export const refusalPage = (
  reason: keyof typeof TEXTS,
  { retryAfter = null, back }: { retryAfter?: number | null; back?: Back } = {},
): OAuthAnswer => ({
  status: reason === 'too-many' ? 429 : 400,
  text: page(reason, back),
  headers: { ...HEADERS, ...(retryAfter !== null && { 'retry-after': String(retryAfter) }) },
});
