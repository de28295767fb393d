import fc from 'fast-check';

/** Halves of characters beyond the first plane, which are no characters. */
const SURROGATES = { first: 0xd800, count: 0x800 };

/** Every code point that is a character of its own or may become a part of one. */
const codePoint = fc.integer({ min: 0, max: 0x10_ffff - SURROGATES.count }).map(
  (number) => String.fromCodePoint(number < SURROGATES.first ? number : number + SURROGATES.count),
  (text) => {
    const point = typeof text === 'string' && [...text].length === 1 ? (text.codePointAt(0) ?? -1) : -1;
    const isSurrogate = point >= SURROGATES.first && point < SURROGATES.first + SURROGATES.count;
    if (point < 0 || isSurrogate) throw new Error('not one code point');
    return point < SURROGATES.first ? point : point - SURROGATES.count;
  },
);

/** As `fc.string({ unit: 'binary' })`, which maps all 1.1 million code points back first: a second of CPU in each worker. */
export const anyText = (limits: { maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ unit: codePoint, ...limits });
