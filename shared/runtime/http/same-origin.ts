import { type ApiEvent, headerOf } from './middleware.ts';

/** Whether a page of this origin made the request, as the browser says; no page can set this header. */
export const isSameOrigin = (event: ApiEvent): boolean => headerOf(event, 'sec-fetch-site') === 'same-origin';

/** Whether the request carries the header that neither a form nor a page of another origin can send. */
export const isDeliberate = (event: ApiEvent): boolean => headerOf(event, 'x-saldo') === '1';
