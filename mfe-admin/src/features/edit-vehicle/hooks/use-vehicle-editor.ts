import type { Vehicle } from '@forecourt/contracts';
import { vehicleTitle } from '@forecourt/rules';
import { ApiError, showToast, today, useDealership, useQueryClient } from '@forecourt/web-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import type { Waiting } from '../../../calls/send-until-answered.ts';
import { fetchVehicle } from '../../../stock/fetch-vehicle.ts';
import { isOtherAvailability } from '../../../stock/is-other-availability.ts';
import { onSite } from '../../../stock/on-site.ts';
import { shownNumber } from '../../../vehicle-form/number-fields.ts';
import { whoWaitsNews } from '../../../who-waits/get-who-waits.ts';
import { useUpdateVehicle } from '../api/update-vehicle.ts';
import { checkValues, type Messages } from '../check-values.ts';
import { drafts } from '../draft.ts';
import { FIELD_NAMES, type FieldName, type FormValues } from '../fields.ts';
import { differences, valuesOf } from '../form-values.ts';
import { type Merge, merge } from '../merge.ts';
import { type StaleMonthlyPrice, staleMonthlyPrice } from '../monthly-price.ts';
import { whyNotSaved } from '../not-saved.ts';
import { openForm } from '../open-form.ts';
import { patchOf } from '../patch.ts';
import { slipsIn } from '../slips.ts';

const asErrors = (messages: Messages): FieldErrors<FormValues> =>
  Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, { type: 'refused', message }]));

const isEmpty = (messages: Messages): boolean => Object.keys(messages).length === 0;

interface EditorOptions {
  readonly stored: Vehicle;
  readonly onSaved: () => void;
  /** Shows the field and puts the focus on it. */
  readonly onWrong: (name: FieldName) => void;
  /** Whether nothing would be lost; checked once the van is saved. */
  readonly mayClose: () => boolean;
}

/** The state of the editor: values, saving, and conflicts with other people's changes. */
export function useVehicleEditor({ stored, onSaved, onWrong, mayClose }: EditorOptions) {
  const client = useQueryClient();
  const { mutateAsync: update } = useUpdateVehicle();
  const [opened] = useState(() => openForm(stored));
  const [base, setBase] = useState(stored);
  const [restored, setRestored] = useState(opened.restored);
  const [conflict, setConflict] = useState<Merge | null>(opened.conflict);
  const [notice, setNotice] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const cancel = useRef(new AbortController());
  const { finance } = useDealership();
  /** To be answered before the van is saved, once for each price. */
  const [stalePrice, setStalePrice] = useState<StaleMonthlyPrice | null>(null);
  const settledPrice = useRef('');
  /** To be confirmed before the van is saved, once for each change. */
  const [slips, setSlips] = useState<readonly string[]>([]);
  const meantSlips = useRef<readonly string[]>([]);
  const underWay = useRef(false);
  /** Saved, discarded or gone. */
  const isDone = useRef(false);
  useEffect(() => {
    isDone.current = false;
    return () => {
      isDone.current = true;
      cancel.current.abort();
    };
  }, []);

  const check = (values: FormValues): Messages => {
    const { changed, patch } = patchOf(base, values);
    return checkValues(changed, values, patch);
  };
  const form = useForm<FormValues>({
    defaultValues: opened.values,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (values) => {
      const messages = check(values);
      return isEmpty(messages) ? { values, errors: {} } : { values: {}, errors: asErrors(messages) };
    },
  });

  const latestMayClose = useRef(mayClose);
  useEffect(() => {
    latestMayClose.current = mayClose;
  });
  const keepDraft = useEffectEvent((values: FormValues) => {
    if (patchOf(base, values).changed.length > 0) drafts.keep({ base, values });
    else drafts.forget(base.id);
  });
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [subscribe]);

  const showWrong = (wrong: Partial<Record<FieldName, unknown>>) => {
    const first = FIELD_NAMES.find((name) => wrong[name]);
    if (first) onWrong(first);
  };

  const setValues = (values: FormValues) => {
    for (const name of differences(values, form.getValues())) form.setValue(name, values[name] as never);
  };

  const refuse = (error: unknown) => {
    const { fields, notice: why } = whyNotSaved(error);
    for (const name of Object.keys(fields) as FieldName[]) form.setError(name, { message: fields[name] ?? '' });
    setNotice(why);
    showWrong(fields);
  };

  /** Rebases the form on what somebody else has saved, keeping everything typed. */
  const mergeWithStored = async () => {
    const theirs = await fetchVehicle(base.id);
    const merged = merge(base, theirs, form.getValues());
    setBase(theirs);
    setConflict(merged);
    setValues(merged.values);
    drafts.keep({ base: theirs, values: merged.values });
  };

  const tell = async (before: Vehicle, saved: Vehicle) => {
    const news = isOtherAvailability(before, saved) ? await whoWaitsNews(client, [saved.id]) : null;
    const title = vehicleTitle(saved);
    const text = news ? `${title}. ${news.text}` : title;
    showToast({ title: 'Vehicle updated successfully', text, ...(news ? { link: news.link } : onSite(saved)) });
  };

  const finish = (saved: Vehicle, sent: FormValues) => {
    void tell(base, saved);
    setBase(saved);
    setConflict(null);
    setRestored(false);
    if (isDone.current) return;
    const values = form.getValues();
    // Typed while it was being saved: the form stays open with it.
    if (differences(values, sent).length > 0) return drafts.keep({ base: saved, values });
    drafts.forget(saved.id);
    if (!latestMayClose.current()) return;
    isDone.current = true;
    onSaved();
  };

  const save = async (values: FormValues) => {
    const { changed, patch } = patchOf(base, values);
    if (changed.length === 0) {
      showToast({ title: 'No changes to save' });
      onSaved();
      return;
    }
    cancel.current = new AbortController();
    const { signal } = cancel.current;
    try {
      finish(await update({ base, patch, signal, onWaiting: setWaiting }), values);
    } catch (error) {
      if (signal.aborted) return setNotice('Not saved: you cancelled it. What you typed is still here.');
      if (!(error instanceof ApiError && error.problem?.code === 'INVENTORY.VERSION_CONFLICT')) return refuse(error);
      await mergeWithStored().catch(refuse);
    }
  };

  const submit = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setSaving(true);
    setNotice(null);
    await form.handleSubmit(save, showWrong)();
    underWay.current = false;
    setSaving(false);
  };

  const askAndSubmit = async () => {
    const values = form.getValues();
    if (!isEmpty(check(values))) return submit();
    const found = slipsIn(base, values, today());
    if (found.some((slip) => !meantSlips.current.includes(slip))) return setSlips(found);
    const stale = values.price === settledPrice.current ? null : staleMonthlyPrice(base, values, finance);
    if (stale) setStalePrice(stale);
    else await submit();
  };

  return {
    form,
    base,
    restored,
    conflict,
    notice,
    saving,
    setNotice,
    waiting,
    cancelSave: () => cancel.current.abort(),
    stalePrice,
    /** @param monthlyPrice the price to keep with the new price; null if the question was not answered. */
    answerStalePrice: (monthlyPrice: number | null) => {
      setStalePrice(null);
      if (monthlyPrice === null) return;
      settledPrice.current = form.getValues('price');
      form.setValue('monthlyPrice', shownNumber('monthlyPrice', monthlyPrice));
      void submit();
    },
    slips,
    answerSlips: (areMeant: boolean) => {
      setSlips([]);
      if (!areMeant) return;
      meantSlips.current = slips;
      void askAndSubmit();
    },
    submit: askAndSubmit,
    isUnsaved: () => !isDone.current && patchOf(base, form.getValues()).changed.length > 0,
    forget: () => {
      isDone.current = true;
      drafts.forget(base.id);
    },
    startAfresh: () => {
      form.reset(valuesOf(base));
      drafts.forget(base.id);
      setRestored(false);
      setConflict(null);
    },
  };
}
