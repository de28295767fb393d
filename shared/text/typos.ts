const LONG = 7;
const SHORTEST = 4;

/** The edit distance that a word of this length tolerates. */
const editsOf = (word: string): number => (word.length < SHORTEST ? 0 : word.length < LONG ? 1 : 2);

/** Four-letter words have too many neighbours: only a missing letter or a transposition counts. */
const isNearEnough = (typed: string, word: string): boolean =>
  typed.length > SHORTEST || word.length > typed.length || [...typed].sort().join() === [...word].sort().join();

/** Optimal string alignment distance; `most + 1` for any larger distance. */
export const distance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, previous]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let edits = Math.min((previous?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous?.[j - 1] ?? 0) + (same ? 0 : 1));
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) edits = Math.min(edits, (before?.[j - 2] ?? 0) + 1);
      row.push(edits);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, previous] = [previous, row];
  }
  return Math.min(previous?.[b.length] ?? most + 1, most + 1);
};

/**
 * The most likely word for `typed` and its distance; null when none is close. The first letter must match, and with two
 * edits the last letter too: typing errors rarely hit them, and the rule keeps names apart.
 */
export const nearest = (typed: string, lexicon: Iterable<string>): { word: string; edits: number } | null => {
  let found: { word: string; edits: number } | null = null;
  let most = editsOf(typed);
  if (most === 0) return null;
  for (const word of lexicon) {
    if (word[0] !== typed[0] || word.length < SHORTEST) continue;
    const edits = distance(typed, word, most);
    if (edits > most || (edits === 2 && (word.length <= LONG || word.at(-1) !== typed.at(-1)))) continue;
    if ((found && edits >= found.edits) || !isNearEnough(typed, word)) continue;
    found = { word, edits };
    most = edits;
  }
  return found;
};

/** `getBalance`, `Get_Balance` and a name with an ending are `get-balance`. */
const plain = (name: string): string =>
  name
    .replace(/\.\w*$/, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[\s_.]+/g, '-')
    .toLowerCase();

const VERB = /^(?:get|list|show|fetch|read|manage|create|update|delete)-/;

const LONGEST = 60;

const nameOf = (path: string): string => path.split('/').findLast((segment) => segment !== '') ?? '';

/** How far two names are apart; null where they are too far. A verb that is missing is less than a typing error, another one is more. */
const apart = (given: string, name: string): number | null => {
  const most = Math.min(3, Math.max(1, Math.floor(given.length / 4)));
  const whole = distance(given, name, most);
  const bare = distance(given.replace(VERB, ''), name.replace(VERB, ''), 1);
  const edits = [...(whole > most ? [] : [whole]), ...(bare > 1 ? [] : [bare + (VERB.test(given) ? 1.5 : 0.5)])];
  return edits.length === 0 ? null : Math.min(...edits);
};

const isOfOneArea = (one: string, other: string): boolean => one.split('/')[1] === other.split('/')[1];

/** The path whose last part is nearest to that of `path`, one below the same first part before others; null if none is near. */
export const nearestPath = (path: string, paths: readonly string[]): string | null => {
  const given = plain(nameOf(path)).slice(0, LONGEST);
  if (given === '') return null;
  const near = paths.flatMap((one) => {
    const edits = apart(given, plain(nameOf(one)));
    return edits === null ? [] : [{ path: one, edits: edits + (isOfOneArea(path, one) ? 0 : 0.1) }];
  });
  return near.sort((one, other) => one.edits - other.edits)[0]?.path ?? null;
};
