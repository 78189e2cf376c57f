import { Button, FormInput, FormTextArea, Icon, TriangleAlert } from '@forecourt/ui';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import type { LeadDraft } from '../../conversation/kept-chat.ts';
import type { Message } from '../../conversation/message.ts';
import { canConnect } from '../chat-lead.ts';
import { useLeadForm } from '../hooks/use-lead-form.ts';
import styles from './lead-dialog.module.css';

interface LeadDialogProps {
  readonly lead: LeadDraft;
  readonly conversation: readonly Message[];
  readonly onFill: (lead: LeadDraft) => void;
  readonly onSent: (lead: LeadDraft) => void;
  readonly onCancel: () => void;
}

/** A dialog over the panel that sends the conversation to the sales team. */
export function LeadDialog({ lead, conversation, onFill, onSent, onCancel }: LeadDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const title = useId();
  const needs = useId();
  const { fields, notice, pending, submit } = useLeadForm({ lead, conversation, onSent });

  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), []);
  // Focuses the refused field.
  useLayoutEffect(() => {
    if (Object.keys(fields).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [fields]);

  const hearKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  };
  const field = (name: keyof LeadDraft, asPayload: string) => ({
    value: lead[name],
    error: fields[asPayload],
    onChange: ({ target }: { target: { value: string } }) => onFill({ ...lead, [name]: target.value }),
  });
  return (
    <div className={styles.veil}>
      <div role="dialog" aria-modal="true" aria-labelledby={title} className={styles.dialog} onKeyDown={hearKey}>
        <form ref={form} noValidate className={styles.form} onSubmit={submit}>
          <h3 id={title}>Speak to Sales Team</h3>
          <FormInput label="Name" required autoComplete="name" {...field('name', 'customerName')} />
          <FormInput label="Email" required type="email" autoComplete="email" {...field('email', 'email')} />
          <FormInput label="Phone" type="tel" autoComplete="tel" {...field('phone', 'phone')} />
          <FormTextArea label="Message" rows={2} {...field('message', 'message')} />
          {notice && (
            <p role="alert" className={styles.notice}>
              <Icon of={TriangleAlert} small />
              {notice}
            </p>
          )}
          <p id={needs} className={styles.needs}>
            {canConnect(lead) ? '' : 'Enter your name and email.'}
          </p>
          <div className={styles.actions}>
            <Button onClick={onCancel}>Cancel</Button>
            <Button type="submit" variant="primary" disabled={pending || !canConnect(lead)} aria-describedby={needs}>
              {pending ? 'Submitting...' : 'Connect'}
            </Button>
          </div>
        </form>
      </div>
    </div>
  );
}
