/** Names and values of the `{...}` parts of a path, each of one segment; null for a path of another form. */
export const partsOf = (template: string, path: string): Record<string, string> | null => {
  const [wanted, given] = [template.split('/'), path.split('/')];
  if (wanted.length !== given.length) return null;
  const parts: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    const value = given[index] ?? '';
    if (name === undefined ? segment !== value : value === '') return null;
    if (name !== undefined) parts[name] = value;
  }
  return parts;
};
