/** Puts the rows of a household in order and gives them their ids. */
import type { Account, Household, Row } from './format.ts';
import { thirteenMonthsBefore } from './schedules.ts';
import { pad } from './series.ts';
import { type Draft, Writer } from './writer.ts';

export { change } from './series.ts';

export const bank = (id: string, name: string, connectorName: string): Account => ({
  id,
  name,
  kind: 'bank',
  connectorName,
});
export const card = (id: string, name: string, connectorName: string): Account => ({
  id,
  name,
  kind: 'card',
  connectorName,
});

/** Creates a household. Rows get their ids in the order of dates, so an id contains no information about its stream. */
export const household = (
  about: { name: string; today: string; since?: string; accounts: Account[] },
  write: (writer: Writer) => void,
): Household => {
  const writer = new Writer(about.since ?? thirteenMonthsBefore(about.today), about.today);
  write(writer);
  const ids = new Map<Draft, string>();
  const sorted = [...writer.drafts].sort((a, b) => {
    const left = `${a.date} ${a.description}`;
    const right = `${b.date} ${b.description}`;
    return left < right ? -1 : left > right ? 1 : 0;
  });
  const rows = sorted.map((draft, index): Row => {
    const id = `${about.name.toLowerCase().replaceAll(' ', '-')}-${pad(index + 1, 4)}`;
    ids.set(draft, id);
    return { id, ...draft };
  });
  const expected = writer.streams.map(({ expected: stream, rows: drafts }) => {
    const { name, direction, frequency, ...rest } = stream;
    return { name, direction, frequency, rowIds: drafts.map((draft) => ids.get(draft) ?? ''), ...rest };
  });
  return { name: about.name, today: about.today, accounts: about.accounts, rows, expected };
};
