import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { Clock } from '../../clock.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { createSigner } from '../signer.ts';
import type { UserRecord } from '../user-record.ts';
import type { UserRepository } from '../user.repository.ts';
import { CHALLENGE_MS, createPasskeyChallenges } from './passkey-challenges.ts';
import { addPasskey, findPasskey, notePasskeyUse, readPasskeys } from './passkey.repository.ts';
import type { LoginResponse, RegistrationResponse } from './read-passkey-response.ts';
import type { RelyingParty } from './relying-party.ts';

/** So many does a customer have. */
const MOST_PASSKEYS = 10;

/** Ed25519, ES256 and RS256: what authenticators have. */
const ALGORITHMS = [-8, -7, -257];

/** What became of a key that was to be added. */
export type AddedPasskey = { kind: 'added'; id: string } | { kind: 'full' } | { kind: 'refused' };

/** Makes and checks the keys that customers sign in with in place of a password (WebAuthn). */
export interface Passkeys {
  /** What a browser makes a new key by; null where the customer has as many as they may. */
  begin(
    user: UserRecord,
    party: RelyingParty,
    shopName: string,
  ): Promise<PublicKeyCredentialCreationOptionsJSON | null>;
  /** Keeps the key that a browser made by `begin`. */
  add(user: UserRecord, party: RelyingParty, made: RegistrationResponse, name: string): Promise<AddedPasskey>;
  /** What a browser asks for a key by. It names none: which there are is nobody's business. */
  challenge(party: RelyingParty): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Whose key signed; null where it is not known, is another's, or signed something else. */
  signIn(party: RelyingParty, signed: LoginResponse): Promise<UserRecord | null>;
}

export interface PasskeyPorts {
  db: ShopDatabase;
  clock: Clock;
  users: UserRepository;
  randomBytes(size: number): Uint8Array;
  /** By which a customer's handle with authenticators is made; it says nothing of them. */
  secret: string;
}

/** Keeps keys in the database. A key stands for the password alone, so the device must have looked who holds it. */
export function createPasskeys(ports: PasskeyPorts): Passkeys {
  const { db, clock, users } = ports;
  const challenges = createPasskeyChallenges(ports);
  const signer = createSigner(ports.secret, 'passkey-owner');
  const handleOf = (userId: number) => signer.sign(String(userId));

  return {
    async begin({ userId, email, firstName, lastName }, party, shopName) {
      const kept = await readPasskeys(db, userId);
      if (kept.length >= MOST_PASSKEYS) return null;
      return generateRegistrationOptions({
        ...{ rpName: shopName, rpID: party.id, userName: email, userID: Buffer.from(handleOf(userId), 'base64url') },
        userDisplayName: `${firstName} ${lastName}`.trim() || email,
        challenge: await challenges.issue({ userId, origin: party.origin }),
        timeout: CHALLENGE_MS,
        excludeCredentials: kept.filter(({ host }) => host === party.id).map(({ id }) => ({ id })),
        supportedAlgorithmIDs: ALGORITHMS,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },
    async add({ userId }, party, response, name) {
      const checked = await verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => challenges.use(challenge, { userId, origin: party.origin }),
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(notVerified);
      if (!checked?.verified) return { kind: 'refused' };
      const { credential, credentialBackedUp } = checked.registrationInfo;
      const passkey = {
        ...{ credential_id: credential.id, user_id: userId, relying_party: party.id, name },
        ...{ public_key: credential.publicKey, counter: credential.counter, is_backed_up: credentialBackedUp },
        transports: JSON.stringify(credential.transports ?? []),
        added_at: new Date(clock.now()),
        used_at: null,
      };
      return db.transaction().execute(async (trx) => {
        // Whoever adds two at once adds one after the other.
        await trx.selectFrom('users').select('user_id').where('user_id', '=', userId).forUpdate().execute();
        if ((await readPasskeys(trx, userId)).length >= MOST_PASSKEYS) return { kind: 'full' };
        return (await addPasskey(trx, passkey)) ? { kind: 'added', id: credential.id } : { kind: 'refused' };
      });
    },
    async challenge(party) {
      const challenge = await challenges.issue({ userId: null, origin: party.origin });
      return generateAuthenticationOptions({
        ...{ rpID: party.id, challenge, timeout: CHALLENGE_MS, userVerification: 'required' },
      });
    },
    async signIn(party, response) {
      const known = await findPasskey(db, response.id, party.id);
      if (!known || response.response.userHandle !== handleOf(known.userId)) return null;
      const { publicKey, counter: before, userId } = known;
      const checked = await verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => challenges.use(challenge, { userId: null, origin: party.origin }),
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        credential: { id: response.id, publicKey, counter: before },
      }).catch(notVerified);
      if (!checked?.verified) return null;
      const { newCounter: counter, credentialBackedUp: isBackedUp } = checked.authenticationInfo;
      const use = { before, counter, isBackedUp, now: new Date(clock.now()) };
      return (await notePasskeyUse(db, response.id, use)) ? users.find(userId) : null;
    },
  };
}

/** The library throws for each thing that does not fit; to whoever sent it they are all one. */
function notVerified(): null {
  return null;
}
