import { Button, Icon, Minus, Plus } from '@forecourt/ui';
import type { Zoom } from '../hooks/use-zoom.ts';
import styles from './lightbox.module.css';

/** Zooming for those who neither pinch nor turn a wheel. */
export function ZoomButtons({ zoom: { scale, atLargest, zoomIn, zoomOut } }: { readonly zoom: Zoom }) {
  // Not disabled at the end of the scale: that would take the keyboard's focus away.
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
