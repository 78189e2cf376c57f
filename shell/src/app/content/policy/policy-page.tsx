import { Container } from '@forecourt/ui';
import { ContentMeta } from '../page/content-meta.tsx';
import { PageHead } from '../page/page-head.tsx';
import styles from './policy-page.module.css';
import type { PolicySection } from './policy-section.ts';
import { TableOfContents } from './table-of-contents.tsx';

export interface PolicyPageProps {
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  readonly path: string;
  /** As printed: "30 July 2025". */
  readonly lastUpdated: string;
  readonly sections: readonly PolicySection[];
}

/** A long text in numbered sections, with a table of contents beside it. */
export function PolicyPage({ title, description, path, lastUpdated, sections }: PolicyPageProps) {
  return (
    <>
      <ContentMeta title={title} description={description} path={path} />
      <PageHead title={title}>
        <p className="muted">Last updated {lastUpdated}</p>
      </PageHead>
      <Container className={styles.page}>
        <TableOfContents sections={sections} />
        <article className={styles.prose}>
          {sections.map(({ id, title, Text }, index) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} tabIndex={-1}>
                {index + 1}. {title}
              </h2>
              <Text />
            </section>
          ))}
        </article>
      </Container>
    </>
  );
}
