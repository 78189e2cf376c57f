import { randomUUID } from 'node:crypto';
import { CHALLENGE_SECONDS, MAX_PASSKEYS, type NewPasskey, type Passkey } from '@forecourt/contracts';
import { SETTINGS, StaffActions, type StaffClaims } from '@forecourt/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AccountEntity, type AccountRow } from '../accounts/account.entity.ts';
import { notTheCurrentPassword, OwnPassword } from '../accounts/own-password.ts';
import { shownName } from '../accounts/shown-name.ts';
import { hasNoAccount } from '../second-factor/second-factor.errors.ts';
import type { Settings } from '../settings.ts';
import { SignInPolicy } from '../sign-in-policy/sign-in-policy.ts';
import { Challenges } from './challenges.ts';
import { PasskeyEntity, type PasskeyRow } from './passkey.entity.ts';
import { passkeyNotFound, passkeyNotKept, passkeyTaken, tooManyPasskeys } from './passkey.errors.ts';
import { Passkeys } from './passkeys.ts';
import { relyingParty } from './relying-party.ts';

/** The passkeys of whoever asks. */
@Injectable()
export class OwnPasskeys {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly dataSource: DataSource,
    private readonly password: OwnPassword,
    private readonly passkeys: Passkeys,
    private readonly challenges: Challenges,
    private readonly policy: SignInPolicy,
    private readonly actions: StaffActions,
  ) {}

  async list({ sub }: StaffClaims): Promise<Passkey[]> {
    return isId(sub) ? (await this.passkeys.of(sub)).map(seen) : [];
  }

  /** @throws {ProblemError} 400 if the password is wrong; 409 for an operator, or if there are too many. */
  async begin(claims: StaffClaims, password: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
    if (!isId(claims.sub)) throw hasNoAccount();
    const account = await this.password.shown(claims, password);
    if (!account) throw notTheCurrentPassword('password', 'No passkey was added');
    return this.optionsFor(account);
  }

  /** @param account whose password was right. @throws {ProblemError} 409 if there are too many. */
  async optionsFor(account: AccountRow): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.passkeys.of(account.id);
    if (known.length >= MAX_PASSKEYS) throw tooManyPasskeys();
    const { id } = relyingParty(this.settings.PUBLIC_URL);
    const options = await generateRegistrationOptions({
      rpID: id,
      rpName: id,
      userID: new Uint8Array(handleOf(account.id)),
      userName: account.email ?? shownName(account),
      userDisplayName: shownName(account),
      attestationType: 'none',
      timeout: CHALLENGE_SECONDS * 1_000,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId.toString('base64url'), transports })),
    });
    await this.challenges.keep(options.challenge, { newPasskeyOf: account.id });
    return options;
  }

  /** @throws {ProblemError} 400 if it does not answer the challenge; 409 if it is known, or there are too many. */
  async add({ sub }: Pick<StaffClaims, 'sub'>, { name, credential }: NewPasskey): Promise<Passkey> {
    if (!isId(sub)) throw hasNoAccount();
    const challenge = await this.challenges.take(credential.response.clientDataJSON, { newPasskeyOf: sub });
    const made = challenge === null ? null : await this.verified(credential, challenge);
    if (!made) throw passkeyNotKept();
    const row: PasskeyRow = {
      accountId: sub,
      id: randomUUID(),
      name,
      credentialId: Buffer.from(made.id, 'base64url'),
      publicKey: Buffer.from(made.publicKey),
      counter: String(made.counter),
      transports: credential.response.transports ?? [],
      createdAt: new Date(),
      lastUsedAt: null,
    };
    await this.dataSource.transaction(async (manager) => {
      // Holds others up that add one to the same account at the same time.
      const where = { id: sub, isDisabled: false };
      if (!(await manager.findOne(AccountEntity, { where, lock: { mode: 'pessimistic_write' } }))) throw passkeyNotKept();
      if ((await manager.countBy(PasskeyEntity, { accountId: sub })) >= MAX_PASSKEYS) throw tooManyPasskeys();
      await manager.createQueryBuilder().insert().into(PasskeyEntity).values(row).orIgnore().execute();
      if (!(await manager.existsBy(PasskeyEntity, { accountId: sub, id: row.id }))) throw passkeyTaken();
      await this.actions.record(manager, {
        actor: sub,
        action: 'account.passkey-added',
        recordType: 'account',
        recordId: sub,
      });
    });
    return seen(row);
  }

  /**
   * Ends nothing else: the sessions that it began go on.
   * @throws {ProblemError} 404 if it is not one of the account's; 409 if it is the only second factor where there has to be one.
   */
  async remove({ sub }: StaffClaims, id: string): Promise<void> {
    if (!isId(sub) || !isId(id)) throw passkeyNotFound();
    await this.dataSource.transaction(async (manager) => {
      if ((await manager.delete(PasskeyEntity, { accountId: sub, id })).affected !== 1) throw passkeyNotFound();
      await this.policy.keepOne(manager, sub);
      await this.actions.record(manager, { action: 'account.passkey-removed', recordType: 'account', recordId: sub });
    });
  }

  private async verified(credential: NewPasskey['credential'], challenge: string) {
    const { id, origin } = relyingParty(this.settings.PUBLIC_URL);
    const { clientDataJSON, attestationObject } = credential.response;
    const checked = await verifyRegistrationResponse({
      response: { ...credential, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    }).catch((): VerifiedRegistrationResponse => ({ verified: false }));
    return checked.verified ? checked.registrationInfo.credential : null;
  }
}

/** The account, as authenticators keep it: no name and no address. */
export const handleOf = (accountId: string): Buffer => Buffer.from(accountId.replaceAll('-', ''), 'hex');

/** Whether it can be the id of an account or a passkey: an operator's subject is a word. */
const isId = (id: string): boolean => z.uuid().safeParse(id).success;

const seen = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  since: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
