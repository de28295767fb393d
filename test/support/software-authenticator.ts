import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type CborValue = number | string | Buffer | Map<CborValue, CborValue>;

/** As CTAP2 wants it, for what authenticators send. */
const cbor = (value: CborValue): Buffer => {
  const head = (major: number, count: number): Buffer =>
    count < 24
      ? Buffer.from([(major << 5) | count])
      : count < 256
        ? Buffer.from([(major << 5) | 24, count])
        : Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
};

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (data: Buffer): string => data.toString('base64url');

/** What an answer is to say; each may be said wrongly. */
export type Said = {
  challenge?: string;
  origin?: string;
  rpId?: string;
  verified?: boolean;
  counter?: number;
  type?: string;
};

/** COSE form of a public key on P-256, with ES256. */
const coseOf = (publicKey: KeyObject): Buffer => {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const parts: [number, CborValue][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ];
  return cbor(new Map<CborValue, CborValue>(parts));
};

/** A passkey of node:crypto: what a phone keeps, with none of the code that checks it. @param origin of the page */
export const softwarePasskey = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let handle = '';

  const clientData = (type: string, challenge: string, said: Said): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: said.type ?? type,
        challenge: said.challenge ?? challenge,
        origin: said.origin ?? origin,
      }),
    );

  const authenticatorData = (rpId: string, said: Said, attested: Buffer = Buffer.alloc(0)): Buffer => {
    const flags = 0x01 | (said.verified === false ? 0 : 0x04) | (attested.length > 0 ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(said.counter ?? counter);
    return Buffer.concat([sha256(said.rpId ?? rpId), Buffer.from([flags]), count, attested]);
  };

  const named = { id: text(id), rawId: text(id), type: 'public-key' };

  return {
    id: text(id),
    /** `navigator.credentials.create` */
    create({ challenge, rp, user }: { challenge: string; rp: { id: string }; user: { id: string } }, said: Said = {}) {
      handle = user.id;
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey)]);
      const authData = authenticatorData(rp.id, said, attested);
      const attestation = new Map<CborValue, CborValue>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      const clientDataJSON = text(clientData('webauthn.create', challenge, said));
      const response = { clientDataJSON, attestationObject: text(cbor(attestation)), transports: ['internal'] };
      return { ...named, response, clientExtensionResults: {}, authenticatorAttachment: 'platform' };
    },
    /** `navigator.credentials.get` */
    get({ challenge, rpId }: { challenge: string; rpId: string }, said: Said = {}) {
      counter = said.counter ?? counter + 1;
      const authData = authenticatorData(rpId, said);
      const client = clientData('webauthn.get', challenge, said);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(authData),
          signature: text(signature),
          userHandle: handle,
        },
        clientExtensionResults: {},
      };
    },
  };
};
