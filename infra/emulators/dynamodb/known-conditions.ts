/** Attribute values by the name that stands for them in the text. */
type Values = Record<string, object>;

type Context = {
  attrNames?: Record<string, string>;
  attrVals?: Values;
  /** Names and values that no expression of the request used so far; the parser removes those that it meets. */
  unusedAttrNames: Record<string, unknown>;
  unusedAttrVals: Record<string, unknown>;
};
type Condition = { expression: unknown; nestedPaths: unknown; pathHeads: unknown };
/** The parser's answer: a condition, or a text that says what is wrong. It throws for a text that it cannot read. */
export type ParseCondition = (text: string, options: { context: Context }) => Condition | string;

/** A condition in which a place stands for each value. */
type Known = { condition: Condition; names: string[]; places: Map<string, object> };

const MOST_KNOWN = 1_000;

/** It looks at a value itself, not at its type alone. */
const DEPENDS_ON_VALUES = /attribute_type/i;
/** It looks at the order of two values. */
const DEPENDS_ON_ORDER = /between/i;
/** Without surrogates, the order of JavaScript is that of the bytes. */
const IN_ORDER_OF_BYTES = /^[^\ud800-\udfff]*$/;

/** For each two texts which is greater; undefined where other values are among them. */
const orderOf = (values: readonly object[]): boolean[] | undefined => {
  const texts = values.map((value) => ('S' in value ? String(value.S) : null));
  if (!texts.every((text) => text !== null && IN_ORDER_OF_BYTES.test(text))) return undefined;
  return texts.flatMap((one) => texts.map((other) => String(one) > String(other)));
};

/** Undefined: its answer says nothing about another text. */
const keyOf = (text: string, { attrNames = {}, attrVals = {} }: Context): string | undefined => {
  const order = DEPENDS_ON_ORDER.test(text) ? orderOf(Object.values(attrVals)) : [];
  if (!order || DEPENDS_ON_VALUES.test(text)) return undefined;
  const types = Object.entries(attrVals).map(([name, value]) => [name, ...Object.keys(value)]);
  return JSON.stringify([text, attrNames, types, order]);
};

const namesIn = (text: string, sign: '#' | ':'): string[] => [
  ...new Set(text.match(new RegExp(`${sign}[0-9a-zA-Z_]+`, 'g'))),
];

/** A copy in which other objects stand for some. */
const replaced = (part: unknown, by: Map<unknown, unknown>): unknown => {
  if (typeof part !== 'object' || part === null) return part;
  if (by.has(part)) return by.get(part);
  if (Array.isArray(part)) return part.map((one) => replaced(one, by));
  return Object.fromEntries(Object.entries(part).map(([field, one]) => [field, replaced(one, by)]));
};

/**
 * The parser of conditions, which parses a text once for the same names and types of values: its generated code takes a third of
 * the engine's time, and a service asks the same few dozen conditions. Every answer is a copy, because dynalite changes it.
 */
export const knowingConditions = (parse: ParseCondition): ParseCondition => {
  const known = new Map<string, Known>();

  const remember = (key: string, text: string, { expression, ...rest }: Condition, attrVals: Values): void => {
    const places = new Map(namesIn(text, ':').map((name) => [name, {}]));
    const byValue = new Map([...places].map(([name, place]) => [attrVals[name], place]));
    if (byValue.size < places.size) return; // one object under two names
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, {
      condition: { ...rest, expression: replaced(expression, byValue) },
      names: namesIn(text, '#'),
      places,
    });
  };

  return (text, options) => {
    const { attrVals = {}, unusedAttrNames, unusedAttrVals } = options.context;
    const key = keyOf(text, options.context);
    const found = key === undefined ? undefined : known.get(key);
    if (found) {
      for (const name of found.names) delete unusedAttrNames[name];
      for (const name of found.places.keys()) delete unusedAttrVals[name];
      const byPlace = new Map([...found.places].map(([name, place]) => [place, attrVals[name]]));
      return { ...found.condition, expression: replaced(found.condition.expression, byPlace) };
    }
    const condition = parse(text, options);
    if (typeof condition !== 'string' && key !== undefined) remember(key, text, condition, attrVals);
    return condition;
  };
};
