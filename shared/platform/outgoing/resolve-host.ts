import { lookup } from 'node:dns/promises';

/** All addresses of a host name, in the order in which they are tried; a failure or an empty list is "unresolved". */
export type ResolveHost = (name: string) => Promise<readonly string[]>;

export const resolveHost: ResolveHost = async (name) =>
  (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address);
