import { FOLLOW_DEALERSHIP, ServiceKitModule } from '@forecourt/service-kit';
import { Module } from '@nestjs/common';
import { AccountEntity } from './accounts/account.entity.ts';
import { AccountStateController } from './accounts/account-state.controller.ts';
import { Accounts } from './accounts/accounts.ts';
import { ChangePasswordController } from './accounts/change-password.controller.ts';
import { ChangePasswordUseCase } from './accounts/change-password.use-case.ts';
import { FormerNameEntity } from './accounts/former-name.entity.ts';
import { ListAccountsController } from './accounts/list-accounts.controller.ts';
import { OwnAccountController } from './accounts/own-account.controller.ts';
import { OwnPassword } from './accounts/own-password.ts';
import { PasswordPolicy } from './accounts/password-policy.ts';
import { RenameAccountController } from './accounts/rename-account.controller.ts';
import { RenameAccountUseCase } from './accounts/rename-account.use-case.ts';
import { AuditEntryEntity } from './audit/audit-entry.entity.ts';
import { AuditLog } from './audit/audit-log.ts';
import { KeepStaffActionsController } from './audit/keep-staff-actions.controller.ts';
import { ReadAuditLogController } from './audit/read-audit-log.controller.ts';
import { ChangeStreams } from './changes/change-streams.ts';
import { FollowChangesController } from './changes/follow-changes.controller.ts';
import { CreateStaff1795225000000 } from './migrations/1795225000000-create-staff.ts';
import { CreateAuditLog1795305600000 } from './migrations/1795305600000-create-audit-log.ts';
import { KeepChangedValues1795315000000 } from './migrations/1795315000000-keep-changed-values.ts';
import { GiveAccountsRoles1795778400000 } from './migrations/1795778400000-give-accounts-roles.ts';
import { DescribeSessions1795791600000 } from './migrations/1795791600000-describe-sessions.ts';
import { InviteStaff1795795200000 } from './migrations/1795795200000-invite-staff.ts';
import { NameFirstAccount1795806000000 } from './migrations/1795806000000-name-first-account.ts';
import { KeepSecondFactors1795807800000 } from './migrations/1795807800000-keep-second-factors.ts';
import { SayWhatEndedSessions1795812000000 } from './migrations/1795812000000-say-what-ended-sessions.ts';
import { KeepPasskeys1795813000000 } from './migrations/1795813000000-keep-passkeys.ts';
import { KeepFormerNames1795814000000 } from './migrations/1795814000000-keep-former-names.ts';
import { KeepSignInPolicy1795817000000 } from './migrations/1795817000000-keep-sign-in-policy.ts';
import { KeepFormerLinks1795832000000 } from './migrations/1795832000000-keep-former-links.ts';
import { Challenges } from './passkeys/challenges.ts';
import { OwnPasskeysController } from './passkeys/own-passkeys.controller.ts';
import { OwnPasskeys } from './passkeys/own-passkeys.ts';
import { PasskeyEntity } from './passkeys/passkey.entity.ts';
import { PasskeySignInController } from './passkeys/passkey-sign-in.controller.ts';
import { PasskeySignIn } from './passkeys/passkey-sign-in.ts';
import { Passkeys } from './passkeys/passkeys.ts';
import { AuthenticatorEntity } from './second-factor/authenticator.entity.ts';
import { OwnSecondFactor } from './second-factor/own-second-factor.ts';
import { RecoveryCodeEntity } from './second-factor/recovery-code.entity.ts';
import { RecoveryCodes } from './second-factor/recovery-codes.ts';
import { SecondFactorController } from './second-factor/second-factor.controller.ts';
import { SecondFactors } from './second-factor/second-factors.ts';
import { SignInTickets } from './second-factor/sign-in-tickets.ts';
import { Vault } from './second-factor/vault.ts';
import { Callers } from './sessions/callers.ts';
import { EndedSession } from './sessions/ended-session.ts';
import { KnownDevice } from './sessions/known-device.ts';
import { OwnSessionsController } from './sessions/own-sessions.controller.ts';
import { OwnSessions } from './sessions/own-sessions.ts';
import { RefusedSignIns } from './sessions/refused-sign-ins.ts';
import { RevocationList } from './sessions/revocation-list.ts';
import { SecondStepController } from './sessions/second-step.controller.ts';
import { SessionController } from './sessions/session.controller.ts';
import { SessionEntity } from './sessions/session.entity.ts';
import { Sessions } from './sessions/sessions.ts';
import { SignInController } from './sessions/sign-in.controller.ts';
import { SignInLimits } from './sessions/sign-in-limits.ts';
import { SignInSteps } from './sessions/sign-in-steps.ts';
import { settings } from './settings.ts';
import { ChangeSignInPolicyUseCase } from './sign-in-policy/change-sign-in-policy.use-case.ts';
import { SetUpController } from './sign-in-policy/set-up.controller.ts';
import { SignInPolicyController } from './sign-in-policy/sign-in-policy.controller.ts';
import { SignInPolicy } from './sign-in-policy/sign-in-policy.ts';
import { SignInRuleEntity } from './sign-in-policy/sign-in-rule.entity.ts';
import { ChangeStaffUseCase } from './staff/change-staff.use-case.ts';
import { CorrectStaffUseCase } from './staff/correct-staff.use-case.ts';
import { FollowLinkController } from './staff/follow-link.controller.ts';
import { InviteStaffUseCase } from './staff/invite-staff.use-case.ts';
import { StaffController } from './staff/staff.controller.ts';
import { StaffLinkEntity } from './staff/staff-link.entity.ts';
import { StaffLinks } from './staff/staff-links.ts';
import { StaffMembers } from './staff/staff-members.ts';
import { StaffNotices } from './staff/staff-notices.ts';
import { TakeSecondFactorUseCase } from './staff/take-second-factor.use-case.ts';

@Module({
  imports: [
    ServiceKitModule.forRoot({
      name: 'identity',
      settings,
      entities: [
        AccountEntity,
        FormerNameEntity,
        SessionEntity,
        StaffLinkEntity,
        AuthenticatorEntity,
        RecoveryCodeEntity,
        PasskeyEntity,
        SignInRuleEntity,
        AuditEntryEntity,
      ],
      migrations: [
        CreateStaff1795225000000,
        CreateAuditLog1795305600000,
        KeepChangedValues1795315000000,
        GiveAccountsRoles1795778400000,
        DescribeSessions1795791600000,
        InviteStaff1795795200000,
        NameFirstAccount1795806000000,
        KeepSecondFactors1795807800000,
        SayWhatEndedSessions1795812000000,
        KeepPasskeys1795813000000,
        KeepFormerNames1795814000000,
        KeepSignInPolicy1795817000000,
        KeepFormerLinks1795832000000,
      ],
    }),
  ],
  controllers: [
    AccountStateController,
    SignInController,
    SecondStepController,
    SetUpController,
    SignInPolicyController,
    PasskeySignInController,
    OwnPasskeysController,
    SecondFactorController,
    SessionController,
    OwnSessionsController,
    StaffController,
    FollowLinkController,
    ChangePasswordController,
    OwnAccountController,
    RenameAccountController,
    KeepStaffActionsController,
    ReadAuditLogController,
    ListAccountsController,
    FollowChangesController,
  ],
  providers: [
    Accounts,
    AuditLog,
    Callers,
    Challenges,
    ChangeStreams,
    ChangePasswordUseCase,
    ChangeSignInPolicyUseCase,
    ChangeStaffUseCase,
    CorrectStaffUseCase,
    EndedSession,
    FOLLOW_DEALERSHIP,
    InviteStaffUseCase,
    KnownDevice,
    OwnPasskeys,
    OwnPassword,
    OwnSecondFactor,
    OwnSessions,
    PasskeySignIn,
    Passkeys,
    PasswordPolicy,
    RecoveryCodes,
    RefusedSignIns,
    RenameAccountUseCase,
    RevocationList,
    SecondFactors,
    Sessions,
    SignInLimits,
    SignInPolicy,
    SignInSteps,
    SignInTickets,
    StaffLinks,
    StaffMembers,
    StaffNotices,
    TakeSecondFactorUseCase,
    Vault,
  ],
})
export class AppModule {}
