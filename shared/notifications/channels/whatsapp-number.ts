/** Mobile numbers with the added ninth digit; landlines start with 2 to 5. */
const WITH_NINTH_DIGIT = /^55(\d\d)9([6-9]\d{7})$/;

/**
 * WhatsApp still reports many accounts under the number without the added 9: +55 31 98765-4321 as 553187654321. @param
 * digits with country code
 */
export const oneFormOf = (digits: string): string => digits.replace(WITH_NINTH_DIGIT, '55$1$2');
