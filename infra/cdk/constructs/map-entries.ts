/** The same names with the result of `make` for each value. */
export const mapEntries = <Name extends string, From, To>(
  from: Readonly<Record<Name, From>>,
  make: (value: From, name: Name) => To,
): Record<Name, To> => {
  const made: Partial<Record<Name, To>> = {};
  for (const name in from) made[name] = make(from[name], name);
  return made as Record<Name, To>;
};
