import { classes, Icon, Upload } from '@forecourt/ui';
import type { RefObject } from 'react';
import { PICTURE_TYPES } from '../chosen-files.ts';
import styles from './add-tile.module.css';

interface AddTileProps {
  /** How many more pictures may be added. */
  readonly left: number;
  /** Files are being dragged over the editor. */
  readonly over: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Adds files by the browser's file chooser; the editor handles drops. */
export function AddTile({ left, over, input, onFiles }: AddTileProps) {
  return (
    <label className={classes(styles.add, over && styles.over)}>
      <input
        ref={input}
        type="file"
        multiple
        accept={PICTURE_TYPES.join(',')}
        className="visually-hidden"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // So that choosing the same file again fires a change event.
          currentTarget.value = '';
          onFiles(files);
        }}
      />
      <Icon of={Upload} />
      <span>
        {over ? 'Drop images here' : 'Upload images'}
        <br />
        up to {left} more, {'10\u00a0MB'} each
      </span>
    </label>
  );
}
