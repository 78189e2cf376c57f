import { story } from '@forecourt/content';
import { useDealership } from '@forecourt/web-kit';
import { Blocks } from '../page/blocks.tsx';
import styles from './about.module.css';

export function Story() {
  const { id, title, blocks } = story(useDealership());
  return (
    <article className={styles.story} aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {title}
      </h2>
      <Blocks blocks={blocks} />
    </article>
  );
}
