import { MAX_MESSAGE_LENGTH, type ReceivedDataRequest } from '@forecourt/contracts';
import { countCharacters } from '@forecourt/rules';
import { useEffect, useState } from 'react';
import { knownPerson, rememberPerson } from '../enquiries/enquiry-drafts.ts';
import type { FormState } from '../forms/form-state.ts';
import { useGuardedForm } from '../forms/use-guarded-form.ts';
import {
  checkDataRequest,
  DATA_REQUEST_FIELDS,
  type DataRequestValues,
  dataRequestPayload,
  missingFrom,
} from './data-request-values.ts';

const BLANK: DataRequestValues = {
  requestType: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  description: '',
  identityVerification: false,
  website: '',
};

/** @param given The form as the server rendered it. */
export function useDataRequestForm(given: FormState | undefined, onSent: (received: ReceivedDataRequest) => void) {
  const [start] = useState(() => {
    const { email, phone } = knownPerson();
    return { email, phone, ...given?.values };
  });
  // The button starts enabled, because without scripts nothing could enable it (D31).
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);

  const { form, field, ...rest } = useGuardedForm<DataRequestValues, ReceivedDataRequest>({
    names: DATA_REQUEST_FIELDS,
    check: checkDataRequest,
    given,
    path: '/api/data-subject-request',
    payload: dataRequestPayload,
    onSent: (received) => {
      form.reset(BLANK);
      onSent(received);
    },
  });
  const values: Partial<DataRequestValues> = form.watch();

  return {
    ...rest,
    start,
    text: (name: Exclude<keyof DataRequestValues, 'identityVerification'>) => ({
      ...field(name),
      defaultValue: start[name as keyof typeof start],
    }),
    identity: { ...field('identityVerification'), defaultChecked: given?.values['identityVerification'] === 'on' },
    charactersLeft: countCharacters(values.description ?? '', MAX_MESSAGE_LENGTH).text,
    isWrong: Object.keys(form.formState.errors).length > 0,
    /** Null without scripts, when nobody can tell. */
    missing: scripted ? missingFrom(values) : null,
    keep: () => {
      const { email, phone } = form.getValues();
      rememberPerson({ email, phone });
    },
  };
}
