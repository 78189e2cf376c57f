import { serviceCategories } from '@forecourt/content';
import { ArrowRight, Container, Icon } from '@forecourt/ui';
import styles from './categories.module.css';

/** What we do, in four cards that link to sections below. */
export function Categories() {
  return (
    <nav aria-label="What we fit" className={styles.band}>
      <Container>
        <ul className={styles.cards}>
          {serviceCategories.map(({ id, title, text }) => (
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
