/** Texts of the forecast for the end user, in Brazilian Portuguese. */
export const texts = {
  bill: (card: string): string => `Fatura ${card}`,
  billCategory: 'Pagamento de cartão de crédito',
} as const;
