/** The part of Playwright that is used. Its package is in test/browser, installed by the first run of those tests. */
export type Locator = {
  first(): Locator;
  click(): Promise<void>;
  press(key: string): Promise<void>;
  waitFor(): Promise<void>;
};
type Devtools = { send(method: string, options?: object): Promise<unknown> };

export type Page = {
  goto(url: string, options?: { waitUntil: 'networkidle' }): Promise<unknown>;
  getByRole(role: string, options?: { name: string }): Locator;
  getByText(text: string): Locator;
  addInitScript(script: string): Promise<unknown>;
  evaluate<Answer>(script: string): Promise<Answer>;
  waitForTimeout(ms: number): Promise<void>;
  context(): { newCDPSession(page: Page): Promise<Devtools> };
};

type Context = { newPage(): Promise<Page>; close(): Promise<void> };
type Browser = { newContext(options: object): Promise<Context>; close(): Promise<void> };
export type BrowserType = { launch(options: object): Promise<Browser> };
