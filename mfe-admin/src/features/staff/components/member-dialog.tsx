import type { Role, StaffLinkMade, StaffMember } from '@forecourt/contracts';
import { CancelButton, Dialog, FormSelect, SendButton } from '@forecourt/ui';
import { showToast } from '@forecourt/web-kit';
import { type FormEvent, type ReactNode, useState } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { ConfirmDialog } from '../../../confirm-dialog/confirm-dialog.tsx';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { useMailMissing } from '../../../mail/use-mail-missing.ts';
import { DiscardDialog } from '../../../unsaved/discard-dialog.tsx';
import { useLeaveGuard } from '../../../unsaved/use-leave-guard.ts';
import { useChangeMember, useMakeLink, useWithdraw } from '../api/change-staff.ts';
import { OWNER_MAY, ROLE_OPTIONS, ROLE_WORDS } from '../role-words.ts';
import { InvitationMade } from './invitation-made.tsx';
import styles from './member-dialog.module.css';
import { MemberPart } from './member-part.tsx';
import { NewLink } from './new-link.tsx';
import { PersonForm } from './person-form.tsx';
import { TakeSecondFactorPart } from './take-second-factor-part.tsx';

interface MemberDialogProps {
  readonly member: StaffMember;
  /** What waits for them. */
  readonly openWork: ReactNode;
  readonly onClose: () => void;
}

/** `?member=…`: who somebody is, their role, their link, and the end of their account. */
export function MemberDialog(props: MemberDialogProps) {
  const { name, email, state, hasSecondFactor, hasPasskey } = props.member;
  const [stored] = useState({ name, email: email ?? '' });
  const [typed, setTyped] = useState(stored);
  const isUnsaved = () => typed.name.trim() !== stored.name || typed.email.trim() !== stored.email;
  const { leaving, leave, close } = useLeaveGuard({ param: 'member', isUnsaved, onClose: props.onClose });
  const [made, setMade] = useState<StaffLinkMade | null>(null);
  if (made)
    return (
      <InvitationMade
        made={made}
        effect="The link that was made for the earlier address no longer works."
        onClose={() => leave()}
      />
    );
  return (
    <Dialog title={name} onClose={close}>
      <div className={styles.body}>
        <PersonForm member={props.member} typed={typed} onType={setTyped} onInvited={setMade} onClose={() => leave()} />
        {state !== 'disabled' && <RoleForm {...props} />}
        {state !== 'disabled' && <LinkPart {...props} />}
        {(hasSecondFactor || hasPasskey) && <TakeSecondFactorPart {...props} />}
        {state === 'invited' ? <WithdrawPart {...props} /> : <DisablePart {...props} />}
      </div>
      {leaving && <DiscardDialog {...leaving}>The name and the address that you have typed are not kept.</DiscardDialog>}
    </Dialog>
  );
}

function RoleForm({ member: { id, name, role: current, state }, onClose }: MemberDialogProps) {
  const [role, setRole] = useState<Role>(current);
  const { mutate, isPending, error } = useChangeMember(id, () => {
    showToast({ title: 'Role changed', text: `${name} has the role ${ROLE_WORDS[role].name} now.` });
    onClose();
  });
  const [isAsked, setAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (role === current) onClose();
    else if (role === 'owner') setAsked(true);
    else if (!isPending) mutate({ role });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <FormSelect
        label="Role"
        options={ROLE_OPTIONS}
        value={role}
        hint={ROLE_WORDS[role].may}
        onChange={(event) => setRole(event.target.value as Role)}
      />
      {state === 'active' && role !== current && (
        <p role="status" className="small muted">
          They are logged out, and have the new role when they log in again.
        </p>
      )}
      {error && !isAsked && <ErrorNote>{whyNot(error)}</ErrorNote>}
      <div className={styles.buttons}>
        <CancelButton />
        <SendButton type="submit" variant="dark" isSending={isPending} underWay="Saving...">
          Save role
        </SendButton>
      </div>
      {isAsked && (
        <ConfirmDialog
          title={`Make ${name} an owner?`}
          verb="Make owner"
          {...{ isPending, error }}
          onConfirm={() => mutate({ role })}
          onClose={() => setAsked(false)}
        >
          {OWNER_MAY}
        </ConfirmDialog>
      )}
    </form>
  );
}

function LinkPart({ member: { id, state } }: MemberDialogProps) {
  const isMailMissing = useMailMissing();
  const { mutate, data: made, isPending, error } = useMakeLink(id);
  const isInvited = state === 'invited';
  const verb = isMailMissing ? 'Make a new link' : 'Send a new link';
  return (
    <>
      <MemberPart
        what={
          isInvited
            ? 'Has the invitation not arrived? A new link ends the earlier one.'
            : 'Forgotten the password? A link sets a new one, and ends an earlier link.'
        }
        {...{ verb, isPending, error }}
        onPress={() => mutate(undefined)}
      />
      {made?.newLink && <NewLink key={made.newLink.path} {...made} />}
    </>
  );
}

function WithdrawPart({ member: { id, name }, onClose }: MemberDialogProps) {
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useWithdraw(id, () => {
    showToast({ title: 'Invitation withdrawn', text: `The link of ${name} no longer works.` });
    onClose();
  });
  return (
    <>
      <MemberPart
        what="Withdrawn, the link no longer works, and the address is forgotten. The name stays in the activity."
        verb="Withdraw invitation"
        isPending={isPending}
        error={null}
        onPress={() => setAsked(true)}
      />
      {isAsked && (
        <ConfirmDialog
          title={`Withdraw the invitation of ${name}?`}
          verb="Withdraw"
          {...{ isPending, error }}
          onConfirm={() => mutate(undefined)}
          onClose={() => setAsked(false)}
        >
          If they have been given a link, it stops working. You can invite them again.
        </ConfirmDialog>
      )}
    </>
  );
}

function DisablePart({ member: { id, name, state }, openWork, onClose }: MemberDialogProps) {
  const isActive = state === 'active';
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useChangeMember(id, () => {
    showToast(
      isActive
        ? { title: 'Account disabled', text: `${name} is logged out and cannot log in.` }
        : { title: 'Account enabled', text: `${name} can log in again.` },
    );
    onClose();
  });
  const change = () => mutate({ isDisabled: isActive });
  return (
    <>
      <MemberPart
        what={
          isActive
            ? 'A disabled account is logged out at once and cannot log in. What it did stays in the activity.'
            : 'The account is disabled. Once enabled, it has its role and password as before.'
        }
        verb={isActive ? 'Disable account' : 'Enable account'}
        isPending={isPending}
        error={isAsked ? null : error}
        onPress={isActive ? () => setAsked(true) : change}
      />
      {isAsked && (
        <ConfirmDialog
          title={`Disable the account of ${name}?`}
          verb="Disable"
          {...{ isPending, error }}
          onConfirm={change}
          onClose={() => setAsked(false)}
        >
          {name} is logged out at once, also of what is half done, and cannot log in until you enable the account again.{' '}
          {openWork}
        </ConfirmDialog>
      )}
    </>
  );
}
