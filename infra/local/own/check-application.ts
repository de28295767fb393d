import { SettingsError } from '../settings-error.ts';
import type { OwnSettings } from './own-settings.ts';

const WITHIN_MS = 5_000;
const REFUSED = 'Pluggy refused PLUGGY_CLIENT_ID and PLUGGY_CLIENT_SECRET: check them at dashboard.pluggy.ai';

/** Signs in at the application. @returns false when Pluggy gave no usable answer @throws SettingsError when it refused */
export const checkApplication = async ({ apiUrl, keys }: Pick<OwnSettings, 'apiUrl' | 'keys'>): Promise<boolean> => {
  try {
    const response = await fetch(`${apiUrl}/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(keys),
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    await response.arrayBuffer();
    // A malformed id is refused with 400.
    if ([400, 401, 403].includes(response.status)) throw new SettingsError(REFUSED);
    return response.ok;
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    return false;
  }
};
