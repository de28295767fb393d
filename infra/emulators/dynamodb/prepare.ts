import { type Input, loadRules, type Prepared, type Store, validations } from './dynalite.ts';

/**
 * The request checked and its expressions parsed. It is a copy, because dynalite changes its input.
 * `ReturnConsumedCapacity` is removed, because capacity is counted here, not in dynalite.
 *
 * @throws ValidationException, SerializationException
 */
export const prepare = (store: Store, operation: string, input: Input): Prepared => {
  const { types, custom } = loadRules(operation);
  const request = validations.checkTypes(structuredClone(input), types);
  validations.checkValidations(request, types, custom, store);
  const { ReturnConsumedCapacity: _level, ...rest } = request;
  return rest;
};
