import { type LocalStack, startLocalStack } from '../../../infra/local/stack.ts';
import { demoFixture } from '../../../infra/sandbox/demo/demo.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';
import { closeBrowser } from './browser.ts';

export type BrowserStack = LocalStack & { release(): Promise<void> };

/** The service with its demo people, one for a file of tests, and the browser that goes with it. */
export const browserStack = async (): Promise<BrowserStack> => {
  const stack = await startLocalStack({ fixture: demoFixture(dateInSaoPaulo(systemClock())) });
  const release = async () => {
    await closeBrowser();
    await stack.close();
  };
  return { ...stack, release };
};
