import type { StaffLinkMade, StaffMember } from '@forecourt/contracts';
import { SendButton } from '@forecourt/ui';
import { showToast } from '@forecourt/web-kit';
import { type FormEvent, useRef, useState } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { useMailMissing } from '../../../mail/use-mail-missing.ts';
import { useCorrectMember } from '../api/change-staff.ts';
import { type Person, usePersonFields } from '../hooks/use-person-fields.ts';
import styles from './member-dialog.module.css';
import { PersonFields } from './person-fields.tsx';

interface PersonFormProps {
  readonly member: StaffMember;
  readonly typed: Person;
  readonly onType: (typed: Person) => void;
  /** Called with the new link of somebody who had not accepted yet. */
  readonly onInvited: (made: StaffLinkMade) => void;
  readonly onClose: () => void;
}

/** What a colleague is called and logs in with, to be corrected. */
export function PersonForm({
  member: { id, name: oldName, email: oldEmail, state, link },
  typed,
  onType,
  onInvited,
  onClose,
}: PersonFormProps) {
  const [shown] = useState({ name: oldName, email: oldEmail ?? '' });
  const isMailMissing = useMailMissing();
  const form = useRef<HTMLFormElement>(null);
  const [name, email] = [typed.name.trim(), typed.email.trim()];
  const isMoved = email !== shown.email;
  const { mutate, isPending, error, reset } = useCorrectMember(id, (made) => {
    if (made.newLink) return onInvited(made);
    const text = isMoved ? `${name} logs in with ${email} from now on.` : `Colleagues read ${name} from now on.`;
    showToast({ title: isMoved ? 'Email address changed' : 'Name changed', text });
    onClose();
  });
  const fields = usePersonFields(typed, onType, { form, error, reset });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!fields.isRight()) return;
    if (name === shown.name && !isMoved) onClose();
    else if (!isPending) mutate({ name, email, shown });
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <PersonFields fields={fields} />
      {isMoved && fields.faults.email === null && (
        <p role="status" className="small muted">
          {consequence({ isMailMissing, isInvited: state === 'invited', hasLink: link !== null })}
        </p>
      )}
      {error && !fields.isAtField && <ErrorNote>{whyNot(error)}</ErrorNote>}
      <div className={styles.buttons}>
        <SendButton type="submit" variant="dark" isSending={isPending} underWay="Saving...">
          Save name and email
        </SendButton>
      </div>
    </form>
  );
}

interface Circumstances {
  readonly isMailMissing: boolean;
  readonly isInvited: boolean;
  readonly hasLink: boolean;
}

/** What another address means. */
function consequence({ isMailMissing, isInvited, hasLink }: Circumstances): string {
  const ended = hasLink && 'The link that was made for the earlier address stops working.';
  const sentences = isInvited
    ? [
        isMailMissing
          ? 'You get a new invitation to pass on yourself: no mail is sent.'
          : 'A new invitation is mailed to them at once.',
        ended,
      ]
    : [
        'They log in with the new address from then on.',
        ended && `${ended} Send a new one afterwards.`,
        isMailMissing ? 'Tell them yourself: no mail is sent.' : 'Both addresses are told by mail.',
      ];
  return sentences.filter(Boolean).join(' ');
}
