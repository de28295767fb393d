import type { Scope } from '../api/answers.ts';

const pt = {
  keys: {
    title: 'Chaves de API',
    lead: 'Dão a um assistente, planilha ou programa acesso aos seus dados, só ao que você escolher.',
    create: 'Criar chave',
    none: 'Nenhuma chave ainda.',
    noneLead: 'Crie uma para ligar o Saldo ao Claude, ao ChatGPT ou à sua planilha.',
    until: (day: string) => `vale até ${day}`,
    ended: 'terminou',
    forever: 'sem prazo',
    used: (ago: string) => `usada ${ago}`,
    unused: 'nunca usada',
    replaced: 'substituída',
    rotate: 'Trocar',
    revoke: 'Revogar',
    rotateOf: (name: string) => `Trocar a chave ${name}`,
    revokeOf: (name: string) => `Revogar a chave ${name}`,
    atMost: 'Você já tem 20 chaves. Revogue uma para criar outra.',
  },
  form: {
    title: 'Nova chave',
    name: 'Para que é',
    namePlaceholder: 'Planilha, Claude, meu script…',
    nameMissing: 'Dê um nome, para reconhecer a chave depois.',
    scopes: 'O que pode fazer',
    scopesMissing: 'Escolha ao menos uma permissão.',
    ends: 'Até quando',
    days: (count: number) => `${count} dias`,
    year: '1 ano',
    forever: 'Sem prazo',
    make: 'Criar chave',
  },
  scopes: {
    read: ['Ler', 'saldos, transações, faturas'],
    write: ['Escrever', 'lembretes, limites, nomes'],
    sync: ['Sincronizar', 'buscar dados nos bancos'],
    memories: ['Lembrar', 'guardar o que você conta'],
    account: ['Conta', 'chaves e avisos: só para programas seus'],
  } satisfies Record<Scope, [string, string]> as Record<Scope, [string, string]>,
  secret: {
    title: 'Guarde esta chave agora',
    lead: 'Ela aparece só esta vez. Quem a tiver lê o que você permitiu.',
    label: 'Chave',
    copy: 'Copiar',
    copied: 'Copiada',
    select: 'Selecionada',
    assistant: 'Num assistente, use o endereço',
    program: 'Num programa, mande o cabeçalho',
    done: 'Já guardei',
  },
  rotate: {
    title: 'Trocar a chave',
    lead: 'A nova tem o mesmo nome, as mesmas permissões e o mesmo prazo. E a antiga?',
    choices: [
      [0, 'Para agora'],
      [1, 'Vale mais 1 dia'],
      [7, 'Vale mais 7 dias'],
    ] as [number, string][],
    go: 'Trocar',
  },
  revoke: {
    title: 'Revogar a chave?',
    lead: (name: string) => `Quem usa “${name}” perde o acesso na hora. Não dá para desfazer.`,
    go: 'Revogar',
  },
  memories: {
    title: 'O que lembram de mim',
    lead: 'Seus assistentes guardam aqui o que você contou e querem lembrar. Para apagar, peça a um deles: “esqueça que…”.',
    none: 'Nada ainda. Quando você contar algo a um assistente, aparece aqui.',
    off: 'As memórias estão desligadas neste serviço.',
  },
};

export type AccessTexts = typeof pt;
export const access: AccessTexts = pt;
