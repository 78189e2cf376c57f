import { specialDayToday } from '@forecourt/rules';
import { buttonClass, Container, classes, Icon, Menu, Phone, X } from '@forecourt/ui';
import { Link, Served, today, useDealership, useLocation } from '@forecourt/web-kit';
import { showroomAddress } from '../map/showroom-address.ts';
import styles from './header.module.css';
import { Logo } from './logo.tsx';

const ON_SERVER = typeof globalThis.document === 'undefined';

const LINKS = [
  { to: '/vehicles', label: 'Browse Vans' },
  { to: '/services', label: 'Services' },
  { to: '/finance', label: 'Finance' },
  { to: '/about', label: 'About Us' },
];

/**
 * On small screens the links are a popover: the browser opens and closes it, with Escape and without scripts. In print only the
 * name, the telephone number and the address are left.
 */
export function Header() {
  return (
    <Served as="header" name="header" className={styles.header}>
      {ON_SERVER && <HeaderContent />}
    </Served>
  );
}

function HeaderContent() {
  const dealership = useDealership();
  const { phone, phoneE164, phoneHours, specialDays } = dealership;
  const { pathname } = useLocation();
  return (
    <Container className={styles.row}>
      <Logo />
      <nav id="main-menu" popover="auto" className={styles.nav} aria-label="Main">
        {LINKS.map(({ to, label }) => (
          <Link key={to} to={to} aria-current={`${pathname}/`.startsWith(`${to}/`) ? 'page' : undefined} className={styles.link}>
            {label}
          </Link>
        ))}
      </nav>
      <div className={styles.actions}>
        <p className={styles.phone}>
          <span>{specialDayToday(specialDays, today()) ?? phoneHours}</span>
          <b>{phone}</b>
        </p>
        <a className={classes(buttonClass({ variant: 'dark' }), styles.call)} href={`tel:${phoneE164}`}>
          <Icon of={Phone} small />
          Call Us
        </a>
        <button
          type="button"
          className={classes(buttonClass({ variant: 'quiet', size: 'icon' }), styles.menu)}
          popoverTarget="main-menu"
          aria-label="Menu"
        >
          <Icon of={Menu} className={styles.open} />
          <Icon of={X} className={styles.close} />
        </button>
      </div>
      <address className={styles.printed}>
        <b>{phone}</b>
        <br />
        {showroomAddress(dealership)}
      </address>
    </Container>
  );
}
