import { buttonClass, Container, StockSearch } from '@forecourt/ui';
import { Link, PageMeta } from '@forecourt/web-kit';
import styles from './not-found.module.css';

/** Product §2: any other path, with its two literal texts; and links onwards (D40). */
export function NotFound() {
  const text = 'Did you forget to add the page to the router?';
  return (
    <Container className={styles.page}>
      <PageMeta title="404 Page Not Found" description="There is no page at this address." path="/404" noIndex />
      <h1 className={styles.title}>404 Page Not Found</h1>
      <p className="large muted">{text}</p>
      <h2 className="mt-5 h4">Looking for a van?</h2>
      <StockSearch />
      <nav aria-label="Ways onward" className="cluster gap-3">
        <Link to="/vehicles" className={buttonClass()}>
          Browse Vans
        </Link>
        <Link to="/" className={buttonClass()}>
          Home
        </Link>
        <Link to="/contact" className={buttonClass()}>
          Contact Us
        </Link>
      </nav>
    </Container>
  );
}
