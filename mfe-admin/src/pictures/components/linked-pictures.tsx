import { Icon, TriangleAlert } from '@forecourt/ui';
import { useQuery } from '@forecourt/web-kit';
import { linkedPicturesQuery } from '../api/linked-pictures.ts';
import styles from './linked-pictures.module.css';

interface LinkedPicturesProps {
  readonly vehicleId: number;
  /** Those in the form: one that was removed there is no trouble any more. */
  readonly images: readonly string[];
}

/** Tells which of a van's pictures are still shown from another website, because they could not be copied, and why. */
export function LinkedPictures({ vehicleId, images }: LinkedPicturesProps) {
  const { data = [] } = useQuery(linkedPicturesQuery(vehicleId));
  const linked = data.filter(({ address }) => images.includes(address));
  if (linked.length === 0) return null;
  const isOne = linked.length === 1;
  return (
    <section className={styles.notice} aria-labelledby="linked-pictures">
      <h3 id="linked-pictures" className={styles.title}>
        <Icon of={TriangleAlert} />
        {isOne ? '1 picture is still on another website' : `${linked.length} pictures are still on another website`}
      </h3>
      <p>
        {isOne ? 'It is' : 'They are'} lost to this van when that website goes. Upload {isOne ? 'it' : 'them'} here to be safe.
      </p>
      <ul className="stack gap-1">
        {linked.map(({ address, says, isTriedAgain }) => (
          <li key={address} className={styles.reason}>
            <b>Image {images.indexOf(address) + 1}</b> from {new URL(address).hostname} could not be copied. {says}{' '}
            {isTriedAgain ? 'We will try again.' : 'We will not try again until the van is saved.'}
          </li>
        ))}
      </ul>
    </section>
  );
}
