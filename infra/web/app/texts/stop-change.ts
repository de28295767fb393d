const pt = {
  title: 'Impedir a mudança',
  lead: 'Alguém pediu uma mudança na sua conta em um navegador que ainda não conhecíamos. Se não foi você, impeça-a: nada muda.',
  action: 'Impedir a mudança',
  stopped: 'Pedido parado: a mudança não vai acontecer.',
  next: 'Quem pediu pode ter acesso ao seu e-mail ou a um aparelho seu. Encerre tudo o que não for você.',
  protect: 'Proteger minha conta',
  expired: 'Este link expirou: a mudança já foi impedida ou já passou a valer. Confira sua conta.',
  account: 'Ver minha conta',
};

export type StopChangeTexts = typeof pt;
export const stopChange: StopChangeTexts = pt;
