import { Button, Icon, Minus, Plus } from '@forecourt/ui';
import type { Zoom } from '../hooks/use-zoom.ts';
import styles from './lightbox.module.css';

/** Zooming without pinching or a wheel. */
export function ZoomButtons({ zoom: { scale, atLargest, zoomIn, zoomOut } }: { readonly zoom: Zoom }) {
  // Not disabled at the limits, because that would lose the keyboard's focus.
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Zoom out"
        aria-disabled={scale <= 1}
        className={styles.tool}
        onClick={zoomOut}
      >
        <Icon of={Minus} />
      </Button>
      <Button variant="quiet" size="icon" aria-label="Zoom in" aria-disabled={atLargest} className={styles.tool} onClick={zoomIn}>
        <Icon of={Plus} />
      </Button>
    </>
  );
}
