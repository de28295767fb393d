import { operations } from '../../../shared/contract/registry.ts';
import { apiEvent } from '../cold/event.ts';
import type { Container } from './functions.ts';
import type { Input } from './inputs.ts';

/** Processor time of one call in a warm function, in ms, and the memory of its process at its highest. */
export type Work = { operation: string; says: string; cpuMs: number; rssMb: number };

const WARM_UPS = 1;
const CALLS = 3;

const textsOf = (query: object = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

export const eventOf = ({ operation, options }: Input, key: string): object => {
  const route = operations.find(({ name }) => name === operation);
  if (!route) throw new Error(`No operation ${operation}`);
  const body = options.body === undefined ? {} : { body: Object(options.body) };
  return apiEvent({ method: route.method, path: route.path, key, query: textsOf(options.query), ...body });
};

/** The cheapest of three calls counts, since compilation and collection only add. */
export const workOf = async (container: Container, inputs: readonly Input[], key: string): Promise<Work[]> => {
  const works: Work[] = [];
  for (const input of inputs) {
    const { operation, says, status = 200 } = input;
    const costs = [];
    for (let call = 0; call < WARM_UPS + CALLS; call += 1) {
      const cost = await container.invoke(`api/${operation}.ts`, eventOf(input, key));
      if (cost.status !== status) throw new Error(`${operation}, ${says}: ${cost.status} in a process of its own`);
      if (call >= WARM_UPS) costs.push(cost);
    }
    const cpuMs = Math.min(...costs.map((cost) => cost.cpuMs));
    works.push({ operation, says, cpuMs, rssMb: Math.max(...costs.map(({ rssMb }) => rssMb)) });
  }
  return works;
};
