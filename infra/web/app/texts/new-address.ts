const pt = {
  email: {
    title: 'Editar o e-mail',
    lead: 'Enviamos um código para o novo endereço. Só depois de confirmado ele passa a valer.',
    label: 'Novo e-mail',
    hint: 'Você entra com ele, e o endereço antigo recebe um aviso da mudança.',
    invalid: 'Confira o e-mail.',
    same: 'Esse já é o seu e-mail.',
    sent: (address: string) => `Se ${address} puder ser seu, o código chega em instantes. Ele vale por 10 minutos.`,
  },
  phone: {
    title: 'Editar o WhatsApp',
    lead: 'Enviamos um código para o novo número, pelo WhatsApp.',
    label: 'Novo número, com DDD',
    hint: 'De fora do Brasil, comece com + e o código do país.',
    invalid: 'Confira o número, com DDD.',
    same: 'Esse já é o seu número.',
    sent: (address: string) => `Enviamos um código para ${address}. Ele vale por 10 minutos.`,
  },
  send: 'Enviar código',
  code: 'Código',
  confirm: 'Confirmar',
  again: 'Corrigir o endereço ou enviar outro código',
  wrong: 'Esse código não confere.',
  expired: 'Esse código expirou. Peça outro.',
  signedOut: 'Seu acesso terminou. Entre de novo.',
};

export type NewAddressTexts = typeof pt;
export const newAddress: NewAddressTexts = pt;
