import { control, type LocalRoute } from './control.ts';

const OURS =
  /^(AWS_(ENDPOINT_URL|REGION|DEFAULT_REGION|ACCESS_KEY_ID|SECRET_ACCESS_KEY)|TABLE_NAME|SCHEDULE_|REMINDER_|PLUGGY_|WHATSAPP_|EMAIL|MEMORY_|MEM0_)|_(QUEUE_URL|SECRET_ID)$/;

/** The environment of the local functions; the admin CLI uses it to reach the same stand-ins. It contains no secret. */
export const environmentControls = (): LocalRoute[] => [
  control('GET', '/_local/environment', () =>
    Object.fromEntries(Object.entries(process.env).filter(([name, value]) => OURS.test(name) && value !== undefined)),
  ),
];
