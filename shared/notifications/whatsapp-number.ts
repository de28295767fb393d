/** Mobile numbers that are older than their ninth digit; a landline begins with 2 to 5. */
const WITH_NINTH_DIGIT = /^55(\d\d)9([6-9]\d{7})$/;

/**
 * The number in one form. Brazilian mobile numbers got a leading 9, and WhatsApp goes on naming many accounts by the
 * older number: a person of the profile's +55 31 98765-4321 may write as 553187654321.
 * @param digits with country code
 */
export const oneFormOf = (digits: string): string => digits.replace(WITH_NINTH_DIGIT, '55$1$2');
