import { showToast, useDealership } from '@forecourt/web-kit';
import { useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import type { FormState } from '../forms/form-state.ts';
import { whyNotSent } from '../forms/not-sent.ts';
import { useFormSession } from '../forms/use-form-session.ts';
import { draftOf, dropDraft, keepDraft, knownPerson } from './enquiry-drafts.ts';
import { type AskedFor, isAskedFor, textsOf } from './enquiry-texts.ts';
import { checkEnquiry, ENQUIRY_FIELDS, type EnquirySubject, type EnquiryValues, enquiryPayload } from './enquiry-values.ts';

export interface EnquiryFormOptions {
  readonly asked: AskedFor;
  readonly subject: EnquirySubject;
  /** The form as the server rendered it. */
  readonly given?: FormState | undefined;
  readonly onSent: (asked: AskedFor) => void;
}

const asErrors = (messages: Partial<Record<string, string>>): FieldErrors<EnquiryValues> =>
  Object.fromEntries(Object.entries(messages).map(([field, message]) => [field, { type: 'refused', message }]));

function startValues({ asked, subject, given }: EnquiryFormOptions): EnquiryValues {
  const { name, email, phone } = knownPerson();
  const fresh = {
    customerName: name,
    customerEmail: email,
    customerPhone: phone,
    inquiryType: asked,
    preferredContactTime: 'anytime',
    message: '',
    website: '',
  };
  return {
    ...fresh,
    ...draftOf(draftKey(asked, subject)),
    customerName: name,
    customerEmail: email,
    customerPhone: phone,
    ...given?.values,
  };
}

const draftKey = (asked: AskedFor, { vehicle }: EnquirySubject): string => `${asked}:${vehicle?.id ?? ''}`;

/** The state of one enquiry form: its fields, what is wrong with them, and how it is sent. */
export function useEnquiryForm(options: EnquiryFormOptions) {
  const { asked, subject, given, onSent } = options;
  const { phone } = useDealership();
  const [start] = useState(() => startValues(options));
  const [refused] = useState(() => asErrors(given?.fields ?? {}));
  const firstRefused = ENQUIRY_FIELDS.find((name) => refused[name]);
  const [notice, setNotice] = useState(given?.notice ?? null);
  const send = useFormSession(given?.start);
  const form = useForm<EnquiryValues>({
    errors: refused,
    resolver: (values) => {
      const errors = asErrors(checkEnquiry(values));
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const { formState, getValues, handleSubmit, register, reset, setError, setFocus, watch } = form;

  const submit = handleSubmit(async (values) => {
    setNotice(null);
    const texts = textsOf(values.inquiryType);
    try {
      await send('/api/inquiries', enquiryPayload(values, subject));
    } catch (error) {
      const { fields, notice: why } = whyNotSent(error, ENQUIRY_FIELDS, phone);
      const known = ENQUIRY_FIELDS.filter((field) => fields[field] !== undefined);
      for (const field of [...known].reverse()) setError(field, { message: fields[field] ?? '' }, { shouldFocus: true });
      setNotice(why);
      showToast({ title: 'Error', text: texts.failed, tone: 'error' });
      return;
    }
    dropDraft(draftKey(asked, subject));
    reset({ ...values, message: '' });
    showToast({ ...texts.sent, tone: 'success' });
    onSent(isAskedFor(values.inquiryType) ? values.inquiryType : asked);
  });

  return {
    /** Attributes of a field, with what it starts with in the HTML itself. */
    field: (name: keyof EnquiryValues) => ({
      ...register(name),
      defaultValue: start[name],
      error: formState.errors[name]?.message,
      // In the server's HTML, for who sends without scripts.
      autoFocus: name === firstRefused,
    }),
    submit,
    focusFirst: () => setFocus('customerName'),
    notice,
    pending: formState.isSubmitting,
    inquiryType: watch('inquiryType', start.inquiryType),
    keep: () => keepDraft(draftKey(asked, subject), getValues()),
  };
}
