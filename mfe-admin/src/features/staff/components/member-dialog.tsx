import type { Role, StaffMember } from '@forecourt/contracts';
import { CancelButton, Dialog, FormSelect, SendButton } from '@forecourt/ui';
import { showToast } from '@forecourt/web-kit';
import { type FormEvent, useState } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { NOT_MAILED, useMailMissing } from '../../../mail/use-mail-missing.ts';
import { useChangeMember, useSendLink, useWithdraw } from '../api/change-staff.ts';
import { ROLE_OPTIONS, ROLE_WORDS } from '../role-words.ts';
import { DisableDialog } from './disable-dialog.tsx';
import styles from './member-dialog.module.css';
import { MemberPart } from './member-part.tsx';
import { TakeSecondFactorPart } from './take-second-factor-part.tsx';

interface MemberDialogProps {
  readonly member: StaffMember;
  readonly onClose: () => void;
}

/** `?member=…`: the role of somebody, their link, and the end of their account. */
export function MemberDialog(props: MemberDialogProps) {
  const { name, email, state, hasSecondFactor, hasPasskey } = props.member;
  return (
    <Dialog title={name} onClose={props.onClose}>
      <div className={styles.body}>
        <p className="muted breakable">{email}</p>
        {state !== 'disabled' && <RoleForm {...props} />}
        {state !== 'disabled' && <LinkPart {...props} />}
        {(hasSecondFactor || hasPasskey) && <TakeSecondFactorPart {...props} />}
        {state === 'invited' ? <WithdrawPart {...props} /> : <DisablePart {...props} />}
      </div>
    </Dialog>
  );
}

function RoleForm({ member: { id, name, role: current, state }, onClose }: MemberDialogProps) {
  const [role, setRole] = useState<Role>(current);
  const { mutate, isPending, error } = useChangeMember(id, () => {
    showToast({ title: 'Role changed', text: `${name} has the role ${ROLE_WORDS[role].name} now.` });
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (role === current) onClose();
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
      {error && <ErrorNote>{whyNot(error)}</ErrorNote>}
      <div className={styles.buttons}>
        <CancelButton />
        <SendButton type="submit" variant="dark" isSending={isPending} underWay="Saving...">
          Save role
        </SendButton>
      </div>
    </form>
  );
}

function LinkPart({ member: { id, name, state }, onClose }: MemberDialogProps) {
  const isMailMissing = useMailMissing();
  const { mutate, isPending, error } = useSendLink(id, ({ link }) => {
    if (link?.isSent) showToast({ title: 'Link sent', text: `${name} has seven days to follow it.` });
    else
      showToast({
        tone: 'error',
        title: 'Link not sent',
        text: isMailMissing ? NOT_MAILED : 'The mail could not be sent. Try again later.',
      });
    if (link?.isSent) onClose();
  });
  const isInvited = state === 'invited';
  return (
    <MemberPart
      what={
        isInvited
          ? 'The invitation can be sent again. The earlier link no longer works then.'
          : 'Forgotten the password? A link by mail sets a new one.'
      }
      verb={isInvited ? 'Send invitation again' : 'Send link for a new password'}
      {...{ isPending, error }}
      onPress={() => mutate(undefined)}
    />
  );
}

function WithdrawPart({ member: { id, name }, onClose }: MemberDialogProps) {
  const { mutate, isPending, error } = useWithdraw(id, () => {
    showToast({ title: 'Invitation withdrawn', text: `The link of ${name} no longer works.` });
    onClose();
  });
  return (
    <MemberPart
      what="Withdrawn, the link no longer works, and the name and address are forgotten."
      verb="Withdraw invitation"
      {...{ isPending, error }}
      onPress={() => mutate(undefined)}
    />
  );
}

function DisablePart({ member: { id, name, state }, onClose }: MemberDialogProps) {
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
      {isAsked && <DisableDialog {...{ name, isPending, error }} onDisable={change} onClose={() => setAsked(false)} />}
    </>
  );
}
