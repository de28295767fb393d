import { connectorSchema } from '../fixture/item.ts';
import type { Connections } from './connections.ts';

/** The aggregator's own demonstration connector: its items refuse update requests. */
export const MEU_PLUGGY = 200;

/** The connector that requires a code after the login. */
export const WITH_CODE = 9000;

const TEST_BANK = { isSandbox: true, isOpenFinance: false };

const wellKnown = [
  { id: 0, name: 'Pluggy Bank', ...TEST_BANK },
  { id: WITH_CODE, name: 'Pluggy Bank com código', hasMFA: true, ...TEST_BANK },
  { id: MEU_PLUGGY, name: 'MeuPluggy', isOpenFinance: false },
  { id: 601, name: 'Itaú' },
  { id: 603, name: 'Bradesco' },
  { id: 608, name: 'Santander' },
  { id: 612, name: 'Nubank' },
  { id: 619, name: 'Caixa Econômica Federal' },
  { id: 823, name: 'Inter' },
];

type Connector = { id: number; name: string };

/** All connectors: the built-in ones, and those of the stored items, in the aggregator's own form. */
export const connectorsOf = (connections: Connections) => {
  const found = new Map<number, Connector>(wellKnown.map((connector) => [connector.id, connector]));
  for (const { entry } of connections.all()) {
    const { connector } = entry.item;
    found.set(connector.id, { ...found.get(connector.id), ...connector });
  }
  return [...found.values()].map((connector) => connectorSchema.parse(connector)).sort((a, b) => a.id - b.id);
};

export const connectorById = (connections: Connections, id: number) =>
  connectorsOf(connections).find((connector) => connector.id === id);
