const pt = {
  title: 'Confirme que é você',
  passkey: 'Antes de mudar isto, use sua passkey.',
  usePasskey: 'Usar passkey',
  code: 'Antes de mudar isto, enviamos um código para o seu e-mail.',
  sendCode: 'Enviar código',
  sent: 'Enviamos um código de 8 números. Ele vale por 10 minutos.',
  label: 'Código',
  confirm: 'Confirmar',
  wrong: 'Esse código não confere.',
  expired: 'Esse código expirou. Peça outro.',
};

export type StepUpTexts = typeof pt;
export const stepUp: StepUpTexts = pt;
