import type { Random } from '../reminders/simulation.ts';

export const PURCHASES = {
  bread: { merchant: 'Padaria Bella', category: 'Supermercado', centavos: 30_00 },
  rolls: { merchant: 'Padaria Bella', category: 'Supermercado', centavos: 25_00 },
  cinema: { merchant: 'Cine Roxy', category: 'Lazer', centavos: 40_00 },
  theatre: { merchant: 'Cine Roxy', category: 'Lazer', centavos: 45_00 },
  rent: { merchant: 'Imobiliaria Sol', category: 'Moradia', centavos: 1 },
} as const;

export type Purchase = keyof typeof PURCHASES;
/** The bank's row of each purchase that it shows: its id. */
export type BankRows = Readonly<Partial<Record<Purchase, string>>>;

const NAMES = Object.keys(PURCHASES) as Purchase[];
/** Shown from the last version on, so that the import of it changes a row. */
const LAST: Purchase = 'rent';

/** The rows of an account in March 2026, one version after the other. They are dated alike and told apart by text and amount. */
export const changingBank = (upTo: Random) => {
  const versions: BankRows[] = [{}, { bread: 'bread-1', cinema: 'cinema-1' }];
  const latest = (): BankRows => versions.at(-1) ?? {};
  const put = (purchase: Purchase): void =>
    void versions.push({ ...latest(), [purchase]: `${purchase}-${versions.length}` });

  return {
    versions,
    version: (): number => versions.length - 1,
    /** A purchase comes, comes back, gets another id, or is gone. */
    change(): void {
      const purchase = NAMES[upTo(NAMES.length - 1)] ?? 'bread';
      const { [purchase]: shown, ...others } = latest();
      if (shown === undefined || upTo(2) === 0) put(purchase);
      else versions.push(others);
    },
    end: (): void => put(LAST),
    /** As the aggregator gives them. */
    rows: (version: number): object[] =>
      Object.entries(versions[version] ?? {}).map(([purchase, id]) => {
        const { merchant, category, centavos } = PURCHASES[purchase as Purchase];
        return {
          id,
          date: '2026-03-05T15:00:00.000Z',
          description: `${merchant} ${purchase}`,
          type: 'DEBIT',
          amount: -centavos / 100,
          category,
          merchant: { name: merchant },
        };
      }),
  };
};
