import { IMAGE_WIDTHS } from '@forecourt/contracts';
import { imageUrl } from '@forecourt/rules';
import { Button, ChevronLeft, ChevronRight, classes, Icon, Picture, ScreenModal, X } from '@forecourt/ui';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { VehiclePicture } from '../../../vehicle/vehicle-picture.tsx';
import { useNeighbours } from '../hooks/use-neighbours.ts';
import { useSwipe } from '../hooks/use-swipe.ts';
import { useZoom } from '../hooks/use-zoom.ts';
import styles from './lightbox.module.css';
import { ZoomButtons } from './zoom-buttons.tsx';

interface LightboxProps {
  readonly images: readonly string[];
  /** What the pictures show. */
  readonly name: string;
  readonly index: number;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
}

const WIDEST = Math.max(...IMAGE_WIDTHS);
/** Width of the thumbnails, which are already loaded. */
const SMALL = 320;

/** The width to fetch: that of the screen in device pixels, or the largest available. */
const screenWidth = (): number => IMAGE_WIDTHS.find((width) => width >= window.innerWidth * window.devicePixelRatio) ?? WIDEST;

/** The full-screen gallery: arrows, Home, End and swipes move, pinch, wheel, double tap, + and - zoom, Escape closes. */
export function Lightbox({ images, name, index, onMove, onClose }: LightboxProps) {
  const addresses = useMemo(() => {
    const width = screenWidth();
    return images.map((image) => imageUrl(image, width));
  }, [images]);
  useNeighbours(addresses, index);
  const close = useRef<HTMLButtonElement>(null);
  // Not the first button, which the browser would focus.
  useEffect(() => close.current?.focus(), []);
  const picture = useRef<HTMLDivElement>(null);
  const zoom = useZoom(picture, index);
  const isZoomed = zoom.scale > 1;

  const count = images.length;
  const shown = images[index] ?? '';
  const move = (by: number) => onMove((index + by + count) % count);
  const onKeyDown = ({ key, shiftKey }: KeyboardEvent) => {
    const sideways = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (sideways !== 0 && !(shiftKey && isZoomed)) move(sideways);
    else if (sideways !== 0) zoom.pan(sideways, 0);
    else if (key === 'Home') onMove(0);
    else if (key === 'End') onMove(count - 1);
    else if (key === 'ArrowUp') zoom.pan(0, -1);
    else if (key === 'ArrowDown') zoom.pan(0, 1);
    else if (key === '+' || key === '=') zoom.zoomIn();
    else if (key === '-') zoom.zoomOut();
    else if (key === '0') zoom.reset();
  };
  const swipe = useSwipe((by) => count > 1 && !isZoomed && move(by));
  const moveButton = (label: string, by: number, place: string | undefined) => (
    <Button size="icon" aria-label={label} className={classes(styles.move, place)} onClick={() => move(by)}>
      <Icon of={by < 0 ? ChevronLeft : ChevronRight} />
    </Button>
  );

  return (
    <ScreenModal label={`Pictures: ${name}`} className={styles.lightbox} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <p role="status">
          {index + 1} of {count}
        </p>
        <ZoomButtons zoom={zoom} />
        <Button ref={close} variant="quiet" size="icon" aria-label="Close gallery" className={styles.tool} onClick={onClose}>
          <Icon of={X} />
        </Button>
      </div>
      <div className={styles.stage} {...swipe}>
        <div ref={picture} className="cover" onPointerUp={zoom.tap}>
          {/* The thumbnail, until the large picture covers it. */}
          <img key={shown} src={imageUrl(shown, SMALL)} alt="" className={styles.picture} />
          <Picture
            key={index}
            src={isZoomed ? imageUrl(shown, WIDEST) : (addresses[index] ?? null)}
            alt={`${name}, image ${index + 1} of ${count}`}
            width={3}
            height={2}
            loading="eager"
            className={styles.picture}
          />
        </div>
        {count > 1 && moveButton('Previous image', -1, styles.previous)}
        {count > 1 && moveButton('Next image', 1, styles.next)}
      </div>
      <div className={styles.strip}>
        {images.map((image, place) => (
          <button
            key={image}
            type="button"
            aria-label={`Image ${place + 1} of ${count}`}
            aria-current={place === index ? 'true' : undefined}
            className={styles.thumb}
            onClick={() => onMove(place)}
          >
            <VehiclePicture src={image} alt="" sizes="80px" widest={320} />
          </button>
        ))}
      </div>
    </ScreenModal>
  );
}
