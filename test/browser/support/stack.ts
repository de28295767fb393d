import { type LocalStack, startLocalStack } from '../../../infra/local/stack.ts';
import { demoFixture } from '../../../infra/sandbox/demo/demo.ts';
import { systemClock } from '../../../shared/time/instant.ts';
import { dateInSaoPaulo } from '../../../shared/time/sao-paulo.ts';
import { closeBrowser } from './browser.ts';

export type BrowserStack = LocalStack & { release(): Promise<void> };

let started: Promise<LocalStack> | undefined;
let users = 0;

/** The service with its demo people, one for all files; it ends with the last of them that runs at a time. */
export const browserStack = async (): Promise<BrowserStack> => {
  users += 1;
  started ??= startLocalStack({ fixture: demoFixture(dateInSaoPaulo(systemClock())) });
  const stack = await started;
  const release = async () => {
    users -= 1;
    if (users > 0) return;
    started = undefined;
    await closeBrowser();
    await stack.close();
  };
  return { ...stack, release };
};
