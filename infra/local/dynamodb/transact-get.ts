import { itemReadUnits, openTally, TRANSACTIONAL } from './capacity.ts';
import { consumedCapacities } from './consumed-capacity.ts';
import type { Input, Output, Store } from './dynalite.ts';
import { validationError } from './errors.ts';
import type { Outcome } from './outcome.ts';
import { prepare } from './prepare.ts';
import { openStage } from './stage.ts';
import { findTable } from './table-records.ts';
import { assertDistinct, placeOf, transactItems } from './transact-plan.ts';

/** Reads up to 100 items as of one moment; the caller sees to it that nothing is written meanwhile. */
export const transactGetItems = async (store: Store, input: Input): Promise<Outcome> => {
  const tally = openTally('read');
  const stage = openStage(store);
  const responses: Output[] = [];
  const places: string[] = [];
  for (const { Get } of transactItems(input)) {
    if (!Get) throw validationError('TransactItems can only contain Get');
    const request = prepare(store, 'GetItem', { ...Get, ConsistentRead: true });
    const { Item } = await stage.run('GetItem', request);
    const place = placeOf(await findTable(store, request.TableName), request.Key ?? {});
    places.push(place);
    tally.of(request.TableName).table += TRANSACTIONAL * itemReadUnits(stage.found.get(place), true);
    responses.push(Item === undefined ? {} : { Item });
  }
  assertDistinct(places);
  return {
    output: { Responses: responses, ...consumedCapacities(tally.all(), input.ReturnConsumedCapacity, true) },
    usage: tally.all(),
  };
};
