import { type LocalUser, usableKey } from './users/local-user.ts';

/** The lines of one's own stack. @param signInPath of an address that signs the owner in; null: none is printed */
export const ownReadyLines = (url: string, signInPath: string | null): string[] => [
  `Saldo is ready at ${url}`,
  ...(signInPath ? [`Sign in (once, 15 minutes): ${url}${signInPath}`] : []),
  `Claude Code:    claude mcp add --transport http saldo ${url}/mcp`,
  `Claude Desktop: npx -y mcp-remote ${url}/mcp`,
];

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
