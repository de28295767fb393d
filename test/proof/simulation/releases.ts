import type { Person } from './steps.ts';
import type { World } from './world/world.ts';

/** What an import found of a person's streams. */
export const recordOfStreams = async (world: World, person: Person) => {
  const { userId } = await world.control<{ userId: string }>('GET', `users/${person}`);
  return { Key: { pk: { S: `USER#${userId}` }, sk: { S: 'RECURRING' } } };
};

/** The mark of another release: an attribute that this one does not know. */
export const LATER = 'later';

/**
 * A deploy half done: half of a person's records as another release wrote them. A later one has added an attribute; an earlier one
 * stored no streams beside their ids.
 */
export const otherRelease = async (world: World, person: Person, random: () => number): Promise<void> => {
  const { Key } = await recordOfStreams(world, person);
  for (const { pk, sk } of (await world.table()) as { pk: { S: string }; sk: { S: string } }[]) {
    if (pk.S !== Key.pk.S || random() < 0.5) continue;
    const isStreams = sk.S === Key.sk.S && random() < 0.5;
    await world.dynamoDb('UpdateItem', {
      Key: { pk, sk },
      UpdateExpression: `SET #later = :later${isStreams ? ' REMOVE packed' : ''}`,
      // It may have gone meanwhile.
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#later': LATER },
      ExpressionAttributeValues: { ':later': { S: 'of another release' } },
    });
  }
};
