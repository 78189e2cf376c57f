import { buttonClass, Container, EmptyState } from '@forecourt/ui';
import { Link } from '@forecourt/web-kit';

/** An address with a tab that the back office does not have: mistyped, or of another release. */
export function UnknownTab() {
  return (
    <Container>
      <EmptyState
        level={1}
        title="There is no such page in the back office"
        text="The address may be mistyped, or from an earlier version. All pages are in the menu above."
        action={
          <Link to="/admin" className={buttonClass({ variant: 'dark' })}>
            Vehicles
          </Link>
        }
      />
    </Container>
  );
}
