/**
 * `saved`; `stale`: someone else wrote since the record was read; `quota`: the plan has no room;
 * `refused`: the condition of another item of the transaction failed. Nothing was written but with `saved`.
 */
export type SaveOutcome = 'saved' | 'stale' | 'quota' | 'refused';

/** `elsewhere`: the record is another user's; `nowhere`: none has this id; `quota`: the plan has no room. */
export type OwnedRefusal = 'quota' | 'elsewhere' | 'nowhere';

type OwnedRecords<Item> = {
  find(userId: string, id: string): Promise<Item | null>;
  isOwnedElsewhere(userId: string, id: string): Promise<boolean>;
};
type Owned<Item> = { records: OwnedRecords<Item>; userId: string; id: string };
type Attempt<Result> = { outcome: SaveOutcome; result: Result };

/** A job or another call of the owner may come in between; each makes the write start over. */
const ATTEMPTS = 5;

/**
 * Reads the caller's record and writes what follows from it, again where somebody else wrote in between.
 * @returns what `write` made of it, or why nothing was written
 * @throws what `write` throws; and when others kept writing
 */
export const writeOwned = async <Item, Result extends object>(
  { records, userId, id }: Owned<Item>,
  write: (record: Item) => Promise<Attempt<Result>>,
): Promise<Result | OwnedRefusal> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const record = await records.find(userId, id);
    if (!record) return (await records.isOwnedElsewhere(userId, id)) ? 'elsewhere' : 'nowhere';
    const { outcome, result } = await write(record);
    if (outcome === 'saved') return result;
    if (outcome === 'quota') return outcome;
  }
  throw new Error('A record kept changing while it was written');
};
