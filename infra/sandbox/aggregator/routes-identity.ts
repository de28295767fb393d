import type { Call, Route, Sandbox } from './context.ts';
import { badRequest, notFound } from './errors.ts';
import type { Connection } from './item-state.ts';

const idOf = (itemId: string): string => `identity-${itemId}`;

/** The owner's data from the accounts; the fixture has no other identity data. */
const identityOf = ({ entry, addedAt }: Connection) => {
  const accounts = entry.accounts.map(({ account }) => account);
  const taxNumber = accounts.find((account) => account.taxNumber)?.taxNumber ?? null;
  return {
    id: idOf(entry.item.id),
    itemId: entry.item.id,
    birthDate: null,
    taxNumber,
    document: taxNumber,
    documentType: taxNumber && 'CPF',
    jobTitle: null,
    companyName: null,
    fullName: accounts.find(({ owner }) => owner)?.owner ?? null,
    phoneNumbers: null,
    emails: null,
    addresses: null,
    relations: null,
    investorProfile: null,
    establishmentName: null,
    establishmentCode: null,
    financialRelationships: null,
    qualifications: null,
    createdAt: entry.item.createdAt ?? addedAt,
    updatedAt: entry.item.updatedAt ?? addedAt,
  };
};

const ofItem = ({ connections }: Sandbox, { query }: Call) => {
  const itemId = query.get('itemId');
  if (!itemId) throw badRequest('itemId is required');
  const connection = connections.find(itemId);
  if (!connection) throw notFound('Identity');
  return identityOf(connection);
};

const one = ({ connections }: Sandbox, { id }: Call) => {
  for (const connection of connections.all()) if (idOf(connection.entry.item.id) === id) return identityOf(connection);
  throw notFound('Identity');
};

export const identityRoutes: readonly Route[] = [
  { method: 'GET', path: '/identity', answer: ofItem },
  { method: 'GET', path: '/identity/{id}', answer: one },
];
