import { classes, Icon, Upload } from '@forecourt/ui';
import type { RefObject } from 'react';
import { PICTURE_TYPES } from '../chosen-files.ts';
import styles from './add-tile.module.css';

interface AddTileProps {
  /** How many more pictures there is room for. */
  readonly left: number;
  /** Files are held over the editor. */
  readonly over: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files by the browser's own dialog; dropping them is the editor's. */
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
          // So that choosing the same file again is a change too.
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
