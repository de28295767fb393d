import { expect, it } from 'vitest';
import { loadHandler, MissingFunction, UnloadableFunction } from '../../../../infra/local/lambda/load.ts';

it('a file that does not exist is named', async () => {
  const missing = loadHandler('api/never-written.ts');
  await expect(missing).rejects.toThrow(MissingFunction);
  await expect(missing).rejects.toThrow('functions/api/never-written.ts does not exist');
});

it('a file without a handler is no function', async () => {
  await expect(loadHandler('../shared/money.ts')).rejects.toThrow(UnloadableFunction);
});
