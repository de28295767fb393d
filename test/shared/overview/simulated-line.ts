/** An account book kept forwards: plain dates and whole centavos, nothing of the service. */
export type Move = { daysAgo: number; centavos: number; counts: boolean };

const DAY = 86_400_000;

/** The balance at the end of each day, from the opening one on. */
export const simulatedLine = (opening: number, moves: readonly Move[], today: string, daysBack: number) => {
  let balance = opening;
  return Array.from({ length: daysBack + 1 }, (_, index) => {
    const daysAgo = daysBack - index;
    for (const move of moves) if (move.counts && move.daysAgo === daysAgo) balance += move.centavos;
    return { date: new Date(Date.parse(today) - daysAgo * DAY).toISOString().slice(0, 10), balance };
  });
};
