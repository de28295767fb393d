/** Pages to go on to after sign-in, never an address from outside. */
const BACK = [
  '/',
  '/lancamentos',
  '/planejar',
  '/bancos',
  '/acessos',
  '/conta',
  '/planos',
  '/gastos',
  '/patrimonio',
  '/conectar',
  '/autorizar',
];

const asked = new URLSearchParams(location.search).get('volta') ?? '/';
export const back = BACK.includes(asked) ? asked : '/';

/** Leaves the sign-in page for the page that sent the person to it. */
export const enter = (): void => location.replace(back);
