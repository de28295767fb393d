import { variables } from '../../../shared/platform/environment.ts';
import type { OtherEnvironment } from '../environment.ts';
import type { OwnSettings } from './own-settings.ts';

/** What the functions see of one's own application. */
export const ownEnvironment = (settings: OwnSettings): OtherEnvironment => ({
  defaults: {
    [variables.rateLimits]: '1',
    [variables.pluggyUpdatesPerMinute]: '10',
    [variables.manualUpdateCooldownSeconds]: '900',
    [variables.syncPollSeconds]: '2',
  },
  fixed: {
    [variables.ownApplication]: '1',
    [variables.syncHours]: String(settings.syncHours),
    [variables.pluggyConnectUrl]: settings.connectUrl ?? undefined,
    [variables.plans]: undefined,
    [variables.plansUrl]: undefined,
    [variables.billingEventsUrl]: undefined,
    // Only a control names another instant.
    [variables.simulatedRuns]: settings.hasControls ? '1' : undefined,
    [variables.whatsappEnabled]: '0',
    ...(settings.publicUrl && { [variables.publicUrl]: settings.publicUrl }),
    // The service's functions read them as a secret.
    PLUGGY_CLIENT_ID: undefined,
    PLUGGY_CLIENT_SECRET: undefined,
    SMTP_URL: undefined,
  },
});
