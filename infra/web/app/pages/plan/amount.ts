const written = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The largest that the API takes, in BRL. */
const LARGEST = 1e12;

/** `1.234,56`, `1234,5`, `12`; and `12.50`, since the point is what some keyboards of numbers have. */
const SHAPES = [/^(\d{1,3}(?:\.\d{3})+)(?:,(\d{0,2}))?$/, /^(\d*)(?:,(\d{0,2}))?$/, /^(\d+)\.(\d{1,2})$/];

/** BRL as Brazilians type them; null where it is no amount. A point before three digits parts thousands. */
export const amountOf = (text: string): number | null => {
  const typed = text.replace(/R\$|\s/g, '');
  const match = SHAPES.map((shape) => shape.exec(typed)).find(Boolean);
  if (!match || !/\d/.test(typed)) return null;
  const amount = Number(`${(match[1] ?? '').replaceAll('.', '') || 0}.${match[2] || 0}`);
  return amount <= LARGEST ? amount : null;
};

/** How a form shows an amount: `1.234,50`. */
export const typedAmount = (amount: number | null): string => (amount === null ? '' : written.format(amount));
