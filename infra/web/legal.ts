import type { Site } from '../../shared/contract/web/site.ts';
import { FOOTER, headOf, LOGO } from './documents.ts';
import type { TextPage } from './pages.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

type Section = [title: string, ...parts: (string | string[])[]];

const mail = (address: string): string => `<a href="mailto:${escaped(address)}">${escaped(address)}</a>`;
const page = (path: string, name: string): string => `<a href="${path}">${name}</a>`;

const ACCOUNT = page('/conta', 'Conta');
const BANKS = page('/bancos', 'Bancos');
const ACCESS = page('/acessos', 'Acessos');
const STATEMENT = page('/lancamentos', 'Extrato');

const whoRuns = ({ controller }: Site): string =>
  controller
    ? `O Saldo é operado por ${escaped(controller.name)}, CNPJ ${escaped(controller.cnpj)}, ${escaped(controller.address)}.`
    : 'Quem instalou este Saldo ainda não informou seus dados aqui.';

const encarregado = ({ encarregado: person }: Site): string =>
  person
    ? `O encarregado pelos dados pessoais é ${escaped(person.name)}: ${mail(person.email)}.`
    : 'Fale sobre seus dados pessoais com quem instalou este Saldo.';

const atEncarregado = ({ encarregado: person }: Site): string =>
  person ? `Escreva para ${mail(person.email)}.` : 'Fale com quem instalou este Saldo.';

const contactOf = ({ help }: Site): string => {
  if (!help) return 'Fale com quem instalou este Saldo.';
  const more = help.url ? ` Há mais respostas em <a href="${escaped(help.url)}">${escaped(help.url)}</a>.` : '';
  return `Escreva para ${mail(help.email)}.${more} Nunca pedimos senha de banco, nem código de acesso.`;
};

const privacy = (site: Site): Section[] => [
  ['Quem cuida dos seus dados', whoRuns(site), encarregado(site)],
  [
    'Que dados são, e de onde vêm',
    [
      '<b>Cadastro:</b> seu e-mail, seu nome e, se você quiser, seu celular. Vêm de você.',
      '<b>Dados financeiros:</b> contas, cartões, saldos, lançamentos e faturas. Vêm dos seus bancos pelo Open Finance, por meio da Pluggy, depois que você autoriza cada banco.',
      '<b>O que você cria aqui:</b> lembretes, limites, categorias, anotações e o que seus assistentes memorizam a seu pedido.',
      '<b>Acessos:</b> aparelhos, chaves e assistentes que entram na sua conta, e quando. Vêm do uso do Saldo.',
      '<b>Assinatura:</b> plano, situação e fim do período. Vêm do provedor de pagamento. Não guardamos dados de cartão.',
    ],
  ],
  [
    'Para que servem, e com que base legal',
    [
      'Ler seus bancos: seu consentimento (LGPD, art. 7º, I). Você pode retirá-lo quando quiser.',
      'Mostrar e organizar seu dinheiro, e enviar os lembretes e avisos que você pediu: execução do contrato (art. 7º, V).',
      'Proteger sua conta, avisar sobre novos acessos e evitar abusos: legítimo interesse (art. 7º, IX).',
      'Responder a autoridades quando a lei exige: obrigação legal (art. 7º, II).',
    ],
    'Não vendemos seus dados, não fazemos publicidade com eles e não decidimos nada sobre crédito.',
  ],
  [
    'Quem recebe',
    [
      'Pluggy, que busca os dados nos bancos autorizados.',
      'Amazon Web Services, que hospeda o serviço em São Paulo e envia os e-mails. Cópias de segurança cifradas podem ficar nos Estados Unidos.',
      'Meta (WhatsApp), só se você informar um celular: o número e o texto dos avisos, fora do Brasil.',
      'O provedor de pagamento, se você assinar um plano: um código que identifica sua conta.',
      `Os assistentes e programas que você permitir em ${ACCESS}, e só com as permissões que você der.`,
    ],
  ],
  [
    'Por quanto tempo',
    'Enquanto sua conta existir. Quando você desconecta um banco, os dados dele são apagados. Quando você encerra a conta, tudo é apagado; nas cópias de segurança, some em até 35 dias, ou no prazo que a proteção delas exigir.',
  ],
  [
    'Seus direitos, e como usar cada um',
    [
      `<b>Confirmar que tratamos seus dados e ter acesso a eles:</b> em ${ACCOUNT}, “Baixar tudo”.`,
      `<b>Corrigir:</b> nome, e-mail e celular em ${ACCOUNT}; categoria e nome de um lançamento em ${STATEMENT}.`,
      `<b>Anonimizar, bloquear ou eliminar o que for excessivo:</b> ${atEncarregado(site)}`,
      `<b>Levar seus dados a outro serviço:</b> em ${ACCOUNT}, “Baixar tudo”; em ${STATEMENT}, uma planilha.`,
      `<b>Eliminar:</b> em ${BANKS}, “Desconectar”; em ${ACCOUNT}, “Excluir conta”.`,
      `<b>Saber com quem compartilhamos:</b> a lista acima; seus assistentes e chaves estão em ${ACCESS}.`,
      '<b>Não consentir:</b> sem a autorização de um banco, só não mostramos os dados dele.',
      `<b>Retirar o consentimento:</b> de um banco, em ${BANKS}, ou no próprio banco; de um assistente, em ${ACCESS}.`,
      `<b>Opor-se a um uso:</b> ${atEncarregado(site)} Você também pode reclamar à ANPD (gov.br/anpd).`,
    ],
  ],
  ['Cookies', 'Só os necessários para você entrar e continuar na sua conta. Nenhum de publicidade, nenhum de medição.'],
  ['Versão', `Esta é a versão ${escaped(site.privacy_version)}. Quando ela mudar, avisamos quando você entrar.`],
];

const terms = (site: Site): Section[] => [
  ['Quem oferece o Saldo', whoRuns(site)],
  [
    'O que ele faz',
    'O Saldo reúne, só para leitura, dados das contas e cartões que você autoriza pelo Open Finance. Por aqui ninguém move dinheiro, paga contas ou contrata produtos.',
  ],
  [
    'Sua conta',
    [
      'Você entra com um código enviado ao seu e-mail, ou com uma passkey. Não passe o código a ninguém.',
      'A conta é sua e de uma pessoa só. Conecte apenas bancos em que você é titular.',
      `Chaves e assistentes que você autoriza agem em seu nome. Revise-os em ${ACCESS} e remova o que não usa.`,
    ],
  ],
  [
    'Planos e pagamento',
    `O que cada plano tem e quanto custa está em ${page('/planos', 'Planos')}. Você pode cancelar quando quiser e continua com o plano até o fim do período pago. Em compras pela internet, você pode desistir em até 7 dias.`,
  ],
  [
    'O que mostramos',
    'Saldos e lançamentos são os que os bancos enviam; eles podem chegar com atraso ou com erros. Categorias, previsões e avisos são estimativas, e não são conselho financeiro. Na dúvida, vale o extrato do banco.',
  ],
  [
    'O que não é permitido',
    'Usar dados de outra pessoa, tentar entrar na conta de alguém, atrapalhar o serviço ou revendê-lo sem acordo. Nesses casos podemos suspender a conta.',
  ],
  [
    'Fim',
    `Você pode encerrar a conta a qualquer momento em ${ACCOUNT}. Se o serviço terminar, avisamos antes, com tempo para você baixar seus dados.`,
  ],
  [
    'Lei e contato',
    `Valem as leis do Brasil e o foro do seu domicílio. ${contactOf(site)}`,
    `O tratamento dos seus dados está na ${page('/privacidade', 'Política de privacidade')}.`,
  ],
  [
    'Versão',
    `Esta é a versão ${escaped(site.terms_version)}. Quando ela mudar, pedimos que você leia e aceite a nova quando entrar.`,
  ],
];

const help = (site: Site): Section[] => [
  [
    'É seguro?',
    'Sim. O Saldo só lê: ninguém move dinheiro por aqui. Você digita a senha do banco no site ou no app do próprio banco, nunca no Saldo. E você pode desconectar um banco ou remover um acesso na hora.',
  ],
  [
    'Conectar um banco',
    `Em ${BANKS}, toque em “Conectar banco”, escolha o banco e autorize no site ou no app dele. Os primeiros dados chegam em alguns minutos.`,
  ],
  [
    'Renovar uma autorização',
    `A autorização do Open Finance tem prazo. Quando ela estiver perto do fim, ou o banco pedir, toque em “Reconectar” em ${BANKS}. Nada do que você já tem se perde.`,
  ],
  [
    'Desconectar um banco',
    `Em ${BANKS}, toque em “Desconectar”. A autorização termina e os dados daquele banco são apagados do Saldo.`,
  ],
  [
    'Os dados estão antigos',
    `Lemos cada banco algumas vezes por dia. Em ${BANKS}, “Sincronizar” pede uma leitura agora. Alguns bancos demoram a enviar compras novas, e outros param até você reconectar.`,
  ],
  [
    'A categoria está errada',
    `Em ${STATEMENT}, abra o lançamento e escolha outra categoria. Você pode aplicar a mudança a todos os lançamentos do mesmo lugar, passados e futuros.`,
  ],
  [
    'Cancelar o plano',
    `Em ${page('/planos', 'Planos')}, toque em “Mudar ou cancelar”. Você continua com o plano até o fim do período pago, e seus dados ficam guardados.`,
  ],
  [
    'Excluir a conta',
    `Em ${ACCOUNT}, baixe seus dados, se quiser, e toque em “Excluir conta”. Tudo é apagado 72 horas depois; até lá, entrar de novo cancela. Depois não dá para desfazer.`,
  ],
  ['Fale com a gente', contactOf(site)],
];

const TEXTS: Record<TextPage, { title: string; lead: string; sections: (site: Site) => Section[] }> = {
  '/privacidade': {
    title: 'Política de privacidade',
    lead: 'Que dados o Saldo tem, para que servem e o que você pode pedir.',
    sections: privacy,
  },
  '/termos': { title: 'Termos de uso', lead: 'O que o Saldo faz, e o que combinamos com você.', sections: terms },
  '/ajuda': { title: 'Ajuda', lead: 'Respostas curtas para as dúvidas mais comuns.', sections: help },
};

const partOf = (part: string | string[]): string =>
  typeof part === 'string' ? `<p>${part}</p>` : `<ul>${part.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const sectionOf = ([title, ...parts]: Section): string =>
  `<section><h2>${title}</h2>${parts.map(partOf).join('')}</section>`;

const MARK = '<!-- texto -->';

/** The document without its text, which the settings complete: `withText`. */
export const textTemplate = (path: TextPage, files: { styles: readonly string[]; picture: string }): string =>
  `${headOf(TEXTS[path].title, files)}
<body>
<a class="skip" href="#conteudo">Ir para o conteúdo</a>
<header class="top"><a class="logo" href="/">${LOGO}</a></header>
<main id="conteudo" class="text" tabindex="-1"><h1 class="shown">${TEXTS[path].title}</h1>
<p class="lead">${TEXTS[path].lead}</p>
${MARK}</main>
${FOOTER}
</body>
</html>
`;

/** A document of `textTemplate` as people read it: whole in its HTML, so no script is needed. */
export const withText = (template: string, path: TextPage, site: Site): string =>
  template.replace(MARK, () => TEXTS[path].sections(site).map(sectionOf).join('\n'));

/** Pages that the operator has elsewhere. */
export const elsewhere = ({ terms_url: terms, privacy_url: privacy }: Site): Record<string, string> => ({
  ...(terms && { '/termos': terms }),
  ...(privacy && { '/privacidade': privacy }),
});
