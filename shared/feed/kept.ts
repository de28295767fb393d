/** How long changes can be asked for: a cursor that is older has expired. */
export const KEPT_SECONDS = 90 * 24 * 3600;
