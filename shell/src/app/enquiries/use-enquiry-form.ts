import { type EnquiryReceipt, MAX_MESSAGE_LENGTH } from '@forecourt/contracts';
import { countCharacters } from '@forecourt/rules';
import { showToast } from '@forecourt/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FormState } from '../forms/form-state.ts';
import { useGuardedForm } from '../forms/use-guarded-form.ts';
import { draftOf, forgetDraft, keepDraft, knownPerson, lastSender, openDrafts } from './enquiry-drafts.ts';
import { type AskedFor, type SentEnquiry, textsOf } from './enquiry-texts.ts';
import {
  checkEnquiry,
  ENQUIRY_FIELDS,
  type EnquirySubject,
  type EnquiryValues,
  enquiryPayload,
  sentEnquiry,
  wishOf,
} from './enquiry-values.ts';

export interface EnquiryFormOptions {
  readonly asked: AskedFor;
  readonly subject: EnquirySubject;
  /** The form as the server rendered it. */
  readonly given?: FormState | undefined;
  readonly onSent: (sent: SentEnquiry) => void;
}

const draftKey = (asked: AskedFor, { vehicle }: EnquirySubject): string => `${asked}:${vehicle?.id ?? ''}`;

function startValues({ asked, subject, given }: EnquiryFormOptions): EnquiryValues {
  const { name, email, phone } = knownPerson();
  return {
    inquiryType: asked,
    preferredContactTime: 'anytime',
    message: wishOf(subject),
    website: '',
    ...draftOf(draftKey(asked, subject)),
    customerName: name,
    customerEmail: email,
    customerPhone: phone,
    ...given?.values,
  };
}

/** The state of one enquiry form: its fields, their errors, and submission. */
export function useEnquiryForm(options: EnquiryFormOptions) {
  const { asked, subject, given, onSent } = options;
  const isWish = subject.vehicle?.isSold === true;
  const [start] = useState(() => startValues(options));
  const key = draftKey(asked, subject);
  const [same, setSame] = useState(() =>
    start.customerName || start.customerEmail || start.customerPhone ? null : lastSender(),
  );

  const { form, field, ...rest } = useGuardedForm<EnquiryValues, EnquiryReceipt>({
    names: ENQUIRY_FIELDS,
    check: checkEnquiry,
    given,
    path: '/api/inquiries',
    payload: (values) => enquiryPayload(values, subject),
    onSent: (_receipt, values) => {
      forgetDraft(key, values);
      form.reset(startValues({ asked, subject, onSent }));
      showToast({ ...textsOf(values.inquiryType, isWish).sent, tone: 'success' });
      onSent(sentEnquiry(values, subject));
    },
  });

  const restore = useEffectEvent(() => {
    openDrafts();
    const kept = startValues(options);
    for (const name of ENQUIRY_FIELDS) if (form.getValues(name) === start[name]) form.setValue(name, kept[name]);
  });
  // After hydration, which must find the values of the server.
  useEffect(() => restore(), []);

  const sameDetails =
    same &&
    (() => {
      form.setValue('customerName', same.name);
      form.setValue('customerEmail', same.email);
      form.setValue('customerPhone', same.phone);
      setSame(null);
      form.clearErrors();
      form.setFocus('message');
      keepDraft(key, form.getValues());
    });

  return {
    ...rest,
    /** Fills in the details of the last form; null if there are none, or if they are filled in already. */
    sameDetails,
    /** Attributes of a field, including its initial value in the HTML. */
    field: (name: keyof EnquiryValues) => ({ ...field(name), defaultValue: start[name] }),
    focusFirst: () => form.setFocus('customerName'),
    inquiryType: form.watch('inquiryType', start.inquiryType),
    charactersLeft: countCharacters(form.watch('message', start.message) ?? '', MAX_MESSAGE_LENGTH).text,
    keep: () => keepDraft(key, form.getValues()),
  };
}
