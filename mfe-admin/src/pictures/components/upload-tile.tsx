import { Button, classes, Icon, RefreshCw, Trash2, X } from '@forecourt/ui';
import { useEffect, useState } from 'react';
import type { Upload } from '../upload-queue.ts';
import styles from './tile.module.css';

interface UploadTileProps {
  readonly upload: Upload;
  /** Absent if there is no room for it any more. */
  readonly onRetry: (() => void) | undefined;
  readonly onDrop: () => void;
}

/** A picture being uploaded, with a preview; after a failure, the reason and a Retry button. */
export function UploadTile({ upload, onRetry, onDrop }: UploadTileProps) {
  const { file, state, sent, trouble } = upload;
  return (
    <li className={classes(styles.tile, trouble && styles.failed)}>
      <div className={styles.view}>
        <Preview key={upload.id} file={file} />
        {!trouble && <progress className={styles.progress} value={sent} aria-label={`Uploading ${file.name}`} />}
      </div>
      {trouble && (
        <p className={styles.trouble}>
          <strong>{file.name}</strong> {trouble.text}
        </p>
      )}
      <div className={styles.bar}>
        {trouble ? (
          trouble.mayRetry &&
          onRetry && (
            <Button variant="quiet" size="small" aria-label={`Retry ${file.name}`} onClick={onRetry}>
              <Icon of={RefreshCw} small />
              Retry
            </Button>
          )
        ) : (
          <span className={styles.state}>{stateWords(state, sent)}</span>
        )}
        <Button
          variant="quiet"
          size="icon"
          aria-label={trouble ? `Dismiss ${file.name}` : `Cancel upload of ${file.name}`}
          className="to-end"
          data-failed={trouble !== null}
          onClick={onDrop}
        >
          <Icon of={trouble ? Trash2 : X} />
        </Button>
      </div>
    </li>
  );
}

const stateWords = (state: Upload['state'], sent: number): string => {
  switch (state) {
    case 'sending':
      return `${Math.floor(sent * 100)}%`;
    case 'checking':
      return 'Checking';
    case 'stored':
      return 'Uploaded';
    default:
      return 'Waiting';
  }
};

/** The file itself, from memory. If the browser cannot show it, the tile stays grey. */
function Preview({ file }: { readonly file: File }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (address === null) return null;
  return <img src={address} alt={file.name} className={styles.preview} onError={() => setAddress(null)} />;
}
