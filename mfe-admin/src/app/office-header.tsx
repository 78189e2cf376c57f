import { Button, buttonClass, Container, classes, Icon, Keyboard, LogOut, LogoMark, User } from '@forecourt/ui';
import { Link, useDealership, useQuery } from '@forecourt/web-kit';
import { OverlayLink } from '../address/overlay-link.tsx';
import { useCurrentInSight } from '../choices/use-current-in-sight.ts';
import { newEnquiriesQuery } from '../features/enquiries/api/get-enquiry-counts.ts';
import { useSignOut } from '../session/sign-out.ts';
import { MoreTabs } from './more-tabs.tsx';
import styles from './office-header.module.css';
import { addressOf, ownTabs, TABS, type Tab } from './tabs.ts';

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
        <div className={styles.places}>
          <nav ref={tabs} aria-label="Back office" className={styles.tabs}>
            {ownTabs().map((key) => (
              <Link key={key} to={addressOf(key)} className={styles.tab} aria-current={key === tab ? 'page' : undefined}>
                {TABS[key]}
                {key === 'inquiries' && fresh > 0 && (
                  <span className={styles.fresh}>
                    {fresh > 99 ? '99+' : fresh}
                    <span className="visually-hidden"> new</span>
                  </span>
                )}
              </Link>
            ))}
          </nav>
          <MoreTabs row={tabs} />
        </div>
        <div className={styles.own}>
          <OverlayLink
            open={{ keys: '' }}
            className={classes(buttonClass({ variant: 'quiet', size: 'icon' }), styles.out)}
            title="Keyboard shortcuts"
            aria-label="Keyboard shortcuts"
          >
            <Icon of={Keyboard} />
          </OverlayLink>
          <OverlayLink
            open={{ account: '' }}
            className={classes(buttonClass({ variant: 'quiet', size: 'icon' }), styles.out)}
            title="Your account"
            aria-label="Your account"
          >
            <Icon of={User} />
          </OverlayLink>
          <Button
            variant="quiet"
            size="small"
            className={classes(styles.out, styles.logOut)}
            title="Log out"
            aria-busy={isPending}
            aria-disabled={isPending}
            onClick={() => !isPending && signOut()}
          >
            <Icon of={LogOut} />
            <span className={styles.words}>Log out</span>
          </Button>
        </div>
      </Container>
    </header>
  );
}
