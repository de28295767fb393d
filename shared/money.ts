/** Whole centavos (or hundredths of another currency), signed. */
export type Centavos = number & { readonly __centavos: unique symbol };

export const centavos = (value: number): Centavos => value as Centavos;
export const ZERO = centavos(0);

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i;

/**
 * Rounds halves away from zero, based on the number's shortest decimal text: 1.005 gives 101, where binary arithmetic
 * gives 100.
 */
export const toCentavos = (amount: number): Centavos => {
  const match = DECIMAL.exec(String(amount));
  if (!match) return ZERO;
  const [, sign, whole = '0', fraction = '', exponent = '0'] = match;
  if (exponent !== '0') return centavos(Math.round(amount * 100));
  const digits = `${whole}${fraction.padEnd(3, '0').slice(0, 2)}`;
  const roundsUp = (fraction[2] ?? '0') >= '5';
  const magnitude = Number(digits) + (roundsUp ? 1 : 0);
  return centavos(sign && magnitude !== 0 ? -magnitude : magnitude);
};

export const toAmount = (value: Centavos): number => value / 100;

export const add = (a: Centavos, b: Centavos): Centavos => centavos(a + b);
export const magnitude = (value: Centavos): Centavos => centavos(Math.abs(value));
export const sum = (values: Iterable<Centavos>): Centavos => {
  let total = 0;
  for (const value of values) total += value;
  return centavos(total);
};

/** Brazilian format with a plain space: `R$ 1.250,75`, `-R$ 3,00`. */
export const formatBrl = (value: Centavos): string => {
  const digits = String(Math.abs(value)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${value < 0 ? '-' : ''}R$ ${whole},${digits.slice(-2)}`;
};

/** Percent with two decimals, halves up; 0 when `whole` is 0. */
export const percentageOf = (value: Centavos, whole: Centavos): number =>
  whole === 0 ? 0 : Math.round((value * 10_000) / whole) / 100;
