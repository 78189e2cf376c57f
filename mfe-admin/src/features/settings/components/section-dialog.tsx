import type { DealershipState } from '@forecourt/contracts';
import { CancelButton, Dialog, SendButton } from '@forecourt/ui';
import { ApiError, today } from '@forecourt/web-kit';
import { type FormEvent, Fragment, useEffect, useId, useRef, useState } from 'react';
import { whyNot } from '../../../calls/why-not.ts';
import { ErrorNote } from '../../../error-note/error-note.tsx';
import { DiscardDialog } from '../../../unsaved/discard-dialog.tsx';
import { useLeaveGuard } from '../../../unsaved/use-leave-guard.ts';
import { useChangeSettings } from '../api/change-settings.ts';
import { usePreviewSettings } from '../api/preview-settings.ts';
import { faultsIn } from '../faults.ts';
import { rateQuestion } from '../finance-effect.ts';
import { netChanges } from '../net-changes.ts';
import type { SettingsSection } from '../sections.ts';
import { dayFaults, type TypedDay } from '../single-days.ts';
import { settingsWith, type Values, valuesOf } from '../values.ts';
import { Changes } from './changes.tsx';
import { FinanceNote } from './finance-note.tsx';
import { PreviewMade } from './preview-made.tsx';
import { RateDialog } from './rate-dialog.tsx';
import { SettingsInput } from './settings-input.tsx';

interface SectionDialogProps {
  readonly section: SettingsSection;
  readonly state: DealershipState;
  readonly onClose: () => void;
}

const NOTHING_TYPED: Values = {};

const focusFault = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid], [data-wrong] input')?.focus();

/** Changes some of the settings. What somebody else saves meanwhile appears beneath what is typed. */
export function SectionDialog({ section: { title, fields, shown, notInPreview }, state, onClose }: SectionDialogProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const { mutate, isPending, isSuccess, ...saving } = useChangeSettings();
  const preview = usePreviewSettings();
  const isSent = isPending || isSuccess;
  const stored = valuesOf(state.settings, fields);
  const values = { ...stored, ...typed };
  const isUnsaved = JSON.stringify(values) !== JSON.stringify(stored);
  const { leaving, leave, close } = useLeaveGuard({ param: 'do', isUnsaved: () => isUnsaved, isSending: isSent, onClose });
  const settings = settingsWith(state.settings, fields, values);
  const question = rateQuestion(state.settings.finance, settings.finance);
  const [opened] = useState(state.serial);
  const savedMeanwhile = state.versions.filter(({ serial }) => serial > opened);
  const [isAsking, setAsking] = useState(false);
  const error = saving.error ?? preview.error;
  const faults = faultsIn(error, fields, settings);
  // Otherwise the dialog would focus its Close button.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(), []);
  useEffect(() => {
    if (error) focusFault(form.current);
  }, [error]);

  const save = () => {
    setAsking(false);
    if (isSent) return;
    preview.reset();
    mutate({ method: 'PUT', body: { serial: state.serial, settings } }, { onSuccess: () => leave() });
  };
  const hasWrongDay = fields.some(
    ({ path, kind }) => kind === 'days' && dayFaults(values[path] as readonly TypedDay[], today()).size > 0,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (hasWrongDay) return focusFault(form.current);
    if (!isUnsaved) leave();
    else if (question) setAsking(true);
    else save();
  };
  const forget = () => {
    saving.reset();
    preview.reset();
  };
  return (
    <Dialog
      title={title}
      onClose={close}
      footer={
        <>
          <CancelButton className="grow" />
          <SendButton
            className="grow"
            isSending={preview.isPending}
            underWay="Opening..."
            onClick={() => {
              forget();
              preview.mutate({ settings });
            }}
          >
            Preview
          </SendButton>
          <SendButton type="submit" form={id} variant="primary" className="grow" isSending={isSent} underWay="Saving...">
            Save
          </SendButton>
        </>
      }
    >
      <form ref={form} id={id} className="stack one-column gap-4 py-5" onSubmit={submit} noValidate>
        <p className="muted pretty">{shown}</p>
        {fields.map((field) => (
          <Fragment key={field.path}>
            <SettingsInput
              field={field}
              value={values[field.path] ?? ''}
              error={faults[field.path]}
              onType={(value) => {
                setTyped((before) => ({ ...before, [field.path]: value }));
                if (error || preview.data) forget();
              }}
            />
            {field.path === 'finance.deposit' && <FinanceNote before={state.settings.finance} after={settings.finance} />}
          </Fragment>
        ))}
        {preview.data && <PreviewMade link={preview.data} notShown={notInPreview} />}
        {error && Object.keys(faults).length === 0 && (
          <>
            <ErrorNote>{refusalOf(error)}</ErrorNote>
            <Changes changes={netChanges(savedMeanwhile).map(({ field, from, to }) => ({ field, from: to, to: from }))} />
          </>
        )}
      </form>
      {isAsking && question && <RateDialog {...question} onStay={() => setAsking(false)} onSave={save} />}
      {leaving && (
        <DiscardDialog stay={leaving.stay} leave={leaving.leave}>
          What you typed has not been saved.
        </DiscardDialog>
      )}
    </Dialog>
  );
}

const refusalOf = (error: unknown): string =>
  error instanceof ApiError && error.problem?.code === 'SETTINGS.CHANGED_MEANWHILE'
    ? 'Somebody else has saved other settings meanwhile. What you typed is still here: look at it and save again.'
    : whyNot(error);
