// Direction marks, zero-width characters and byte order marks; the joiners of emoji are kept.
const UNSEEN = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]+/g;
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Replaces each control character and line end with a space and removes invisible marks. */
export const visibleText = (text: string): string => text.replaceAll(UNSEEN, '').replaceAll(CONTROL, ' ');
