import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Where a browser says that it is, and whom it asks the authenticator for. */
export interface Place {
  readonly origin: string;
  readonly rpId: string;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const bytesOf = (number: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(number, 0, length);
  return bytes;
};

/** One passkey in software: what a phone would hold, with a counter that a test may turn back. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32);
  counter = 0;
  isVerifying = true;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(private readonly place: Place) {}

  /** What `navigator.credentials.create` would answer. */
  register(challenge: string, place = this.place) {
    const length = bytesOf(this.credentialId.length, 2);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.credentialId, this.#publicKey()]);
    const authData = Buffer.concat([this.#head(place, HAS_CREDENTIAL), credential]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, place),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      },
    };
  }

  /** What `navigator.credentials.get` would answer. @param userHandle in base64url. @param key that signs. */
  assert(challenge: string, userHandle: string, place = this.place, key: KeyObject = this.#keys.privateKey) {
    const clientDataJSON = clientData('webauthn.get', challenge, place);
    const authData = this.#head(place, 0);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = createSign('sha256').update(signed).sign(key);
    return {
      ...this.#credential(),
      response: { clientDataJSON, authenticatorData: base64url(authData), signature: base64url(signature), userHandle },
    };
  }

  #credential() {
    const id = base64url(this.credentialId);
    return { id, rawId: id, type: 'public-key' as const };
  }

  #head({ rpId }: Place, also: number): Buffer {
    const flags = USER_PRESENT | (this.isVerifying ? USER_VERIFIED : 0) | also;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), bytesOf(this.counter, 4)]);
  }

  /** COSE: an elliptic curve key for ES256 on P-256. */
  #publicKey(): Uint8Array {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const of = (coordinate: string) => new Uint8Array(Buffer.from(coordinate, 'base64url'));
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, of(x)],
      [-3, of(y)],
    ]);
    return isoCBOR.encode(key as never);
  }
}

const clientData = (type: string, challenge: string, { origin }: Place): string =>
  base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
