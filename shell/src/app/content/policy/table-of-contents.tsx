import type { PolicySection } from '@forecourt/content';
import styles from './table-of-contents.module.css';

/** Plain anchors: the browser scrolls clear of the header, and the heading takes the focus. */
export function TableOfContents({ sections }: { readonly sections: readonly PolicySection[] }) {
  return (
    <nav aria-labelledby="contents-heading" className={styles.contents}>
      <h2 id="contents-heading" className={styles.heading}>
        On this page
      </h2>
      <ol className={styles.list}>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              {index + 1}. {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
