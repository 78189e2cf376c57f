import type { Role } from '@forecourt/contracts';
import { CancelButton, Dialog, FormSelect, SendButton } from '@forecourt/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { ConfirmDialog } from '../../../confirm-dialog/confirm-dialog.tsx';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { MailNotice } from '../../../mail/mail-notice.tsx';
import { useMailMissing } from '../../../mail/use-mail-missing.ts';
import { DiscardDialog } from '../../../unsaved/discard-dialog.tsx';
import { useLeaveGuard } from '../../../unsaved/use-leave-guard.ts';
import { useInvite } from '../api/change-staff.ts';
import { usePersonFields } from '../hooks/use-person-fields.ts';
import { OWNER_MAY, ROLE_OPTIONS, ROLE_WORDS } from '../role-words.ts';
import { InvitationMade } from './invitation-made.tsx';
import { PersonFields } from './person-fields.tsx';

/** `?invite`: gives somebody an account, and the link to set its password, which is mailed and shown. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({ name: '', email: '' });
  const [role, setRole] = useState<Role>('sales');
  const isMailMissing = useMailMissing();
  const [isAsked, setAsked] = useState(false);
  const { mutate, data: made, isPending, error, reset } = useInvite();
  const fields = usePersonFields(typed, setTyped, { form, error, reset });
  const isUnsaved = () => !made && (typed.name + typed.email).trim() !== '';
  const { leaving, close } = useLeaveGuard({ param: 'invite', isUnsaved, isSending: isPending, onClose });
  // Otherwise the dialog would focus its Close button.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const [name, email] = [typed.name.trim(), typed.email.trim()];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!fields.isRight() || isPending) return;
    if (role === 'owner') setAsked(true);
    else mutate({ name, email, role });
  };
  if (made) return <InvitationMade {...{ made, onClose }} />;
  return (
    <Dialog
      title="Invite somebody"
      onClose={close}
      footer={
        <>
          <CancelButton className="grow" />
          <SendButton type="submit" form={id} variant="primary" className="grow" isSending={isPending} underWay="Sending...">
            {isMailMissing ? 'Make invitation' : 'Send invitation'}
          </SendButton>
        </>
      }
    >
      <form ref={form} id={id} className="stack one-column gap-4 py-5" onSubmit={submit} noValidate>
        <MailNotice>the invitation is not sent. You get a link instead, to pass on yourself.</MailNotice>
        {!isMailMissing && (
          <p className="small muted">They are mailed a link with which they set a password of their own. You see it too, once.</p>
        )}
        <PersonFields fields={fields} nameHint="Colleagues see it beside notes and in the activity." />
        <FormSelect
          label="Role"
          options={ROLE_OPTIONS}
          value={role}
          hint={ROLE_WORDS[role].may}
          onChange={(event) => setRole(event.target.value as Role)}
        />
        {error && !fields.isAtField && <ErrorNote>{whyNot(error)}</ErrorNote>}
      </form>
      {isAsked && (
        <ConfirmDialog
          title={`Make ${name} an owner?`}
          verb="Invite as owner"
          isPending={false}
          error={null}
          onConfirm={() => {
            setAsked(false);
            mutate({ name, email, role });
          }}
          onClose={() => setAsked(false)}
        >
          {OWNER_MAY}
        </ConfirmDialog>
      )}
      {leaving && <DiscardDialog {...leaving}>The name and the address that you have typed are not kept.</DiscardDialog>}
    </Dialog>
  );
}
