/** An independent reading of the same household: plain dates and whole centavos, nothing of the service. */
export type Plan = { name: string; dayOfMonth: number; centavos: number };
export type Due = { date: string; centavos: number };

const DAY = 86_400_000;
const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/** The balance at the end of each day, when every plan pays on its day of each month and every due on its date. */
export const simulatedBalances = (
  starting: number,
  plans: readonly Plan[],
  dues: readonly Due[],
  today: string,
  days: number,
): number[] => {
  let balance = starting;
  return Array.from({ length: days + 1 }, (_, after) => {
    const date = plusDays(today, after);
    // What was to be paid on the very day of the test's last rows has been paid.
    for (const plan of plans) if (after > 0 && Number(date.slice(8)) === plan.dayOfMonth) balance += plan.centavos;
    for (const due of dues) if (due.date === date || (after === 0 && due.date < today)) balance += due.centavos;
    return balance;
  });
};
