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

/** A page that the user's role may not open: a link from a colleague, or a role that was changed. */
export function ForbiddenTab({ name }: { readonly name: string }) {
  return (
    <Container>
      <EmptyState
        level={1}
        title={`Not for your role: ${name}`}
        text="Ask an owner if you need it. What you may open is in the menu above."
        action={
          <Link to="/admin" className={buttonClass({ variant: 'dark' })}>
            Vehicles
          </Link>
        }
      />
    </Container>
  );
}
