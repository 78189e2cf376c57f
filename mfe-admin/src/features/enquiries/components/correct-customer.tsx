import type { CustomerDetail, Enquiry } from '@forecourt/contracts';
import { Button, FormInput, SendButton } from '@forecourt/ui';
import { ApiError } from '@forecourt/web-kit';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { useCorrectEnquiry } from '../api/correct-enquiry.ts';
import { changedMeanwhile, detailsOf, detailsToSend } from '../customer-details.ts';
import { useDetailsDraft } from '../hooks/use-details-draft.ts';
import styles from './contact-made.module.css';
import own from './correct-customer.module.css';

const FIELDS = [
  { detail: 'customerName', label: 'Name', type: 'text' },
  { detail: 'customerEmail', label: 'Email', type: 'email' },
  { detail: 'customerPhone', label: 'Phone', type: 'tel' },
] as const satisfies readonly { readonly detail: CustomerDetail; readonly label: string; readonly type: string }[];

/** Corrects the name of a customer and how they are reached. What is typed is kept as a draft. */
export function CorrectCustomer({ enquiry }: { readonly enquiry: Enquiry }) {
  const { draft, open, putAside, type, close } = useDetailsDraft(enquiry);
  const [wasPressed, setPressed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const leave = (how = close) => {
    setPressed(false);
    how();
    box.current?.focus();
  };
  const { mutate, isPending, error, reset } = useCorrectEnquiry(enquiry, () => leave());
  useEffect(() => {
    if (wasPressed) form.current?.querySelector('input')?.focus();
  }, [wasPressed]);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  const { customerName } = enquiry;
  const refusals = (error instanceof ApiError && error.problem?.errors) || [];
  const now = detailsOf(enquiry);
  const isOverwriting = draft !== null && FIELDS.some(({ detail }) => changedMeanwhile(detail, draft, now));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft === null || isPending) return;
    const details = detailsToSend(draft, now);
    if (Object.keys(details).length === 0) leave();
    else mutate(details);
  };
  const hearEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isPending) return;
    event.preventDefault();
    leave(putAside);
  };
  return (
    <div ref={box} tabIndex={-1}>
      {draft === null ? (
        <Button
          size="small"
          variant="quiet"
          className={own.opener}
          onClick={() => {
            setPressed(true);
            open();
          }}
        >
          Correct details<span className="visually-hidden"> of {customerName}</span>
        </Button>
      ) : (
        <form
          ref={form}
          aria-label={`Details of ${customerName}`}
          className={styles.form}
          onSubmit={submit}
          onKeyDown={hearEscape}
          noValidate
        >
          {FIELDS.map(({ detail, label, type: kind }) => (
            <FormInput
              key={detail}
              label={label}
              type={kind}
              autoComplete="off"
              value={draft.typed[detail] ?? now[detail]}
              error={refusals.find(({ path }) => path === detail)?.message ?? changedMeanwhile(detail, draft, now)}
              onChange={({ target }) => {
                type({ [detail]: target.value });
                if (error) reset();
              }}
            />
          ))}
          {error && refusals.length === 0 && <ErrorNote>{whyNot(error)}</ErrorNote>}
          <p className="cluster gap-2">
            <SendButton type="submit" size="small" variant="dark" isSending={isPending} underWay="Saving...">
              {isOverwriting ? 'Save anyway' : 'Save'}
            </SendButton>
            <Button size="small" variant="quiet" disabled={isPending} onClick={() => leave()}>
              Close
            </Button>
          </p>
        </form>
      )}
    </div>
  );
}
