import { Button, Container, Icon, LogOut, LogoMark } from '@forecourt/ui';
import { Link, useDealership, useQuery } from '@forecourt/web-kit';
import { useCurrentInSight } from '../choices/use-current-in-sight.ts';
import { newEnquiriesQuery } from '../features/enquiries/api/get-enquiry-counts.ts';
import { useSignOut } from '../session/sign-out.ts';
import styles from './office-header.module.css';
import { TABS, type Tab } from './tabs.ts';

const addressOf = (tab: string) => (tab === 'vehicles' ? '/admin' : `/admin?tab=${tab}`);

/** The dealership's name, the tabs and the sign-out button. */
export function OfficeHeader({ tab }: { readonly tab: Tab | undefined }) {
  const { tradingName } = useDealership();
  const { mutate: signOut, isPending } = useSignOut();
  const tabs = useCurrentInSight<HTMLElement>(tab);
  const { data: fresh = 0 } = useQuery(newEnquiriesQuery());
  return (
    <header className={styles.header} data-surface="dark">
      <Container className={styles.row}>
        <Link to="/" className={styles.logo} aria-label={`${tradingName}, home`}>
          <LogoMark className={styles.mark} />
          <span>{tradingName}</span>
        </Link>
        <nav ref={tabs} aria-label="Back office" className={styles.tabs}>
          {Object.entries(TABS).map(([key, label]) => (
            <Link key={key} to={addressOf(key)} className={styles.tab} aria-current={key === tab ? 'page' : undefined}>
              {label}
              {key === 'inquiries' && fresh > 0 && (
                <span className={styles.fresh}>
                  {fresh > 99 ? '99+' : fresh}
                  <span className="visually-hidden"> new</span>
                </span>
              )}
            </Link>
          ))}
        </nav>
        <Button
          variant="quiet"
          size="small"
          className={styles.out}
          aria-busy={isPending}
          aria-disabled={isPending}
          onClick={() => !isPending && signOut()}
        >
          <Icon of={LogOut} />
          Log out
        </Button>
      </Container>
    </header>
  );
}
