import type { OAuthClient } from './client.ts';

/** Documents of well-known assistants as they were in November 2026, for when their site refuses our data centre. */
const KNOWN: readonly (readonly [clientId: string, name: string, ...redirectUris: string[]])[] = [
  [
    'https://claude.ai/oauth/mcp-oauth-client-metadata',
    'Claude',
    'https://claude.ai/api/mcp/auth_callback',
    'https://claude.com/api/mcp/auth_callback',
  ],
  [
    'https://claude.ai/oauth/claude-code-client-metadata',
    'Claude Code',
    'http://localhost/callback',
    'http://127.0.0.1/callback',
  ],
  ['https://chatgpt.com/oauth/client.json', 'ChatGPT', 'https://chatgpt.com/connector_platform_oauth_redirect'],
  [
    'https://vscode.dev/oauth/client-metadata.json',
    'Visual Studio Code',
    'http://127.0.0.1:33418/',
    'https://vscode.dev/redirect',
  ],
];

export const knownDocument = (clientId: string): OAuthClient | null => {
  const [id, name, ...redirectUris] = KNOWN.find(([one]) => one === clientId) ?? [];
  return id !== undefined && name !== undefined ? { clientId: id, host: new URL(id).host, name, redirectUris } : null;
};
