import { operations } from '../../../shared/contract/registry.ts';

const FIRST = 'get-balance';
// The first needs a parameter, the second sends a message.
const LEFT_OUT: readonly string[] = ['get-balance-by-account', 'get-open-finance-connection-flow'];

// More instructive than a call without parameters.
const QUESTIONS: readonly string[] = [
  `/tools/api/get-transactions?clientMessage=${encodeURIComponent('quanto gastei com comida este mês')}`,
  '/tools/api/get-transactions?format=structured',
];

/** Calls that work without input: reads without required parameters. */
export const examplePaths = (): string[] => {
  const reads = operations.filter(({ method, name }) => method === 'GET' && !LEFT_OUT.includes(name));
  const inOrder = reads.sort((a, b) => Number(b.name === FIRST) - Number(a.name === FIRST));
  return [...inOrder.map(({ path }) => path), ...QUESTIONS];
};
