import type { Connections } from './connections.ts';

/** The aggregator's own demonstration connector: its items refuse update requests. */
export const MEU_PLUGGY = 200;

const wellKnown = [
  { id: 0, name: 'Pluggy Bank', isSandbox: true, isOpenFinance: false },
  { id: MEU_PLUGGY, name: 'MeuPluggy', isOpenFinance: false },
  { id: 601, name: 'Itaú' },
  { id: 603, name: 'Bradesco' },
  { id: 608, name: 'Santander' },
  { id: 612, name: 'Nubank' },
  { id: 823, name: 'Inter' },
];

/** All connectors: the built-in ones, and those of the stored items. */
export const connectorsOf = (connections: Connections): { id: number; name: string }[] => {
  const found = new Map<number, { id: number; name: string }>(wellKnown.map((connector) => [connector.id, connector]));
  for (const { entry } of connections.all()) found.set(entry.item.connector.id, entry.item.connector);
  return [...found.values()].sort((a, b) => a.id - b.id);
};

export const connectorById = (connections: Connections, id: number) =>
  connectorsOf(connections).find((connector) => connector.id === id);
