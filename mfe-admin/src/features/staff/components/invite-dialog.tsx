import type { Role } from '@forecourt/contracts';
import { CancelButton, Dialog, FormInput, FormSelect, SendButton } from '@forecourt/ui';
import { ApiError } from '@forecourt/web-kit';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { ConfirmDialog } from '../../../confirm-dialog/confirm-dialog.tsx';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { MailNotice } from '../../../mail/mail-notice.tsx';
import { useMailMissing } from '../../../mail/use-mail-missing.ts';
import { DiscardDialog } from '../../../unsaved/discard-dialog.tsx';
import { useLeaveGuard } from '../../../unsaved/use-leave-guard.ts';
import { useInvite } from '../api/change-staff.ts';
import { personFaults } from '../person-faults.ts';
import { OWNER_MAY, ROLE_OPTIONS, ROLE_WORDS } from '../role-words.ts';
import { NewLink } from './new-link.tsx';

/** `?invite`: gives somebody an account, and the link to set its password, which is mailed and shown. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({ name: '', email: '' });
  const [role, setRole] = useState<Role>('sales');
  const [isChecked, setChecked] = useState(false);
  const isMailMissing = useMailMissing();
  const [isAsked, setAsked] = useState(false);
  const { mutate, data: made, isPending, error, reset } = useInvite();
  const isUnsaved = () => !made && (typed.name + typed.email).trim() !== '';
  const { leaving, close } = useLeaveGuard({ param: 'invite', isUnsaved, isSending: isPending, onClose });
  // Otherwise the dialog would focus its Close button.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const [name, email] = [typed.name.trim(), typed.email.trim()];
  const faults = personFaults(name, email);
  const refused = (field: string) =>
    error instanceof ApiError ? error.problem?.errors?.find(({ path }) => path === field)?.message : undefined;
  const fault = (field: 'name' | 'email') => (isChecked && faults[field]) || refused(field) || null;
  const isAtField = refused('name') !== undefined || refused('email') !== undefined;
  const change = (field: 'name' | 'email') => (event: { target: { value: string } }) => {
    setTyped({ ...typed, [field]: event.target.value });
    if (error) reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const wrong = (['name', 'email'] as const).find((field) => faults[field]);
    if (wrong) form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    if (wrong || isPending) return;
    if (role === 'owner') setAsked(true);
    else mutate({ name, email, role });
  };
  if (made) {
    return (
      <Dialog title={`${made.name} is invited`} onClose={onClose} footer={<CancelButton className="grow">Done</CancelButton>}>
        <div className="py-5">
          <NewLink {...made} />
        </div>
      </Dialog>
    );
  }
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
        <FormInput
          label="Name"
          name="name"
          required
          autoComplete="off"
          hint="Colleagues see it beside notes and in the activity."
          value={typed.name}
          error={fault('name')}
          onChange={change('name')}
        />
        <FormInput
          label="Email"
          name="email"
          type="email"
          required
          autoComplete="off"
          value={typed.email}
          error={fault('email')}
          onChange={change('email')}
        />
        <FormSelect
          label="Role"
          options={ROLE_OPTIONS}
          value={role}
          hint={ROLE_WORDS[role].may}
          onChange={(event) => setRole(event.target.value as Role)}
        />
        {error && !isAtField && <ErrorNote>{whyNot(error)}</ErrorNote>}
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
