import { type LocalStack, startLocalStack } from '../../../infra/local/stack.ts';
import { demoFixture } from '../../../infra/sandbox/demo/demo.ts';
import type { FixtureInput } from '../../../infra/sandbox/fixture/fixture.ts';
import { parseFixture } from '../../../infra/sandbox/fixture/read.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';
import { closeBrowser } from './browser.ts';

export type BrowserStack = LocalStack & { release(): Promise<void> };

/** The service with its demo people or those of a fixture, one for a file of tests, and the browser that goes with it. */
export const browserStack = async (fixture?: FixtureInput): Promise<BrowserStack> => {
  const people = fixture ? parseFixture(fixture) : demoFixture(dateInSaoPaulo(systemClock()));
  const stack = await startLocalStack({ fixture: people });
  const release = async () => {
    await closeBrowser();
    await stack.close();
  };
  return { ...stack, release };
};
