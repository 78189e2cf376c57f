import { MAX_IMAGES } from '@forecourt/contracts';
import { showToast } from '@forecourt/web-kit';
import { useEffect, useRef, useState } from 'react';
import { sortFiles } from './chosen-files.ts';
import { AddTile } from './components/add-tile.tsx';
import { StoredTile } from './components/stored-tile.tsx';
import { UploadTile } from './components/upload-tile.tsx';
import { useDragOrder } from './hooks/use-drag-order.ts';
import { useFileDrop } from './hooks/use-file-drop.ts';
import { useFocusNext } from './hooks/use-focus-next.ts';
import { type OrderProps, useOrder } from './hooks/use-order.ts';
import { useUploads } from './hooks/use-uploads.ts';
import styles from './picture-editor.module.css';
import { primaryPlace, withAdded, withMoved, withPutBack, withRemoved } from './picture-order.ts';
import { leftWords } from './upload-words.ts';

export interface PictureEditorProps extends OrderProps {
  /** Called when uploads start or end: the form is saved once they have completed. */
  readonly onBusy?: (busy: boolean) => void;
  /** Called with what is to be done about failed uploads, as half a sentence; null: nothing. */
  readonly onFailed?: (words: string | null) => void;
}

/**
 * A van's pictures: upload, order, primary picture, removal (product §2 Images). Keep it rendered while its form is open, hidden
 * while another tab is shown: unmounting it aborts uploads.
 */
export function PictureEditor({ onBusy, onFailed, ...given }: PictureEditorProps) {
  const { images } = given;
  const input = useRef<HTMLInputElement>(null);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const focus = useFocusNext();
  const change = useOrder(given);
  const { uploads, queue } = useUploads({ onBusy, onStored: (paths) => change((order) => withAdded(order, paths)) });
  const left = MAX_IMAGES - images.length - uploads.filter(({ state }) => state !== 'failed').length;

  const failed = leftWords(
    uploads.filter(({ state }) => state === 'failed'),
    left > 0,
  );
  useEffect(() => onFailed?.(failed), [onFailed, failed]);

  const add = (files: readonly File[]) => {
    const chosen = sortFiles(files);
    setRefusals(chosen.refusals);
    if (chosen.pictures.length <= left) queue.add(chosen.pictures);
    else showToast({ title: 'Too many images', text: `You can only upload ${left} more image(s).`, tone: 'error' });
  };
  const move = (from: number, to: number) => {
    const { before, after } = change((order) => withMoved(order, from, to));
    const primary = to === 0 || (from === 0 && primaryPlace(before) === 0) ? ' Image 1 is the primary image now.' : '';
    setSaid(`Image ${from + 1} is now image ${to + 1} of ${after.images.length}.${primary}`);
  };
  const makePrimary = (place: number) => {
    move(place, 0);
    focus.next(0, 'later');
  };
  const remove = (place: number) => {
    const { before, after } = change((order) => withRemoved(order, place));
    const count = after.images.length;
    const removed = before.images[place] ?? '';
    const wasPrimary = primaryPlace(before) === place;
    showToast({
      title: `Image ${place + 1} removed`,
      action: { label: 'Undo', run: () => change((order) => withPutBack(order, { image: removed, place, wasPrimary })) },
    });
    setSaid(`Image ${place + 1} removed. ${count} of ${MAX_IMAGES} images left.`);
    if (count === 0) input.current?.focus();
    else focus.next(Math.min(place, count - 1), 'remove');
  };
  const drop = (id: number) => {
    queue.drop(id);
    input.current?.focus();
  };

  const { over, areaProps } = useFileDrop(add);
  const { drag, tileProps, listProps } = useDragOrder(move);
  const order = drag ? withMoved(given, drag.from, drag.to) : given;
  const primary = primaryPlace(order);
  const position = primary === 0 ? 'The first' : `Image ${primary + 1}`;
  return (
    <div {...areaProps}>
      <p className={styles.note}>
        {images.length} of {MAX_IMAGES} images. {position} is the primary image in listings.{' '}
        {images.length > 1 && 'Drag to reorder.'}
      </p>
      <div role="status" aria-label="Files that were not added" className={styles.refusals}>
        {refusals.length > 0 && (
          <ul>
            {refusals.map((refusal) => (
              <li key={refusal}>{refusal}</li>
            ))}
          </ul>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <ul ref={focus.list} className={styles.tiles} {...listProps}>
        {order.images.map((image, place) => (
          <StoredTile
            key={order.images.indexOf(image) === place ? image : `${image} ${place}`}
            image={image}
            place={place}
            count={images.length}
            primary={place === primary}
            dragged={place === drag?.to}
            dragProps={tileProps(place)}
            onMove={(to) => move(place, to)}
            onMakePrimary={() => makePrimary(place)}
            onRemove={() => remove(place)}
          />
        ))}
        {uploads.map((upload) => (
          <UploadTile
            key={upload.id}
            upload={upload}
            onRetry={left > 0 ? () => queue.retry(upload.id) : undefined}
            onDrop={() => drop(upload.id)}
          />
        ))}
        {left > 0 && (
          <li className={styles.add}>
            <AddTile left={left} over={over} input={input} onFiles={add} />
          </li>
        )}
      </ul>
    </div>
  );
}
