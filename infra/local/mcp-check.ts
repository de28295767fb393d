import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { activeKey, localUrl } from './active-key.ts';

// A refusal, such as a missing record, is a valid result; the client throws on protocol errors only.
const check = async (): Promise<void> => {
  const base = localUrl();
  const client = new Client({ name: 'mcp-check', version: '1.0.0' });
  const requestInit = { headers: { authorization: `Bearer ${await activeKey(base)}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', base), { requestInit }));
  const { tools } = await client.listTools();
  process.stdout.write(`${tools.length} tools\n`);
  for (const { name } of tools.filter(({ annotations }) => annotations?.readOnlyHint)) {
    const result = await client.callTool({
      name,
      arguments: name === 'getBalanceByAccount' ? { accountId: 'none' } : {},
    });
    process.stdout.write(
      `${name}: ${result.isError ? 'refused' : 'ok'}, ${JSON.stringify(result).length} characters\n`,
    );
  }
  await client.close();
};

await check();
