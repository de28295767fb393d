const PATHS = {
  check: 'M5 13l4 4L19 7',
  alert: 'M12 8v5m0 3.5v.01M12 3L2.5 20h19L12 3z',
  clock: 'M12 7v5l3 2m6-2a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M4 11a8 8 0 0 1 14-4l2 2m0-5v5h-5M20 13a8 8 0 0 1-14 4l-2-2m0 5v-5h5',
  pencil: 'M4 20l1-4L16 5l3 3L8 19l-4 1z',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5m4-5v5',
  close: 'M6 6l12 12M18 6L6 18',
  lock: 'M6 11h12v9H6zm2 0V8a4 4 0 0 1 8 0v3',
  finger:
    'M7 19c1-2 1-4 1-7a4 4 0 0 1 8 0c0 3 0 5-.5 7M12 12c0 4 0 6-1 9M4.5 15c.5-2 .5-3 .5-4a7 7 0 0 1 12-5m2 3c.5 2 .5 4 .2 6',
  device: 'M7 3h10v18H7zM11 18h2',
} as const;

export type IconName = keyof typeof PATHS;

/** Drawn, since fonts differ in the signs that they have. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
