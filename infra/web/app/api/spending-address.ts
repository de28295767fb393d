/** `/gastos` of a category or a shop. */
export const spendingOf = (of: { category: string } | { merchant: string }): string =>
  'category' in of
    ? `/gastos?categoria=${encodeURIComponent(of.category)}`
    : `/gastos?quem=${encodeURIComponent(of.merchant)}`;
