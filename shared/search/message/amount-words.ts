/** What stands behind a number that is money. */
export const CURRENCY = 'r\\$|reais|real|contos?|pilas?|pratas?|paus?|mangos|bucks|dollars?';
