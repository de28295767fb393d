import type { AttributeValue, Item } from './dynalite.ts';

/** The largest item that DynamoDB stores, in bytes. */
export const MAX_ITEM_BYTES = 400 * 1024;

const utf8 = (text: string): number => Buffer.byteLength(text, 'utf8');
const base64 = (text: string): number => Buffer.byteLength(text, 'base64');
const total = <T>(values: readonly T[], sizeOf: (value: T) => number): number =>
  values.reduce((sum, value) => sum + sizeOf(value), 0);

/**
 * About one byte for two significant digits, paired from the decimal point, plus one, plus one for a sign.
 * @param decimal plain decimal text without an exponent, as the engine stores numbers
 */
const numberSize = (decimal: string): number => {
  const [whole = '', fraction = ''] = decimal.replace('-', '').split('.');
  const evenWhole = whole.length % 2 === 0 ? whole : `0${whole}`;
  const evenFraction = fraction.length % 2 === 0 ? fraction : `${fraction}0`;
  const digits = (evenWhole + evenFraction).replace(/^(00)+/, '').replace(/(00)+$/, '');
  return digits === '' ? 1 : 1 + digits.length / 2 + (decimal.startsWith('-') ? 1 : 0);
};

const valueSize = (value: AttributeValue): number => {
  if (value.S !== undefined) return utf8(value.S);
  if (value.N !== undefined) return numberSize(value.N);
  if (value.B !== undefined) return base64(value.B);
  if (value.SS) return total(value.SS, utf8);
  if (value.NS) return total(value.NS, numberSize);
  if (value.BS) return total(value.BS, base64);
  if (value.L) return 3 + total(value.L, (element) => 1 + valueSize(element));
  if (value.M) return 3 + Object.keys(value.M).length + itemSize(value.M);
  return 1;
};

/** Size of an item in bytes, as DynamoDB charges it: names and values in UTF-8 (developer guide, "item sizes and formats"). */
export const itemSize = (item: Item): number =>
  total(Object.entries(item), ([name, value]) => utf8(name) + valueSize(value));
