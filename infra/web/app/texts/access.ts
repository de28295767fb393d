import type { Grant, Scope } from '../api/answers.ts';

const pt = {
  copy: { go: 'Copiar', done: 'Copiado', selected: 'Selecionado' },
  connect: {
    titles: { claude: 'Conectar Claude', chatgpt: 'Conectar ChatGPT' },
    address: 'Endereço do Saldo',
    steps: {
      claude: [
        'No Claude, abra Configurações, Conectores e “Adicionar conector personalizado”.',
        'Cole o endereço, adicione e toque em “Conectar”.',
        'O Claude abre o Saldo: confira o pedido e toque em “Permitir”.',
      ],
      chatgpt: [
        'No ChatGPT, abra Configurações, “Apps e conectores”, Avançado, e ligue o modo de desenvolvedor.',
        'Toque em “Criar”, cole o endereço e escolha OAuth.',
        'O ChatGPT abre o Saldo: confira o pedido e toque em “Permitir”.',
      ],
    },
  },
  forPrograms: 'Para quem programa',
  assistants: {
    title: 'Assistentes',
    lead: 'Claude, ChatGPT e outros que você deixou entrar. Cada um faz só o que você permitiu.',
    none: 'Nenhum ainda. Os passos acima conectam o primeiro; outros assistentes usam o mesmo endereço.',
    program: 'Programa de um computador',
    calls: 'diz se chamar',
    scopes: { 'saldo.read': 'Ler', 'saldo.write': 'Editar' } satisfies Record<Grant['scopes'][number], string>,
    since: (day: string) => `desde ${day}`,
    used: (ago: string) => `usado ${ago}`,
    unused: 'nunca usado',
    revoke: 'Remover acesso',
    revokeOf: (name: string) => `Remover acesso de ${name}`,
    revoking: {
      title: (name: string) => `Remover o acesso de ${name}?`,
      lead: 'Ele perde o acesso na hora. Para voltar, precisa pedir de novo e você permitir.',
    },
  },
  keys: {
    title: 'Chaves de API',
    lead: 'Dão a uma planilha ou programa acesso aos seus dados, só ao que você escolher.',
    create: 'Criar chave',
    none: 'Nenhuma chave ainda.',
    noneLead: 'Crie uma para conectar o Saldo à sua planilha ou ao seu programa.',
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
    namePlaceholder: 'Planilha, meu script…',
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
    assistant: 'Num assistente, use o endereço',
    program: 'Num programa, envie o cabeçalho',
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
    withMade: (count: number) =>
      count === 1 ? 'Revogar também a chave que ela criou' : `Revogar também as ${count} chaves que ela criou`,
    go: 'Revogar',
  },
  memories: {
    title: 'O que lembram de mim',
    lead: 'O que você contou aos seus assistentes e eles guardam para as próximas conversas.',
    none: 'Nada ainda. Quando você contar algo a um assistente, aparece aqui.',
    off: 'As memórias estão desligadas neste serviço.',
    forgetOf: (text: string) => `Apagar “${text}”`,
    forgetting: {
      title: 'Apagar esta memória?',
      lead: 'Seus assistentes deixam de saber disso. Se você contar de novo, eles voltam a guardar.',
      go: 'Apagar',
    },
  },
};

export type AccessTexts = typeof pt;
export const access: AccessTexts = pt;
