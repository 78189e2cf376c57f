import { IMAGE_WIDTHS } from '@forecourt/contracts';
import { imageSources } from '@forecourt/rules';
import { Badge, Button, ChevronLeft, ChevronRight, classes, Icon, Picture, Trash2 } from '@forecourt/ui';
import type { ComponentProps } from 'react';
import styles from './tile.module.css';

interface StoredTileProps {
  readonly image: string;
  /** Its index among all pictures, from 0. */
  readonly place: number;
  readonly count: number;
  readonly primary: boolean;
  readonly dragged: boolean;
  readonly dragProps: ComponentProps<'li'>;
  readonly onMove: (to: number) => void;
  readonly onMakePrimary: () => void;
  readonly onRemove: () => void;
}

/** A picture of the van with its controls, which are found by `data-control` when the focus has to move. */
export function StoredTile({ image, place, count, primary, dragged, dragProps, ...on }: StoredTileProps) {
  const name = `image ${place + 1}`;
  const moveButton = (label: string, to: number, control: string) => {
    // Not `disabled`, which would lose the focus when the picture reaches either end.
    const atEnd = to < 0 || to >= count;
    return (
      <Button
        variant="quiet"
        size="icon"
        aria-label={label}
        aria-disabled={atEnd}
        data-control={control}
        className={atEnd ? styles.atEnd : undefined}
        onClick={() => !atEnd && on.onMove(to)}
      >
        <Icon of={to < place ? ChevronLeft : ChevronRight} />
      </Button>
    );
  };
  return (
    <li {...dragProps} className={classes(styles.tile, styles.movable, dragged && styles.dragged)}>
      <div className={styles.view}>
        <Picture
          {...imageSources(image, 240, IMAGE_WIDTHS)}
          sizes="(min-width: 480px) 240px, 45vw"
          width={3}
          height={2}
          alt={`Image ${place + 1}`}
        />
        {primary ? (
          <span className={styles.mark}>
            <Badge tone="ink">Primary</Badge>
          </span>
        ) : (
          <button type="button" className={styles.makePrimary} aria-label={`Make primary: ${name}`} onClick={on.onMakePrimary}>
            <span>Make primary</span>
          </button>
        )}
      </div>
      <div className={styles.bar}>
        <span className="flex">
          {moveButton(`Move ${name} earlier`, place - 1, 'earlier')}
          {moveButton(`Move ${name} later`, place + 1, 'later')}
        </span>
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Remove ${name}`}
          data-control="remove"
          className={styles.remove}
          onClick={on.onRemove}
        >
          <Icon of={Trash2} />
        </Button>
      </div>
    </li>
  );
}
