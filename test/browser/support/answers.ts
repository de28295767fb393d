import type { Page } from 'playwright-core';

/** A server response defined by a test; `never`: the request stays open, `offline`: the request fails. */
export type Designed = { status?: number; body?: unknown; headers?: Record<string, string> } | 'never' | 'offline';

/** Lets the page see designed answers at these paths; everything else goes to the stack. */
export const answering = async (page: Page, answers: Readonly<Record<string, Designed>>): Promise<void> => {
  await page.route('**/{app,tools}/api/**', async (route) => {
    const designed = answers[new URL(route.request().url()).pathname];
    if (designed === undefined) return route.fallback();
    if (designed === 'never') return undefined;
    if (designed === 'offline') return route.abort('internetdisconnected');
    const { status = 200, body = {}, headers = {} } = designed;
    return route.fulfill({ status, headers, contentType: 'application/json', body: JSON.stringify(body) });
  });
};

/** All paths with a success each. */
export const bodies = (values: Readonly<Record<string, unknown>>): Record<string, Designed> =>
  Object.fromEntries(Object.entries(values).map(([path, body]) => [path, { body }]));
