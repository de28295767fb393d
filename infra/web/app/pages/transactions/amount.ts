/** `1.234,56` or `1234.5`, as people type it; null for what is no amount. */
export const typedAmount = (text: string): number | null => {
  const plain = text.replace(/[R$\s]/g, '');
  const isBrazilian = /^\d{1,3}(\.\d{3})+(,\d+)?$|^\d+(,\d+)?$/.test(plain);
  const number = isBrazilian ? plain.replaceAll('.', '').replace(',', '.') : plain;
  return /^\d+(\.\d+)?$/.test(number) ? Number(number) : null;
};

/** In whole centavos, so that sums are exact. */
export const centavos = (amount: number): number => Math.round(amount * 100);
