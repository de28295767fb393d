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
/** Never -0. */
export const negative = (value: Centavos): Centavos => centavos(value === 0 ? 0 : -value);
export const magnitude = (value: Centavos): Centavos => centavos(Math.abs(value));
export const sum = (values: Iterable<Centavos>): Centavos => {
  let total = 0;
  for (const value of values) total += value;
  return centavos(total);
};

/** `1.250,75` of 125075, without its sign. */
const formatHundredths = (value: number): string => {
  const digits = String(Math.abs(value)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${whole},${digits.slice(-2)}`;
};

/** Brazilian format with a plain space: `R$ 1.250,75`, `-R$ 3,00`. */
export const formatBrl = (value: Centavos): string => `${value < 0 ? '-' : ''}R$ ${formatHundredths(value)}`;

/** Hundredths of a percent, halves up; 0 when `whole` is 0. */
const basisPoints = (value: Centavos, whole: Centavos): number =>
  whole === 0 ? 0 : Math.round((value * 10_000) / whole);

/** Percent with two decimals, halves up; 0 when `whole` is 0. */
export const percentageOf = (value: Centavos, whole: Centavos): number => basisPoints(value, whole) / 100;

/** `percentageOf` in Brazilian format: `1.107,50%`. */
export const formatPercentage = (value: Centavos, whole: Centavos): string => {
  const points = basisPoints(value, whole);
  return `${points < 0 ? '-' : ''}${formatHundredths(points)}%`;
};
