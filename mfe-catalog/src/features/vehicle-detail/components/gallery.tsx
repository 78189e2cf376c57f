import type { Vehicle } from '@forecourt/contracts';
import { detailImages, imageUrl } from '@forecourt/rules';
import { Badge, Icon, Images, VanOutline, Zap } from '@forecourt/ui';
import { sayNotLoaded, usePart } from '@forecourt/web-kit';
import { type MouseEvent, useState } from 'react';
import { describePicture, VehiclePicture } from '../../../vehicle/vehicle-picture.tsx';
import { useSwipe } from '../hooks/use-swipe.ts';
import styles from './gallery.module.css';

const fetchLightbox = async () => (await import('./lightbox.tsx')).Lightbox;

const MAIN_SIZES = '(min-width: 1440px) 822px, (min-width: 1024px) calc(79vw - 310px), 100vw';
const THUMB_SIZES = '(min-width: 1024px) 160px, (min-width: 768px) 18vw, 22vw';
/** Width of the linked pictures if there are no scripts. */
const FULL_WIDTH = 1600;

/** The pictures of a van (product §2). They are links, so that they can be enlarged without scripts too. */
export function Gallery({ vehicle }: { readonly vehicle: Vehicle }) {
  const images = detailImages(vehicle);
  const [current, setCurrent] = useState(() => Math.min(vehicle.mainImageIndex, Math.max(0, images.length - 1)));
  const [open, setOpen] = useState(false);
  const Lightbox = usePart(open, fetchLightbox, () => {
    setOpen(false);
    sayNotLoaded();
  });
  const count = images.length;
  const swipe = useSwipe((by) => setCurrent((current + by + count) % count));
  const name = describePicture(vehicle);
  const main = images[current];
  if (main === undefined) return <VanOutline title={`${name}: no picture yet`} className={styles.main} />;

  const onClick = (act: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    act();
  };
  return (
    <>
      <a
        href={imageUrl(main, FULL_WIDTH)}
        data-live=""
        data-visit="gallery"
        data-swipe=""
        className={styles.main}
        onClick={onClick(() => setOpen(true))}
        {...swipe}
      >
        <VehiclePicture
          key={main}
          src={main}
          alt={name}
          sizes={MAIN_SIZES}
          widest={1600}
          loading="hero"
          className={vehicle.isSold ? styles.sold : undefined}
        />
        {vehicle.isElectric && (
          <span className={styles.electric}>
            <Badge tone="electric">
              <Icon of={Zap} small />
              Electric
            </Badge>
          </span>
        )}
        <span className={styles.hint}>
          <Icon of={Images} />
          {`Click to view gallery (${count} ${count === 1 ? 'image' : 'images'})`}
        </span>
      </a>
      {count > 1 && (
        <>
          <p role="status" className="visually-hidden">
            {`Image ${current + 1} of ${count}`}
          </p>
          <ul className={styles.thumbs}>
            {images.map((image, index) => (
              <li key={image}>
                <a
                  href={imageUrl(image, FULL_WIDTH)}
                  data-live=""
                  aria-label={`Image ${index + 1} of ${count}`}
                  aria-current={index === current ? 'true' : undefined}
                  className={styles.thumb}
                  onClick={onClick(() => setCurrent(index))}
                >
                  <VehiclePicture src={image} alt="" sizes={THUMB_SIZES} widest={320} />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {open && Lightbox && (
        <Lightbox images={images} name={name} index={current} onMove={setCurrent} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
