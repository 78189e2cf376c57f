import { type PasskeySignIn as Answered, CHALLENGE_SECONDS } from '@forecourt/contracts';
import { SETTINGS } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { DataSource } from 'typeorm';
import { AccountEntity, type AccountRow } from '../accounts/account.entity.ts';
import type { Settings } from '../settings.ts';
import { Challenges } from './challenges.ts';
import { handleOf } from './own-passkeys.ts';
import type { PasskeyRow } from './passkey.entity.ts';
import { Passkeys } from './passkeys.ts';
import { relyingParty } from './relying-party.ts';

/** Whose passkey it is that answers a challenge. */
@Injectable()
export class PasskeySignIn {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly passkeys: Passkeys,
    private readonly challenges: Challenges,
  ) {}

  /** The same for everybody: it lists no passkeys, so that it says of nobody whether they have one. */
  async begin(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { id } = relyingParty(this.settings.PUBLIC_URL);
    const timeout = CHALLENGE_SECONDS * 1_000;
    const options = await generateAuthenticationOptions({ rpID: id, userVerification: 'required', timeout });
    await this.challenges.keep(options.challenge, 'sign-in');
    return options;
  }

  /** @returns whose it is, also if the account is disabled; null if it is nobody's. */
  async holder(credential: Answered['credential']): Promise<AccountRow | null> {
    const challenge = await this.challenges.take(credential.response.clientDataJSON, 'sign-in');
    if (challenge === null) return null;
    const passkey = await this.passkeys.withCredential(credential.id);
    if (!passkey || !isOf(passkey, credential.response.userHandle)) return null;
    const counter = await this.verifiedCount(credential, challenge, passkey);
    if (counter === null || !(await this.passkeys.count(passkey, counter))) return null;
    const where = { id: passkey.accountId, isInvited: false };
    return this.dataSource.manager.findOneBy<AccountRow>(AccountEntity, where);
  }

  /** What the authenticator has counted; null if anything about the answer is not as it has to be. */
  private async verifiedCount(credential: Answered['credential'], expectedChallenge: string, passkey: PasskeyRow) {
    const { id, origin } = relyingParty(this.settings.PUBLIC_URL);
    const verified = verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId.toString('base64url'),
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.counter),
      },
    });
    // It throws at whatever is wrong, and says false of the signature alone.
    return verified.then(
      ({ verified: isRight, authenticationInfo }) => (isRight ? authenticationInfo.newCounter : null),
      () => null,
    );
  }
}

const isOf = ({ accountId }: PasskeyRow, userHandle: string): boolean =>
  Buffer.from(userHandle, 'base64url').equals(handleOf(accountId));
