import { RefusalError } from '../errors.ts';

/** 404: also where another account has looked at the request first. */
export const unknownRequest = () =>
  new RefusalError(404, { error: 'Request not found', message: 'There is no such request for this account.' });

export const requestOver = () =>
  new RefusalError(410, {
    error: 'Request over',
    message: 'The request was decided, or is too old: begin again in the assistant.',
  });
