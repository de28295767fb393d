/** A wrong setting; the message is one line. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
