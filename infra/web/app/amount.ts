const written = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The largest amount that the API accepts, in BRL. */
const LARGEST = 1e12;

/** `1.234,56`, `1234,5`, `12`; and `12.50`, because some numeric keyboards have a point only. */
const SHAPES = [/^(\d{1,3}(?:\.\d{3})+)(?:,(\d{0,2}))?$/, /^(\d*)(?:,(\d{0,2}))?$/, /^(\d+)\.(\d{1,2})$/];

/** A typed amount in BRL; null if it is none. A point before three digits separates thousands. */
export const parseAmount = (text: string): number | null => {
  const typed = text.replace(/R\$|\s/g, '');
  const match = SHAPES.map((shape) => shape.exec(typed)).find(Boolean);
  if (!match || !/\d/.test(typed)) return null;
  const amount = Number(`${(match[1] ?? '').replaceAll('.', '') || 0}.${match[2] || 0}`);
  return amount <= LARGEST ? amount : null;
};

/** The text of a form's field: `1.234,50`. */
export const formatAmount = (amount: number | null): string => (amount === null ? '' : written.format(amount));

/** In whole centavos, so sums are exact. */
export const centavos = (amount: number): number => Math.round(amount * 100);
