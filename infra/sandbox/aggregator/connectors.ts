import { connectorSchema } from '../fixture/item.ts';
import type { Connections } from './connections.ts';

/** The aggregator's own demonstration connector: its items refuse update requests. */
export const MEU_PLUGGY = 200;

/** Asks for a code after the login. */
export const WITH_CODE = 1;

const TEST_BANK = { isSandbox: true, isOpenFinance: false };

const wellKnown = [
  { id: 0, name: 'Pluggy Bank', primaryColor: '5C2FB3', ...TEST_BANK },
  { id: WITH_CODE, name: 'Pluggy Bank com código', primaryColor: '7A3E9D', hasMFA: true, ...TEST_BANK },
  { id: MEU_PLUGGY, name: 'MeuPluggy', primaryColor: '2F6FB3', isOpenFinance: false },
  { id: 601, name: 'Itaú', primaryColor: 'C75300' },
  { id: 603, name: 'Bradesco', primaryColor: 'B5121B' },
  { id: 608, name: 'Santander', primaryColor: 'C00000' },
  { id: 612, name: 'Nubank', primaryColor: '820AD1' },
  { id: 619, name: 'Caixa Econômica Federal', primaryColor: '005CA9' },
  { id: 823, name: 'Inter', primaryColor: 'B34700' },
];

type Connector = { id: number; name: string };

/** All connectors: the built-in ones, and those of the stored items, in the aggregator's own form. */
export const connectorsOf = (connections: Connections) => {
  const found = new Map<number, Connector>(wellKnown.map((connector) => [connector.id, connector]));
  for (const { entry } of connections.all()) {
    const { connector } = entry.item;
    found.set(connector.id, { ...connector, ...found.get(connector.id) });
  }
  return [...found.values()].map((connector) => connectorSchema.parse(connector)).sort((a, b) => a.id - b.id);
};

export const connectorById = (connections: Connections, id: number) =>
  connectorsOf(connections).find((connector) => connector.id === id);
