import type { Protected } from '../api/answers.ts';

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`];
const named = (names: readonly string[], what: string): string[] => names.map((name) => `${what} ${name}`);

const pt = {
  title: 'Proteger minha conta',
  cardLead: 'Perdeu um aparelho, ou viu um acesso que não é seu?',
  lead: 'Encerra agora tudo o que tem acesso, menos este aparelho. Seus bancos continuam conectados.',
  action: 'Proteger agora',
  done: 'Conta protegida',
  doneLead: 'Encerramos:',
  nothing: 'Nada além deste aparelho tinha acesso.',
  close: 'Fechar',
  ended: ({ sessions, keys, assistants, webhooks, links, codes, passkeys }: Protected): string[] => [
    ...counted(sessions, 'outro aparelho', 'outros aparelhos'),
    ...named(keys, 'chave'),
    ...named(assistants, 'assistente'),
    ...counted(codes, 'autorização de assistente em andamento', 'autorizações de assistentes em andamento'),
    ...named(webhooks, 'webhook'),
    ...counted(links, 'link para conectar um banco', 'links para conectar um banco'),
    ...named(passkeys, 'passkey'),
  ],
};

export type ProtectTexts = typeof pt;
export const protect: ProtectTexts = pt;
