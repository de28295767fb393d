/**
 * One line of the bench's table: the same request to Saldo and to a peer, in the same run on the same machine.
 * `ratio` is `ours / peer` (below 1: less than the peer); null where the peer was skipped or the row has no peer.
 */
export type Row = {
  /** Folder of the part: `cold`, `reads`, `imports`, `scale`. */
  part: string;
  /** The measured quantity, unique in its part, with the peer's name: `get-balance, total / bare SDK`. */
  name: string;
  ours: number;
  peer: number | null;
  /** Of `ours` and `peer`: `ms`, `CPU ms`, `read units`, `bytes`. */
  unit: string;
  ratio: number | null;
  /** What `ratio` may be at most. */
  goal?: number;
  /** False fails the bench; absent where no promise is made. */
  holds?: boolean;
  note?: string;
};

/** The frame's arguments for a part. */
export type BenchContext = {
  /** Prints progress, on stderr: the table alone goes to stdout. */
  progress(line: string): void;
  /** Prints a row that was just measured and keeps it in the JSON file, so that a part that jams loses nothing before. */
  measured(row: Row): void;
  /** Whether the row's subject was selected (`--only get-balance,mcp`); true without that option. */
  isAsked(subject: string): boolean;
  /** Measured repetitions of each side; never below 7. */
  repetitions: number;
  /**
   * Folder of `test/bench/peers`, with the packages of `test/bench` installed (on first use), or null where they cannot be.
   * @param needs packages that must be there: one that is not makes null, with a message
   */
  peers(...needs: string[]): Promise<string | null>;
};

/** What `test/bench/<part>/index.ts` exports as `run`. */
export type RunPart = (context: BenchContext) => Promise<Row[]>;

type Compared = Pick<Row, 'part' | 'name' | 'unit' | 'goal' | 'note'> & {
  ours: number;
  peer: number | null;
  /** Where it is better known than from the two values: of each round alone. */
  ratio?: number;
};

/** A row with its ratio, held to its goal if it has one; a skipped peer keeps no promise and breaks none. */
export const compared = ({ goal, note, ratio: known, ...row }: Compared): Row => {
  const ratio = row.peer === null || row.peer === 0 ? null : (known ?? row.ours / row.peer);
  return {
    ...row,
    ratio,
    ...(goal === undefined ? {} : { goal }),
    ...(goal === undefined || ratio === null ? {} : { holds: ratio <= goal }),
    ...(note === undefined ? {} : { note }),
  };
};
