import type { OAuthAnswer } from './oauth-handler.ts';

const TEXTS = {
  'unknown-client': 'O assistente que abriu esta página não é conhecido, ou a descrição dele não pôde ser lida agora.',
  'wrong-redirect': 'O pedido manda a resposta a um endereço que não é deste assistente.',
  'wrong-request': 'O pedido do assistente não está completo.',
  'too-many': 'Muitos pedidos vieram da sua rede na última hora.',
} as const;

/** The page contains nothing of the request, which an attacker may have written. */
const page = (reason: keyof typeof TEXTS): string => `<!doctype html>
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
</main>
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
export const refusalPage = (reason: keyof typeof TEXTS, retryAfter: number | null = null): OAuthAnswer => ({
  status: reason === 'too-many' ? 429 : 400,
  text: page(reason),
  headers: { ...HEADERS, ...(retryAfter !== null && { 'retry-after': String(retryAfter) }) },
});
