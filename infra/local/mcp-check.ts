import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import * as z from 'zod/mini';

const base = `http://localhost:${process.env.PORT ?? '3000'}`;

const usersSchema = z.array(
  z.object({
    subscription: z.nullable(z.object({ status: z.string() })),
    apiKeys: z.array(z.object({ status: z.string(), key: z.nullish(z.string()) })),
  }),
);

const activeKey = async (): Promise<string> => {
  const users = usersSchema.parse(await (await fetch(`${base}/_local/users`)).json());
  const keyed = users.filter(({ subscription }) => subscription?.status === 'active').flatMap((one) => one.apiKeys);
  const key = keyed.find(({ status }) => status === 'active')?.key;
  if (!key) throw new Error('The local stack has no user with an active key and subscription');
  return key;
};

// A refusal, such as a missing record, is an answer too; the client throws where the protocol is broken.
const check = async (): Promise<void> => {
  const client = new Client({ name: 'mcp-check', version: '1.0.0' });
  const requestInit = { headers: { authorization: `Bearer ${await activeKey()}` } };
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
