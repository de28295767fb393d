import { operations } from '../../../shared/contract/registry.ts';

const FIRST = 'get-balance';
// One needs a parameter, the other sends something.
const LEFT_OUT: readonly string[] = ['get-balance-by-account', 'get-open-finance-connection-flow'];

// A question in the user's own words shows more than an empty list of parameters.
const QUESTIONS: readonly string[] = [
  `/tools/api/get-transactions?clientMessage=${encodeURIComponent('quanto gastei com comida este mês')}`,
  '/tools/api/get-transactions?format=structured',
];

/** Calls that anybody can make at once: reads without required parameters. */
export const examplePaths = (): string[] => {
  const reads = operations.filter(({ method, name }) => method === 'GET' && !LEFT_OUT.includes(name));
  const inOrder = reads.sort((a, b) => Number(b.name === FIRST) - Number(a.name === FIRST));
  return [...inOrder.map(({ path }) => path), ...QUESTIONS];
};
