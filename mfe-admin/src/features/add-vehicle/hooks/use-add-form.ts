import type { Vehicle } from '@forecourt/contracts';
import { ApiError, showToast, useDealership } from '@forecourt/web-kit';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { REGISTRATION_TAKEN } from '../../../stock/vans-by-registration.ts';
import type { AddValues } from '../add-values.ts';
import { useAddVehicle } from '../api/add-vehicle.ts';
import { checkValues, type Faults, faultsOf, MISSING_PRICE } from '../check-values.ts';
import { type Draft, storedDraft } from '../draft.ts';
import { type AddTab, tabOf } from '../form-parts.ts';
import { unseenFacts } from '../unseen-facts.ts';

const errorsOf = (faults: Faults): FieldErrors<AddValues> =>
  Object.fromEntries(Object.entries(faults).map(([field, message]) => [field, { type: 'contract', message }]));

/** Images are not a form field, so the link leads to adding one. */
const focusUpload = () => document.querySelector<HTMLElement>('dialog input[type="file"]')?.focus();

/** A name that is missing is typed first, and in a copy what is the van's own. */
const firstTab = ({ copied, values: { make, model, year } }: Draft): AddTab =>
  make && model && year && !copied ? 'Pricing' : 'Desc';

/** The state of the set-up form: values, draft, errors and saving. */
export function useAddForm(draft: Draft, onAdded: (vehicle: Vehicle) => void) {
  const { finance } = useDealership();
  const { key, lookup, copied } = draft;
  const unseen = unseenFacts(draft);
  const [tab, setTab] = useState<AddTab>(() => firstTab(draft));
  const [uploading, setUploading] = useState(false);
  const [failedUploads, setFailedUploads] = useState<string | null>(null);
  /** The registration that turned out to be in stock already. */
  const [taken, setTaken] = useState<string | null>(null);
  /** A ref, because a double click comes before the button is re-rendered. */
  const sending = useRef(false);
  const adding = useAddVehicle((vehicle) => {
    storedDraft.drop();
    onAdded(vehicle);
  });

  const resolver: Resolver<AddValues> = (values) => {
    const checked = checkValues(values, unseen, finance);
    return 'faults' in checked ? { values: {}, errors: errorsOf(checked.faults) } : { values, errors: {} };
  };
  // Another tab may have to be shown before a wrong field can be focused.
  const form = useForm<AddValues>({ defaultValues: draft.values, resolver, shouldFocusError: false });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => storedDraft.keep({ key, lookup, copied, values }),
      }),
    [form, key, lookup, copied],
  );

  const show = (fields: readonly string[]) => {
    const first = fields[0];
    if (first === undefined) return;
    setTab(tabOf(first));
    setTimeout(() => (first === 'images' ? focusUpload() : form.setFocus(first as keyof AddValues)));
  };
  const refuse = (errors: FieldErrors<AddValues>) => {
    const fields = Object.keys(errors);
    if (errors.price?.message === MISSING_PRICE) {
      showToast({ tone: 'error', title: 'Missing Information', text: MISSING_PRICE });
      show(['price']);
    } else show(fields);
  };
  const save = form.handleSubmit(async (values) => {
    const checked = checkValues(values, unseen, finance);
    if (sending.current || uploading || 'faults' in checked) return;
    if (failedUploads !== null) {
      showToast({
        tone: 'error',
        title: 'Images not uploaded',
        text: `${failedUploads}, then add the vehicle.`,
      });
      return show(['images']);
    }
    sending.current = true;
    setTaken(null);
    try {
      await adding.mutateAsync({ body: checked.body, key });
    } catch (error) {
      if (error instanceof ApiError && error.problem?.code === REGISTRATION_TAKEN) {
        const message = error.problem.errors?.[0]?.message ?? '';
        form.setError('registrationNumber', { message });
        setTaken(checked.body.registrationNumber ?? null);
        return show(['registrationNumber']);
      }
      const faults = faultsOf(error instanceof ApiError ? (error.problem?.errors ?? []) : []);
      for (const [field, message] of Object.entries(faults)) form.setError(field as keyof AddValues, { message });
      show(Object.keys(faults));
    } finally {
      sending.current = false;
    }
  }, refuse);

  return { form, tab, setTab, show, uploading, setUploading, setFailedUploads, save, saving: adding.isPending, taken };
}

export type AddForm = ReturnType<typeof useAddForm>['form'];
