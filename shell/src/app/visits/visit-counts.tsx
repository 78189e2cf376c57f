import { Button, Container } from '@forecourt/ui';
import { Link, PageMeta, useSearchParams } from '@forecourt/web-kit';
import styles from './visit-counts.module.css';
import { OBJECTION_PATH, VISIT_COUNTS_PATH } from './visit-paths.ts';

const DONE: Readonly<Record<string, string>> = {
  off: 'Your visits are not counted in this browser. It keeps one cookie that says so.',
  on: 'Your visits may be counted. The cookie against it is not in this browser.',
  browser: 'Your browser says that it is not to be counted, so your visits are not.',
};

/** How visits are counted, and how not to be. */
export function VisitCounts() {
  const [params] = useSearchParams();
  const done = DONE[params.get('done') ?? ''];
  return (
    <Container className={styles.page}>
      <PageMeta
        title="How we count visits"
        description="What we count when somebody looks at a van, and how not to be counted."
        path={VISIT_COUNTS_PATH}
        noIndex
      />
      <h1 className="h3">How we count visits</h1>
      {done && (
        <p role="status" className={styles.done}>
          {done}
        </p>
      )}
      <p>
        For each van and day we count how many visitors looked at it, opened its pictures, looked at its load space or saved a
        finance calculation. It tells us which vans interest people.
      </p>
      <p>
        Nothing is stored in your browser for it. So that a visitor is not counted twice, our server turns your internet address
        and what your browser says of itself into a code, with a secret that changes every day and is then thrown away: from then
        on nobody can tell who was counted, and the codes are deleted. Only the sums stay, for 13 months.
      </p>
      <p>
        Browsers that send 'Do Not Track' or 'Global Privacy Control' are not counted. If yours sends neither, you can object
        here. We then store one cookie, which says only that you are not to be counted.
      </p>
      <div className="cluster gap-3">
        <Objection says="yes">Don't count my visits</Objection>
        <Objection says="no">Count them again</Objection>
      </div>
      <p>
        <Link to="/privacy-policy">Privacy policy</Link>
      </p>
    </Container>
  );
}

function Objection({ says, children }: { readonly says: 'yes' | 'no'; readonly children: string }) {
  return (
    <form method="post" action={OBJECTION_PATH}>
      <input type="hidden" name="objection" value={says} />
      <Button type="submit" {...(says === 'yes' && { variant: 'dark' })}>
        {children}
      </Button>
    </form>
  );
}
