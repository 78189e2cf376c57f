import { buttonClass, Container, EmptyState } from '@forecourt/ui';
import { Link, PageMeta, useSearchParams } from '@forecourt/web-kit';
import styles from './preview-ended.module.css';
import { previewFault } from './preview-faults.ts';
import { PREVIEW_ENDED_PATH } from './preview-paths.ts';

/** Says why a preview is not shown. */
export function PreviewEnded() {
  const [params] = useSearchParams();
  const { title, text } = previewFault(params);
  return (
    <Container className={styles.page}>
      <PageMeta title={title} description={text} path={PREVIEW_ENDED_PATH} noIndex />
      <EmptyState
        level={1}
        title={title}
        text={text}
        action={
          <>
            <Link to="/" className={buttonClass({ variant: 'dark' })}>
              See the site
            </Link>{' '}
            <Link to="/admin" className={buttonClass()}>
              Back office
            </Link>
          </>
        }
      />
    </Container>
  );
}
