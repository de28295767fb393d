/** Texts of the widget's stand-in, in Brazilian Portuguese. */
export const texts = {
  close: 'Fechar',
  choose: 'Escolha seu banco',
  chooseHint: 'Ambiente de teste: nenhum banco de verdade é contatado.',
  back: 'Escolher outro banco',
  login: (bank: string) => `Entrar no ${bank}`,
  loginHint: 'Usuário user-ok e senha password-ok conectam; outra senha é recusada.',
  user: 'Usuário',
  password: 'Senha',
  connect: 'Conectar',
  running: 'Conectando…',
  runningHint: 'Isso leva alguns segundos.',
  code: 'Digite o código do banco',
  codeHint: 'O código de teste é 123456.',
  codeLabel: 'Código',
  sendCode: 'Enviar código',
  done: 'Banco conectado',
  doneHint: (bank: string) => `${bank}: os dados estão a caminho.`,
  finish: 'Concluir',
  failed: 'Não foi possível conectar',
  retry: 'Tentar de novo',
  unreachable: 'O banco de teste não respondeu. Feche e tente de novo.',
  wrongLogin: 'Usuário ou senha inválidos.',
  wrongCode: 'O código não confere.',
  otherError: 'O banco não concluiu a conexão.',
} as const;

export const reasonOf = (code: string | undefined): string => {
  if (code === 'INVALID_CREDENTIALS') return texts.wrongLogin;
  return code === 'INVALID_CREDENTIALS_MFA' ? texts.wrongCode : texts.otherError;
};
