/** A bar that is filled to a share. @param filled percent, 0 to 100; `said` is what is read out instead of it */
export const Meter = ({ labelledBy, filled, said }: { labelledBy: string; filled: number; said: string }) => (
  // biome-ignore lint/a11y/useSemanticElements: a styled <meter> is drawn at half its height in Chromium
  <svg
    class="bar"
    viewBox="0 0 100 8"
    preserveAspectRatio="none"
    role="meter"
    aria-labelledby={labelledBy}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(filled)}
    aria-valuetext={said}
  >
    <rect width={filled} height="8" />
  </svg>
);
