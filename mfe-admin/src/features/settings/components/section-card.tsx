import type { DealershipSettings } from '@forecourt/contracts';
import { buttonClass } from '@forecourt/ui';
import { OverlayLink } from '../../../address/overlay-link.tsx';
import type { SettingsSection } from '../sections.ts';
import { inWords } from '../values.ts';
import styles from './section-card.module.css';

interface SectionCardProps {
  readonly section: SettingsSection;
  readonly settings: DealershipSettings;
}

/** Some of the settings as they are, and where visitors meet them. */
export function SectionCard({ section: { name, title, shown, fields }, settings }: SectionCardProps) {
  const id = `settings-${name}`;
  return (
    <article aria-labelledby={id} className={styles.card}>
      <header className={styles.head}>
        <h2 id={id} className="h5">
          {title}
        </h2>
        <OverlayLink open={{ do: name }} className={buttonClass({ size: 'small' })} aria-label={`Change ${title.toLowerCase()}`}>
          Change
        </OverlayLink>
        <p className={styles.shown}>{shown}</p>
      </header>
      <dl className={styles.values}>
        {fields.map((field) => (
          <div key={field.path} className={styles.value}>
            <dt className="muted">{field.label}</dt>
            <dd className={styles.words}>{inWords(settings, field)}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
