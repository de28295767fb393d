import { type ApiEvent, headerOf } from './middleware.ts';

/** Whether the browser marks the request as made by a page of this origin; pages cannot set this header. */
export const isSameOrigin = (event: ApiEvent): boolean => headerOf(event, 'sec-fetch-site') === 'same-origin';

/** Whether the request carries the header that neither a form nor a page of another origin can send. */
export const isDeliberate = (event: ApiEvent): boolean => headerOf(event, 'x-saldo') === '1';
