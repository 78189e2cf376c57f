import type { Vehicle } from '@forecourt/contracts';
import { CancelButton, Dialog, Plate, SendButton } from '@forecourt/ui';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { PictureEditor } from '../../../pictures/picture-editor.tsx';
import { FeatureChecklist } from '../../../vehicle-form/feature-checklist.tsx';
import { FormTabs } from '../../../vehicle-form/form-tabs.tsx';
import type { Draft } from '../draft.ts';
import { ADD_TABS, type AddTab, countByTab } from '../form-parts.ts';
import { useAddForm } from '../hooks/use-add-form.ts';
import { BeforeAdding } from './before-adding.tsx';
import { DescFields } from './desc-fields.tsx';
import { VanInStock } from './known-van.tsx';
import { MissingFacts } from './missing-facts.tsx';
import { PricingFields } from './pricing-fields.tsx';
import styles from './set-up-dialog.module.css';

interface SetUpDialogProps {
  readonly draft: Draft;
  readonly onClose: () => void;
  readonly onAdded: (vehicle: Vehicle) => void;
}

/** The four tabs in which a new van is set up. Closing it keeps the draft. */
export function SetUpDialog({ draft, onClose, onAdded }: SetUpDialogProps) {
  const id = useId();
  const { form, tab, setTab, show, uploading, setUploading, setFailedUploads, save, saving, taken } = useAddForm(draft, onAdded);
  const { control, setValue } = form;
  const [make, model, registration] = useWatch({ control, name: ['make', 'model', 'registrationNumber'] });
  const [features, images, mainImageIndex] = useWatch({ control, name: ['features', 'images', 'mainImageIndex'] });

  const panel = (of: AddTab) => {
    if (of === 'Pricing') return <PricingFields form={form} />;
    if (of === 'Desc') return <DescFields form={form} isLookedUp={draft.lookup !== null} />;
    if (of === 'Features') return <FeatureChecklist value={features} onChange={(next) => setValue('features', next)} />;
    return (
      <PictureEditor
        images={images}
        mainImageIndex={mainImageIndex}
        onBusy={setUploading}
        onFailed={setFailedUploads}
        onChange={(next, main) => {
          setValue('images', next);
          setValue('mainImageIndex', main);
        }}
      />
    );
  };

  return (
    <Dialog
      title={`${make} ${model}`.trim() || 'Add Vehicle'}
      onClose={onClose}
      footer={
        <>
          {taken && <VanInStock registration={taken} />}
          <BeforeAdding
            form={form}
            onGo={(field) => show([field])}
            onDueIn={() => {
              setValue('stockStatus', 'Due In');
              void save();
            }}
          />
          <CancelButton />
          <SendButton
            type="submit"
            form={id}
            variant="primary"
            className="grow"
            isSending={saving}
            underWay="Adding..."
            aria-disabled={saving || uploading}
          >
            {uploading ? 'Uploading images...' : 'Add Vehicle'}
          </SendButton>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={save} noValidate>
        {draft.copied && (
          <p className={styles.copied}>
            Copied from <b>{draft.copied.name}</b>. Enter what is this van's own: its registration, mileage, history and pictures.
            Check the price and the description.
          </p>
        )}
        {draft.lookup && (
          <p className={styles.plate}>
            <Plate>{registration}</Plate>
          </p>
        )}
        <FormTabs
          label="Set up vehicle"
          tabs={ADD_TABS}
          selected={tab}
          onSelect={setTab}
          wrong={countByTab(Object.keys(form.formState.errors))}
          className={styles.tabs}
          panel={panel}
          panelsClassName={styles.panel}
        />
        <MissingFacts form={form} onGo={(fact) => show([fact])} />
      </form>
    </Dialog>
  );
}
