import { type Input, loadRules, type Prepared, type Store, validations } from './dynalite.ts';

/** As the request was read from JSON; `structuredClone` takes several times as long. */
const copied = <Part>(part: Part): Part => {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map(copied) as Part;
  const copy: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(part)) copy[field] = copied(value);
  return copy as Part;
};

/**
 * The request checked and its expressions parsed. It is a copy, because dynalite changes its input.
 * `ReturnConsumedCapacity` is removed, because capacity is counted here, not in dynalite.
 *
 * @throws ValidationException, SerializationException
 */
export const prepare = (store: Store, operation: string, input: Input): Prepared => {
  const { types, custom } = loadRules(operation);
  const request = validations.checkTypes(copied(input), types);
  validations.checkValidations(request, types, custom, store);
  const { ReturnConsumedCapacity: _level, ...rest } = request;
  return rest;
};
