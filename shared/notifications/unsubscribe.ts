import * as z from 'zod/mini';
import { publicLink } from '../platform/environment.ts';
import type { AddressHashes } from './address-hashes.ts';
import { CHOSEN_KINDS, type ChosenKind } from './preferences.ts';
import { CHANNELS, type Channel } from './recipient.ts';

/** The notices that a link ends. */
export type Unsubscribed = { userId: string; kind: ChosenKind; channel: Channel };

const UNSUBSCRIBE_PATH = '/parar';

const said = z.tuple([z.string(), z.enum(CHOSEN_KINDS), z.enum(CHANNELS)]);

const macText = (claim: string): string => `unsubscribe ${claim}`;

/** It works without a session, and for as long as its key is in use. */
const tokenFor = ({ userId, kind, channel }: Unsubscribed, hashes: Pick<AddressHashes, 'mac'>): string => {
  const claim = Buffer.from(JSON.stringify([userId, kind, channel])).toString('base64url');
  return `${claim}.${hashes.mac(macText(claim))}`;
};

/** The token, and the link with it: null where the service has no address of its own. */
export const unsubscribeLink = (what: Unsubscribed, hashes: Pick<AddressHashes, 'mac'>) => {
  const token = tokenFor(what, hashes);
  return { token, link: publicLink(`${UNSUBSCRIBE_PATH}?t=${token}`) };
};

/** Null for a token that this service did not make. */
export const readUnsubscribeToken = (token: string, hashes: Pick<AddressHashes, 'isMac'>): Unsubscribed | null => {
  const [claim = '', mac = '', ...rest] = token.split('.');
  if (rest.length > 0 || !/^[\w-]+$/.test(claim) || !hashes.isMac(macText(claim), mac)) return null;
  const { data } = said.safeParse(JSON.parse(Buffer.from(claim, 'base64url').toString()));
  return data ? { userId: data[0], kind: data[1], channel: data[2] } : null;
};

const NAMES: Record<ChosenKind, string> = {
  reminder: 'lembretes de pagamento',
  limit: 'avisos de limites',
  access_ends: 'avisos de autorização ou plano que termina',
  signal: 'avisos importantes',
  digest: 'o resumo da semana',
};
/** Of one digest, not of notices. */
const BUTTONS: Partial<Record<ChosenKind, string>> = { digest: 'Parar o resumo' };
const BY: Record<Channel, string> = { email: 'por e-mail', whatsapp: 'por WhatsApp' };

/** Holds nothing of the user. @param token one that was read, so it ends no attribute */
const bodies = {
  ask: ({ kind, channel }: Unsubscribed, token: string) => `<h1>Parar ${NAMES[kind]}?</h1>
<p>Não enviamos mais ${NAMES[kind]} ${BY[channel]}. Códigos e avisos de segurança da conta continuam.</p>
<form method="post" action="${UNSUBSCRIBE_PATH}?t=${token}"><button type="submit">${BUTTONS[kind] ?? 'Parar'}</button></form>`,
  done: ({ kind, channel }: Unsubscribed) => `<h1>Pronto</h1>
<p>Não enviamos mais ${NAMES[kind]} ${BY[channel]}. Para voltar a receber, abra Conta no Saldo.</p>`,
  bad: () => `<h1>Este link não vale</h1>
<p>Abra o link inteiro, como está no e-mail, ou escolha seus avisos em Conta no Saldo.</p>`,
};

const page = (body: string): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Avisos · Saldo</title>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

export const unsubscribePages = {
  ask: (what: Unsubscribed, token: string): string => page(bodies.ask(what, token)),
  done: (what: Unsubscribed): string => page(bodies.done(what)),
  bad: (): string => page(bodies.bad()),
};
