import { FieldError } from '@forecourt/ui';
import { useController } from 'react-hook-form';
import { PictureEditor, type PictureEditorProps } from '../../../pictures/picture-editor.tsx';
import type { FormValues } from '../fields.ts';
import styles from './images-tab.module.css';

/** The van's pictures; stays rendered while another tab is shown, so that uploads continue. */
export function ImagesTab({ onBusy, onFailed }: Required<Pick<PictureEditorProps, 'onBusy' | 'onFailed'>>) {
  const { field, fieldState } = useController<FormValues, 'pictures'>({ name: 'pictures' });
  const { error } = fieldState;
  return (
    <div className={styles.images} data-field="pictures" tabIndex={-1}>
      {error?.message && <FieldError id="pictures-error">{error.message}</FieldError>}
      <PictureEditor
        {...field.value}
        onChange={(images, mainImageIndex) => field.onChange({ images, mainImageIndex })}
        onBusy={onBusy}
        onFailed={onFailed}
      />
    </div>
  );
}
