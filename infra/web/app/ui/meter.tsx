/** A bar that is filled to a share. @param id of its label; `value` percent, 0 to 100; `text` is read out instead of it */
export const Meter = ({ id, value, text }: { id: string; value: number; text: string }) => (
  // biome-ignore lint/a11y/useSemanticElements: a styled <meter> is drawn at half its height in Chromium
  <svg
    role="meter"
    aria-labelledby={id}
    aria-valuenow={value}
    aria-valuetext={text}
    class="bar"
    viewBox="0 0 100 8"
    preserveAspectRatio="none"
  >
    <rect width={value} height="8" />
  </svg>
);
