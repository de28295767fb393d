/** Whether this browser reads and writes passkeys as the server's JSON has them. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential;

const jsonOf = (credential: Credential | null): unknown => {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('No passkey', 'NotAllowedError');
  return credential.toJSON();
};

/**
 * A signature of a passkey that the person chooses.
 * @param quiet offered in the field's suggestions, without a window @throws DOMException where none is given
 */
export const signWithPasskey = async (
  options: PublicKeyCredentialRequestOptionsJSON,
  signal?: AbortSignal,
  quiet = false,
): Promise<unknown> =>
  jsonOf(
    await navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
      ...(signal ? { signal } : {}),
      ...(quiet ? { mediation: 'conditional' as const } : {}),
    }),
  );

/** A new passkey. @throws DOMException where none is made */
export const createPasskey = async (options: PublicKeyCredentialCreationOptionsJSON): Promise<unknown> =>
  jsonOf(await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }));

const DEVICES: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'Mac'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** Default name of a passkey: the kind of device. */
export const deviceName = (userAgent = navigator.userAgent): string =>
  DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Este aparelho';
