import { ArrowRight, Container, Icon } from '@forecourt/ui';
import styles from './categories.module.css';

const CATEGORIES = [
  { id: 'graphics', title: 'Graphics & Branding', text: 'Full wraps and signwriting, designed and fitted in-house.' },
  { id: 'performance', title: 'Performance & Style', text: 'Body kits and load-rated alloy wheels for your van.' },
  { id: 'technology', title: 'Technology', text: 'Apple CarPlay, parking sensors and heated seats.' },
  { id: 'security', title: 'Security', text: 'Immobilisers and locks that keep your tools in the van.' },
];

/** What we do, in four cards that link to sections below. */
export function Categories() {
  return (
    <nav aria-label="What we fit" className={styles.band}>
      <Container>
        <ul className={styles.cards}>
          {CATEGORIES.map(({ id, title, text }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.card}>
                <span className={styles.title}>{title}</span>
                <span className={styles.text}>{text}</span>
                <Icon of={ArrowRight} className={styles.arrow} />
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
