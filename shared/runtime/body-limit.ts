/** Bytes of a request's body; a larger one is refused. */
export const LARGEST_BODY = 256 * 1024;
