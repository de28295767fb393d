/** With the menu. */
export const SHELL_PAGES = [
  '/',
  '/lancamentos',
  '/planejar',
  '/bancos',
  '/acessos',
  '/conta',
  '/planos',
  '/gastos?categoria=Viagens',
  '/patrimonio',
] as const;

export const PAGES = [...SHELL_PAGES, '/conectar', '/entrar'] as const;
