import { isWrite, type Operation } from '../contract/operation.ts';
import type { RequestExample } from './examples/requests.ts';

type Sample = { lang: string; label: string; source: string };

const queryOf = ({ query = {} }: RequestExample): string => {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return text && `?${text}`;
};

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

const pythonOf = (value: unknown): string =>
  JSON.stringify(value, null, 4)
    .replace(/(?<=[:[,] *|^ *)true\b/gm, 'True')
    .replace(/(?<=[:[,] *|^ *)false\b/gm, 'False')
    .replace(/(?<=[:[,] *|^ *)null\b/gm, 'None');

/** The example call of an operation with curl, TypeScript (Node 20) and Python (httpx). */
export const codeSamples = (operation: Operation, example: RequestExample, serverUrl: string): Sample[] => {
  const { method } = operation;
  const url = `${serverUrl}${operation.path}${queryOf(example)}`;
  const body = operation.body && example.body;
  const json = JSON.stringify(body);
  const lines = (parts: readonly (string | false | undefined)[], by: string) => parts.filter(Boolean).join(by);
  const curl = lines(
    [
      `curl ${isWrite(operation) ? `-X ${method} ` : ''}'${url}'`,
      '-H "Authorization: Bearer $SALDO_KEY"',
      body && "-H 'Content-Type: application/json'",
      body && `-d '${json?.replaceAll("'", "'\\''")}'`,
    ],
    ' \\\n  ',
  );
  const headers = lines(
    ['authorization: `Bearer ${process.env.SALDO_KEY}`', body && "'content-type': 'application/json'"],
    ', ',
  );
  const typescript = [
    `const response = await fetch('${url.replaceAll("'", '%27')}', {`,
    isWrite(operation) && `  method: '${method}',`,
    `  headers: { ${headers} },`,
    body && `  body: JSON.stringify(${indented(JSON.stringify(body, null, 2), '  ')}),`,
    '});',
    'console.log(await response.json());',
  ];
  const python = [
    'import os, httpx',
    '',
    'response = httpx.request(',
    `    "${method}",`,
    `    "${url}",`,
    '    headers={"Authorization": f"Bearer {os.environ[\'SALDO_KEY\']}"},',
    body && `    json=${indented(pythonOf(body), '    ')},`,
    ')',
    'print(response.json())',
  ];
  return [
    { lang: 'Shell', label: 'curl', source: curl },
    {
      lang: 'TypeScript',
      label: 'TypeScript',
      source: typescript.filter((line) => line !== false && line !== undefined).join('\n'),
    },
    { lang: 'Python', label: 'Python', source: python.filter((line) => line !== undefined).join('\n') },
  ];
};
