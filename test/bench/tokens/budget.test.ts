import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoFixture } from '../../../infra/sandbox/demo/demo.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';
import { startStack, type TestStack } from '../../support/stack.ts';
import { host } from './ask.ts';
import { asked, more, type Question } from './questions.ts';

/**
 * Characters, since the tokenizer is the bench's alone: of these texts 2.2 to 3 are a token, so 4,000 tokens are at least
 * 8,800 characters.
 */
const MOST_CHARACTERS = 8_800;

const today = dateInSaoPaulo(systemClock());
let stack: TestStack;
let carla: ReturnType<typeof host>;

beforeAll(async () => {
  stack = await startStack(demoFixture(today));
  carla = host(stack, await stack.keyOf('carla'));
}, 240_000);
afterAll(() => stack.close());

const lengthOf = async (question: Question): Promise<number> =>
  (await carla.exchanges(question)).reduce((sum, { written, read }) => sum + written.length + read.length, 0);

describe('what a model writes and reads', () => {
  it('of twelve usual questions is within the promised tokens, whatever day it is', async () => {
    let characters = 0;
    for (const question of asked(today)) characters += await lengthOf(question);
    expect(characters).toBeLessThanOrEqual(MOST_CHARACTERS);
  });

  it.each(more(today))('of "$asked" is no more than a page', async (question) => {
    expect(await lengthOf(question)).toBeLessThan(6_000);
  });
});
