/** Retention of changes: an older cursor has expired. */
export const KEPT_SECONDS = 90 * 24 * 3600;
