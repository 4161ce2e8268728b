import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a software key may do otherwise than a browser has it, for tests of what is refused. */
export interface Deviation {
  /** The origin that is written into what is signed. */
  origin?: string;
  /** The host whose hash is signed. */
  host?: string;
  challenge?: string;
  /** Whether the device looked who holds it. */
  isVerified?: boolean;
  counter?: number;
}

/** A passkey in memory, as a browser at an origin has it. It signs what it is asked, right or wrong. */
export class SoftwarePasskey {
  readonly id = randomBytes(16).toString('base64url');
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #userHandle = '';
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Answers `navigator.credentials.create`: the text that `addPasskey` takes. */
  create(
    options: { challenge: string; user: { id: string } },
    { challenge = options.challenge, ...deviation }: Deviation = {},
  ): string {
    this.#userHandle = options.user.id;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.#coseKey()]);
    const authData = new Uint8Array(Buffer.concat([this.#authenticatorData(deviation, 0x40), attested]));
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', authData],
      ]),
    );
    return JSON.stringify({
      ...this.#named(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, deviation).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      },
    });
  }

  /** Answers `navigator.credentials.get`: the object that a sign-in sends. */
  get(options: { challenge: string }, { challenge = options.challenge, ...deviation }: Deviation = {}) {
    this.#counter += 1;
    const authData = this.#authenticatorData(deviation, 0);
    const clientData = this.#clientData('webauthn.get', challenge, deviation);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
        userHandle: this.#userHandle,
      },
    };
  }

  #named() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} };
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Deviation): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(deviation: Deviation, attestedFlag: number): Buffer {
    const { host = new URL(this.#origin).hostname, isVerified = true, counter = this.#counter } = deviation;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = 0x01 | (isVerified ? 0x04 : 0) | attestedFlag;
    return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([flags]), count]);
  }

  /** The public key as COSE has it: an elliptic one, for ES256, on P-256. */
  #coseKey(): Uint8Array {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
  }
}
