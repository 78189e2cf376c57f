import { FieldError } from '@forecourt/ui';
import { useController } from 'react-hook-form';
import { LinkedPictures } from '../../../pictures/components/linked-pictures.tsx';
import { PictureEditor, type PictureEditorProps } from '../../../pictures/picture-editor.tsx';
import type { FormValues } from '../fields.ts';
import styles from './images-tab.module.css';

interface ImagesTabProps extends Required<Pick<PictureEditorProps, 'onBusy' | 'onFailed'>> {
  readonly vehicleId: number;
}

/** The van's pictures; stays rendered while another tab is shown, so that uploads continue. */
export function ImagesTab({ vehicleId, onBusy, onFailed }: ImagesTabProps) {
  const { field, fieldState } = useController<FormValues, 'pictures'>({ name: 'pictures' });
  const { error } = fieldState;
  return (
    <div className={styles.images} data-field="pictures" tabIndex={-1}>
      {error?.message && <FieldError id="pictures-error">{error.message}</FieldError>}
      <LinkedPictures vehicleId={vehicleId} images={field.value.images} />
      <PictureEditor
        {...field.value}
        onChange={(images, mainImageIndex) => field.onChange({ images, mainImageIndex })}
        onBusy={onBusy}
        onFailed={onFailed}
      />
    </div>
  );
}
