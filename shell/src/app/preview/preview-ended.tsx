import { buttonClass, Container, EmptyState } from '@forecourt/ui';
import { Link, PageMeta, useSearchParams } from '@forecourt/web-kit';
import styles from './preview-ended.module.css';
import { PREVIEW_ENDED_PATH } from './preview-paths.ts';

const FAULTS = new Map([
  [
    'expired',
    {
      title: 'This preview has ended',
      text: 'A preview link works for one hour. Staff make a new one in the back office, under Releases.',
    },
  ],
  [
    'broken',
    {
      title: 'This preview cannot be shown',
      text: 'The files of the release cannot be loaded. You see the site as every visitor does.',
    },
  ],
]);
const INVALID = {
  title: 'This is not a preview link',
  text: 'It has been altered, or cut off. Ask for it again, or make a new one in the back office, under Releases.',
};

/** Says why a preview is not shown. */
export function PreviewEnded() {
  const [params] = useSearchParams();
  const { title, text } = FAULTS.get(params.get('why') ?? '') ?? INVALID;
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
            <Link to="/admin?tab=releases" className={buttonClass()}>
              Releases
            </Link>
          </>
        }
      />
    </Container>
  );
}
