import { type LocalUser, usableKey } from './users/local-user.ts';

/** The lines that `npm start` prints when the stack is ready: the address and three starting points. */
export const readyLines = (url: string, users: readonly LocalUser[]): string[] => {
  const keys = users.filter(({ subscription }) => subscription?.status === 'active').map(usableKey);
  const key = keys.find((one) => one !== null);
  const call = `curl -H 'Authorization: Bearer ${key}' ${url}/tools/api/get-balance`;
  return [
    `Saldo is ready at ${url}`,
    `Users and examples: ${url}/_local`,
    ...(key ? [`First call:         ${call}`] : []),
    `Sent messages:      ${url}/_local/inbox`,
  ];
};
