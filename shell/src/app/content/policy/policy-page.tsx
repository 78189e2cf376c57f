import type { PolicyContent } from '@forecourt/content';
import { Container } from '@forecourt/ui';
import { Blocks } from '../page/blocks.tsx';
import { ContentMeta } from '../page/content-meta.tsx';
import { PageHead } from '../page/page-head.tsx';
import styles from './policy-page.module.css';
import { TableOfContents } from './table-of-contents.tsx';

/** A long text in numbered sections, with a table of contents beside it. */
export function PolicyPage({ title, description, path, lastUpdated, sections }: PolicyContent) {
  return (
    <>
      <ContentMeta title={title} description={description} path={path} />
      <PageHead title={title}>
        <p className="muted">Last updated {lastUpdated}</p>
      </PageHead>
      <Container className={styles.page}>
        <TableOfContents sections={sections} />
        <article className={styles.prose}>
          {sections.map(({ id, title, blocks }, index) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} tabIndex={-1}>
                {index + 1}. {title}
              </h2>
              <Blocks blocks={blocks} />
            </section>
          ))}
        </article>
      </Container>
    </>
  );
}
