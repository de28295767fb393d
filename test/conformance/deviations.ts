/**
 * Where Amazon's own DynamoDB Local (seen in 2.6.1 and 3.3.1; a version may have mended some) does not do as DynamoDB does,
 * by the name of the test that shows it. Nothing in the service depends on any of them.
 */
export const dynamoDbLocalDeviations: Readonly<Record<string, string>> = {
  "'a transaction of writes, doubled': 12":
    'It doubles the units of indexes in a transaction, DynamoDB those of the table alone.',
  'of a transaction counts checks, doubles the table but not its indexes, and a repetition as reads':
    'The same, and a repeated transaction is counted as writes.',
  "a get with a key 'that lacks the sort key' is refused": 'Refused with another message.',
  "a get with a key 'that has one attribute too many' is refused": 'Refused with another message.',
  "a get with a key 'of another type' is refused": 'Refused with another message.',
  "writes 6 new and 3 changed rows of 'a month half gone' at no more than 1.5 times the units of single items":
    'It counts a transaction of many writes as the largest of them; DynamoDB adds them up.',
  "writes 6 new and 3 changed rows of 'a whole month' at no more than 1.5 times the units of single items": 'The same.',
  'roll back when a step cannot be done': 'The whole call is a ValidationException, without a reason for each step.',
};

/** Whether DynamoDB Local listens there: it is the only engine behind Jetty. */
export const isDynamoDbLocal = async (endpoint: string): Promise<boolean> => {
  const response = await fetch(endpoint).catch(() => null);
  return response?.headers.get('server')?.startsWith('Jetty') ?? false;
};
