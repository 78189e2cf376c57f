import { Container } from '@forecourt/ui';
import { Link, Served, today, useDealership } from '@forecourt/web-kit';
import type { ReactNode } from 'react';
import { CookieSettingsLink } from '../consent/cookie-settings.tsx';
import styles from './footer.module.css';
import { FooterContact } from './footer-contact.tsx';

const ON_SERVER = typeof globalThis.document === 'undefined';

const VANS_AND_SERVICES = [
  { to: '/vehicles', label: 'Browse Vans' },
  { to: '/finance', label: 'Finance Calculator' },
  { to: '/warranty', label: 'Warranty' },
  { to: '/services', label: 'Services' },
  { to: '/contact', label: 'Contact us' },
];

const POLICIES = [
  { to: '/privacy-policy', label: 'Privacy policy' },
  { to: '/terms-conditions', label: 'Terms and conditions' },
  { to: '/terms-conditions#complaints', label: 'Complaints' },
  { to: '/cookie-policy', label: 'Cookie policy' },
  { to: '/data-subject-rights', label: 'Data subject rights' },
];

interface LinksProps {
  readonly title: string;
  readonly links: typeof POLICIES;
  /** Further items of the list. */
  readonly children?: ReactNode;
}

function Links({ title, links, children }: LinksProps) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

/** Product §2, footer. */
export function Footer() {
  return (
    <Served as="footer" name="footer" className={styles.footer} data-surface="dark">
      {ON_SERVER && <FooterContent />}
    </Served>
  );
}

function FooterContent() {
  const { brands, copyrightYear, creditStatement, tradingName, webBuilder } = useDealership();
  return (
    <Container>
      <div className={styles.grid}>
        <FooterContact />
        <Links title="Vans and services" links={VANS_AND_SERVICES} />
        <Links title="Policies" links={POLICIES}>
          <li>
            <CookieSettingsLink />
          </li>
        </Links>
        <div>
          <h2 className={styles.heading}>Makes we sell</h2>
          <p className={styles.brands}>{brands.join(', ')}</p>
        </div>
      </div>
      <div className={styles.legal}>
        <p>{creditStatement}</p>
        <div className={styles.end}>
          <span>{`© ${copyrightYear ?? today().slice(0, 4)} ${tradingName}`}</span>
          <Link to="/admin">Admin</Link>
          <span>
            Website by <a href={webBuilder.url}>{webBuilder.name}</a>
          </span>
        </div>
      </div>
    </Container>
  );
}
