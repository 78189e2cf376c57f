import type { Vehicle } from '@forecourt/contracts';
import { Container, ScreenModal } from '@forecourt/ui';
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useVisibleHeight } from '../../../overlay/use-visible-height.ts';
import { DiscardDialog } from '../../../unsaved/discard-dialog.tsx';
import { useLeaveGuard } from '../../../unsaved/use-leave-guard.ts';
import { FormTabList, FormTabPanel } from '../../../vehicle-form/form-tabs.tsx';
import { definitionOf, FIELD_NAMES, type FieldName, TABS, type Tab } from '../fields.ts';
import { useVehicleEditor } from '../hooks/use-vehicle-editor.ts';
import { BasicInfo } from './basic-info.tsx';
import { DealerRecordDialog } from './dealer-record-dialog.tsx';
import { DimensionsTab } from './dimensions-tab.tsx';
import styles from './editor.module.css';
import { EditorFoot } from './editor-foot.tsx';
import { EditorHead } from './editor-head.tsx';
import { ImagesTab } from './images-tab.tsx';
import { MergeNotice } from './merge-notice.tsx';
import { MissingFacts } from './missing-facts.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { SlipsDialog } from './slips-dialog.tsx';
import { SpecificationsTab } from './specifications-tab.tsx';
import { StalePriceDialog } from './stale-price-dialog.tsx';

interface EditorProps {
  readonly vehicle: Vehicle;
  readonly onClose: () => void;
}

const TOO_EARLY = 'Images are still uploading. Update the vehicle when they have finished.';

/** The form for a van, in four tabs (product §2, Edit Vehicle). */
export function Editor({ vehicle, onClose }: EditorProps) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<Tab>('Basic Info');
  const [wanted, setWanted] = useState<{ readonly selector: string } | null>(null);
  const [isUploading, setUploading] = useState(false);
  const [tooEarly, setTooEarly] = useState(false);
  const [failedUploads, setFailedUploads] = useState<string | null>(null);
  const [isCosting, setCosting] = useState(false);
  const costsUnsaved = useRef(false);
  const goTo = (name: FieldName) => {
    setTab(definitionOf(name).tab);
    setWanted({ selector: `[name="${name}"], [data-field="${name}"]` });
  };
  const editor = useVehicleEditor({
    stored: vehicle,
    onSaved: onClose,
    onWrong: (name) => goTo(name),
    mayClose: () => failedUploads === null,
  });
  const { form, base, conflict } = editor;
  const { leaving, close } = useLeaveGuard({
    param: 'edit',
    isUnsaved: () => isUploading || failedUploads !== null || costsUnsaved.current || editor.isUnsaved(),
    onClose,
  });
  useVisibleHeight(element);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each tab is read from its beginning
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [tab]);

  // Only once the field's tab is shown.
  useLayoutEffect(() => {
    if (!wanted) return;
    element.current?.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [wanted]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTooEarly(isUploading);
    if (failedUploads !== null) {
      setTab('Images');
      setWanted({ selector: '[data-failed="true"]' });
    } else if (!isUploading) void editor.submit();
  };
  let notice = editor.notice;
  if (failedUploads !== null) notice = `${failedUploads}, then update the vehicle.`;
  if (tooEarly && isUploading) notice = TOO_EARLY;
  const title = `${base.make} ${base.model}`;
  const wrong: Partial<Record<Tab, number>> = {};
  for (const name of FIELD_NAMES) {
    const { tab: its } = definitionOf(name);
    if (form.formState.errors[name]) wrong[its] = (wrong[its] ?? 0) + 1;
  }

  return (
    <FormProvider {...form}>
      <ScreenModal surface="paper" label={`Edit ${title}`} onClose={close}>
        <form ref={element} className={styles.editor} onSubmit={submit} noValidate>
          <div>
            <Container>
              <EditorHead
                title={title}
                registration={base.registrationNumber}
                id={base.id}
                onClose={close}
                onCosts={() => setCosting(true)}
              />
              <FormTabList id={id} label="Vehicle" tabs={TABS} selected={tab} onSelect={setTab} wrong={wrong} />
            </Container>
          </div>
          <div ref={body} className={styles.body}>
            <Container>
              {editor.restored && <RestoredNotice onDiscard={editor.startAfresh} />}
              {conflict && <MergeNotice key={base.version} conflict={conflict} />}
              <div className={styles.facts}>
                <MissingFacts onGo={goTo} />
              </div>
              <FormTabPanel id={id} tab="Basic Info" selected={tab}>
                <BasicInfo vehicle={base} />
              </FormTabPanel>
              <FormTabPanel id={id} tab="Specifications" selected={tab}>
                <SpecificationsTab />
              </FormTabPanel>
              <FormTabPanel id={id} tab="Dimensions" selected={tab}>
                <DimensionsTab />
              </FormTabPanel>
              <FormTabPanel id={id} tab="Images" selected={tab}>
                <ImagesTab vehicleId={base.id} onBusy={setUploading} onFailed={setFailedUploads} />
              </FormTabPanel>
            </Container>
          </div>
          <div data-toasts />
          <EditorFoot
            notice={notice}
            saving={editor.saving}
            waiting={editor.waiting}
            onCancelSave={editor.cancelSave}
            onCancel={close}
          />
        </form>
        {isCosting && <DealerRecordDialog id={base.id} onClose={() => setCosting(false)} unsaved={costsUnsaved} />}
        {editor.slips.length > 0 && <SlipsDialog slips={editor.slips} onAnswer={editor.answerSlips} />}
        {editor.stalePrice && <StalePriceDialog stale={editor.stalePrice} onAnswer={editor.answerStalePrice} />}
        {leaving && (
          <DiscardDialog
            stay={leaving.stay}
            leave={() => {
              editor.forget();
              leaving.leave();
            }}
          >
            Your changes to this van have not been saved.
          </DiscardDialog>
        )}
      </ScreenModal>
    </FormProvider>
  );
}
