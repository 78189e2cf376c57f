import type { DataRequest, Person } from '@forecourt/contracts';
import { Button, classes, Dialog, FormInput } from '@forecourt/ui';
import { type FormEvent, useState } from 'react';
import { useCloseOverlay } from '../../../address/use-close-overlay.ts';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { useLeaveGuard } from '../../../unsaved/use-leave-guard.ts';
import { useErasePerson } from '../api/erase-person.ts';
import { useFindPerson } from '../api/find-person.ts';
import styles from './dialogs.module.css';
import { ErasedSummary } from './erased-summary.tsx';
import { HeldOnPerson } from './held-on-person.tsx';

/** Finds, hands over or erases the data held on a person. @param request the data request whose sender to look for, if any. */
export function PersonDialog({ request }: { readonly request: DataRequest | undefined }) {
  const onClose = useCloseOverlay();
  const [email, setEmail] = useState(request?.email ?? '');
  const [phone, setPhone] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const [person, setPerson] = useState<Person | null>(null);
  const find = useFindPerson();
  const erase = useErasePerson();
  const { close } = useLeaveGuard({ param: 'person', isUnsaved: () => false, isSending: erase.isPending, onClose });
  const change = (set: (value: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value);
    setEmpty(false);
    find.reset();
  };
  const look = (sought: Person) => {
    setPerson(sought);
    find.mutate(sought);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [address, number] = [email.trim(), phone.trim()];
    setEmpty(address === '' && number === '');
    if (find.isPending || address + number === '') return;
    look({ ...(address !== '' && { email: address }), ...(number !== '' && { phone: number }) });
  };
  return (
    <Dialog title="A person's data" onClose={close}>
      <div className={classes(styles.body, styles.page)}>
        {erase.data ? (
          <ErasedSummary erasure={erase.data} onClose={close} />
        ) : (
          <>
            <form className={styles.form} onSubmit={submit} inert={erase.isPending}>
              <FormInput
                label="Email"
                type="email"
                autoComplete="off"
                value={email}
                error={isEmpty ? 'Enter an email address or a phone number' : null}
                onChange={change(setEmail)}
              />
              <FormInput
                label="Phone"
                type="tel"
                autoComplete="off"
                hint={`Instead of the email address, or with it: then it also finds what they sent from another address. Other people may share this number.${request?.phone ? ` They gave ${request.phone}.` : ''}`}
                minLength={6}
                value={phone}
                onChange={change(setPhone)}
              />
              <div className={styles.buttons}>
                <Button type="submit" variant={find.data ? 'line' : 'dark'} aria-busy={find.isPending}>
                  {find.isPending ? 'Searching...' : 'Find'}
                </Button>
              </div>
            </form>
            {find.isError && <ErrorNote>{whyNot(find.error)}</ErrorNote>}
            {find.data && person && (
              <HeldOnPerson
                held={find.data}
                isErasing={erase.isPending}
                problem={erase.isError ? whyNot(erase.error) : null}
                onLookAgain={() => {
                  erase.reset();
                  look(person);
                }}
                onErase={(records) => erase.mutate({ ...person, ...records })}
              />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
