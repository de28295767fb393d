/** Where to go after sign-in: one of these pages, never an address from outside. */
const BACK = ['/', '/bancos', '/acessos', '/conta', '/conectar'];

/** Leaves the door for the page that sent the person to it. */
export const enter = (): void => {
  const asked = new URLSearchParams(location.search).get('volta') ?? '/';
  location.replace(BACK.includes(asked) ? asked : '/');
};
