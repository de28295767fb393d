/** The premium household's bank accounts, which transfers and bill payments name. */
export const itauChecking = 'premium-itau-conta';
export const itauSavings = 'premium-itau-poupanca';
export const nubankAccount = 'premium-nubank-conta';
export const bradescoChecking = 'premium-bradesco-conta';
