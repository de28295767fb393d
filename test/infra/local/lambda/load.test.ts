import { expect, it } from 'vitest';
import { loadHandler, UnloadableFunction } from '../../../../infra/local/lambda/load.ts';

it('a file that does not exist is named', async () => {
  const missing = loadHandler('api/never-written.ts');
  await expect(missing).rejects.toThrow(UnloadableFunction);
  await expect(missing).rejects.toThrow('never-written.ts');
});

it('a file without a handler is refused', async () => {
  await expect(loadHandler('../shared/money.ts')).rejects.toThrow(UnloadableFunction);
});
