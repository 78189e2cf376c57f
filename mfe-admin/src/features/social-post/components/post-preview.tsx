import { IMAGE_WIDTHS, type ListedVehicle } from '@forecourt/contracts';
import { imageSources } from '@forecourt/rules';
import { useDealership } from '@forecourt/web-kit';
import { useState } from 'react';
import styles from './post-preview.module.css';

/** The post as the platform will show it: the dealership's name over the van's picture, which is hidden if it fails to load. */
export function PostPreview({ vehicle, name }: { readonly vehicle: ListedVehicle; readonly name: string }) {
  const { tradingName } = useDealership();
  const [isGone, setGone] = useState(false);
  const picture = vehicle.picture;
  return (
    <div className={styles.preview}>
      <p className="p-3-4 ink strong">{tradingName}</p>
      {picture !== null && !isGone && (
        <img
          {...imageSources(picture, 528, IMAGE_WIDTHS)}
          sizes="(min-width: 768px) 33rem, 100vw"
          width={1_200}
          height={630}
          alt={name}
          className={styles.picture}
          onError={() => setGone(true)}
        />
      )}
    </div>
  );
}
