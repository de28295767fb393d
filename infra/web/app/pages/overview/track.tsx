/** Of two lengths the shorter stays to be seen. */
const percentOf = (amount: number, most: number): number => (most <= 0 ? 0 : (Math.max(0, amount) / most) * 100);

/**
 * A bar beside its amount, which has the same in words. What is above `usual` has a colour of its own, and a tick shows where that is.
 * @param most the amount of a full bar
 */
export const Track = ({
  amount,
  usual,
  most,
  kind = '',
}: {
  amount: number;
  usual?: number | null;
  most: number;
  kind?: string;
}) => {
  const width = percentOf(amount, most);
  const tick = typeof usual === 'number' && usual > 0 ? percentOf(usual, most) : undefined;
  return (
    <svg class={`track ${kind}`} aria-hidden="true">
      <rect width={`${Math.min(width, tick ?? width)}%`} height="100%" />
      {tick !== undefined && width > tick && (
        <rect class="over" x={`${tick}%`} width={`${width - tick}%`} height="100%" />
      )}
      {tick !== undefined && <rect class="tick" x={`${tick}%`} width="2" y="-25%" height="150%" />}
    </svg>
  );
};
