import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { type CBORType, encodeCBOR } from '@levischuck/tiny-cbor';

interface Site {
  origin: string;
  rpId: string;
}

interface Credential {
  id: string;
  privateKey: KeyObject;
  userHandle: string;
  counter: number;
}

const flags = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 } as const;
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();

/** A passkey as a phone or a browser keeps one: P-256, made and shown as WebAuthn level 3 says. */
export class SoftwareAuthenticator {
  readonly #site: Site;
  /** Does the person show a fingerprint or a PIN? */
  isUserVerified = true;
  credential: Credential | undefined;

  constructor(site: Site) {
    this.#site = site;
  }

  /** Answers `navigator.credentials.create`. */
  create(options: { challenge: string; user: { id: string } }) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(32);
    this.credential = { id: base64url(id), privateKey, userHandle: options.user.id, counter: 0 };
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coseKey = encodeCBOR(
      new Map<number, CBORType>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), idLength, id, coseKey]);
    const authData = Buffer.concat([this.#authenticatorData(flags.attested), attested]);
    const attestationObject = encodeCBOR(
      new Map<string, CBORType>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return {
      ...this.#shown(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      },
    };
  }

  /** Answers `navigator.credentials.get`. */
  get(options: { challenge: string }) {
    const { privateKey, userHandle } = this.#made();
    this.#made().counter += 1;
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge);
    const authenticatorData = this.#authenticatorData();
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...this.#shown(),
      response: {
        clientDataJSON,
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign('sha256', signed, privateKey)),
        userHandle,
      },
    };
  }

  #made(): Credential {
    if (!this.credential) throw new Error('this authenticator has no credential yet');
    return this.credential;
  }

  #shown() {
    const { id } = this.#made();
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  #clientData(type: string, challenge: string): string {
    const data = { type, challenge, origin: this.#site.origin, crossOrigin: false };
    return base64url(Buffer.from(JSON.stringify(data)));
  }

  #authenticatorData(moreFlags = 0): Buffer {
    const verified = this.isUserVerified ? flags.userVerified : 0;
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags.userPresent | verified | moreFlags, 0);
    rest.writeUInt32BE(this.#made().counter, 1);
    return Buffer.concat([sha256(this.#site.rpId), rest]);
  }
}
